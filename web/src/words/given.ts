/** Words that somebody has given: a bot's are told everybody in his own language. */
import type { Words } from "./words.ts";

export interface Given {
  text: string;
  line?: string | null;
}

export const wordOf = ({ text, line }: Given, words: Words): string =>
  line && words.has(line) ? words.say(line) : text;
