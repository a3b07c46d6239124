/** The games' looks, found by looking into the folders here, or brought by the package of a game.
 * A game without one is drawn from its words. */
import fedora from "icon:fedora";
import type { Component } from "svelte";
import { api } from "../api.ts";
import type { Game, GameFace } from "../documents.ts";
import type { Face } from "../look/face.ts";
import type { Lesson } from "../lessons/lesson.ts";
import type { BoardModule } from "../table/brought.ts";
import type { Scene } from "../table/scene.ts";
import type { Story } from "../table/story.ts";
import houseBack from "../look/back.svg";

/** Its colours, as variables under its `data-game`; a game without has those of the house. */
import.meta.glob("./*/face.css", { eager: true });

/** What the lobby tells of a game beside its title. `hard` counts from 1 to 3. */
export interface Poster {
  order: number;
  emblem: string;
  minutes: number;
  hard: number;
  /** Whether its table is of leather, with a seam around it, and not of cloth. */
  stitched?: boolean;
}

export type FaceOf = (thing: string) => Face | undefined;
export type Board = Component<{ scene: Scene }>;

function byGame<Found>(files: Record<string, Found>): Record<string, Found> {
  return Object.fromEntries(
    Object.entries(files).map(([path, found]) => [path.split("/")[1]!, found]),
  );
}

const posters = byGame(
  import.meta.glob<Poster>("./*/poster.ts", { eager: true, import: "poster" }),
);
const pictures = byGame(
  import.meta.glob<string>("./*/poster.svg", { eager: true, query: "?url", import: "default" }),
);
const backs = byGame(
  import.meta.glob<string>("./*/back.svg", { eager: true, query: "?url", import: "default" }),
);
const faceFiles = byGame(import.meta.glob<FaceOf>("./*/face.ts", { import: "faceOf" }));
const boards = byGame(import.meta.glob<Board>("./*/Board.svelte", { import: "default" }));
const stories = byGame(import.meta.glob<Story>("./*/story.ts", { import: "story" }));
const lessons = byGame(import.meta.glob<Lesson>("./*/lesson.ts", { import: "lesson" }));

/** What packages of games bring, by game: the house tells it when it opens. */
const brought: Record<string, GameFace> = {};
/** Their colours: each is there, or is missing and nobody waits for it. */
const sheets: Record<string, Promise<void>> = {};

/** Take in what these games bring for themselves. */
export function welcome(games: readonly Game[]) {
  for (const { id, face } of games) {
    if (!face) continue;
    brought[id] = face;
    const colours = fileOf(id, "face.css");
    if (colours) sheets[id] ??= dressed(colours);
  }
}

function dressed(address: string): Promise<void> {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  document.head.append(sheet);
  return new Promise((done) => (sheet.onload = sheet.onerror = () => done()));
}

function fileOf(game: string, name: string): string | undefined {
  const face = brought[game];
  return face?.files.includes(name) ? face.at + name : undefined;
}

export const faces = Object.fromEntries(
  Object.entries(posters).sort(([, one], [, other]) => one.order - other.order),
);

export const posterOf = (game: string): Poster =>
  posters[game] ?? { order: Infinity, emblem: fedora, minutes: 30, hard: 2 };
export const pictureOf = (game: string): string | undefined => pictures[game];
export const backOf = (game: string): string => backs[game] ?? houseBack;
export const hasLesson = (game: string): boolean =>
  game in lessons || fileOf(game, "lesson.json") !== undefined;

export const faceFor = async (game: string): Promise<FaceOf> =>
  (await faceFiles[game]?.()) ?? (() => undefined);
export const boardFor = async (game: string): Promise<Board | undefined> =>
  boards[game]?.() ?? (fileOf(game, "board.js") ? frameFor(game) : undefined);
export const storyFor = async (game: string): Promise<Story> => (await stories[game]?.()) ?? {};
export const lessonFor = async (game: string): Promise<Lesson | undefined> =>
  lessons[game]?.() ?? broughtLesson(game);

/** What holds a board that is brought, once its colours are there. */
async function frameFor(game: string): Promise<Board> {
  const [frame] = await Promise.all([import("../table/BroughtBoard.svelte"), sheets[game]]);
  return frame.default;
}

export const broughtBoard = (game: string): Promise<BoardModule> =>
  import(/* @vite-ignore */ fileOf(game, "board.js")!) as Promise<BoardModule>;

async function broughtLesson(game: string): Promise<Lesson | undefined> {
  const address = fileOf(game, "lesson.json");
  return address ? await api.file<Lesson>(address) : undefined;
}
