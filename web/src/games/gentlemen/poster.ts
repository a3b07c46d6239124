import emblem from "icon:top-hat";
import type { Poster } from "../faces.ts";

export const poster: Poster = { order: 2, emblem, minutes: 30, hard: 2 };
