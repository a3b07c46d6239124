import emblem from "icon:scales";
import type { Poster } from "../faces.ts";

export const poster: Poster = { order: 5, emblem, minutes: 60, hard: 3 };
