import emblem from "icon:wallet";
import type { Poster } from "../faces.ts";

export const poster: Poster = { order: 3, emblem, minutes: 25, hard: 2, stitched: true };
