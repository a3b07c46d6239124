import emblem from "icon:fedora";
import type { Poster } from "../faces.ts";

export const poster: Poster = { order: 4, emblem, minutes: 120, hard: 3 };
