import emblem from "icon:acorn";
import type { Poster } from "../faces.ts";

export const poster: Poster = { order: 1, emblem, minutes: 20, hard: 1 };
