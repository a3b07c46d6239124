/** A figure as one writes it: 117,000, or 117 000 in Russian. */
import { settings } from "../settings.svelte.ts";

export const figure = (value: number): string => value.toLocaleString(settings.language);
