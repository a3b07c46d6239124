/** Course: a lesson being taken. The server plays the positions; nothing is kept there. */
import { api } from "../api.ts";
import type {
  Action,
  Document,
  Game,
  GameEvent,
  Naming,
  Seat,
  StudyAnswer,
  StudyBody,
} from "../documents.ts";
import { faceFor, lessonFor, storyFor } from "../games/faces.ts";
import { isStill, settings } from "../settings.svelte.ts";
import { Foresight } from "../table/foresight.svelte.ts";
import { Names } from "../table/names.svelte.ts";
import type { Story } from "../table/story.ts";
import { Tableau } from "../table/tableau.svelte.ts";
import { capital } from "../words/capital.ts";
import { gameWords } from "../words/lexicon.ts";
import type { Words } from "../words/words.ts";
import {
  answersTo,
  isWanted,
  type Lesson,
  type LessonStep,
  solutionOf,
  wrongOf,
} from "./lesson.ts";

const PUPIL = 0;

export class Course {
  scene = $state.raw<Tableau>()!;
  at = $state(0);
  /** What has just happened, in answer to the pupil's action. */
  told = $state.raw<GameEvent[]>([]);
  done = $state(false);
  /** The action that was not it, in words. */
  wrong = $state("");
  /** Which words of the step say why not. */
  because = $state("wrong");
  /** Whether the house is asked how things go on. */
  busy = $state(false);

  private position: Document | null = null;
  /** Counts what the pupil wished for: only the last wish is carried out and shown. */
  private wish = 0;
  private readonly foresight = new Foresight((acts) => this.foresee(acts));
  private readonly names = new Names((picked) => this.name(picked));

  private constructor(
    readonly game: Game,
    readonly lesson: Lesson,
    private readonly story: Story,
  ) {}

  static async open(game: Game): Promise<Course> {
    const [lesson, face, words, story] = await Promise.all([
      lessonFor(game.id),
      faceFor(game.id),
      gameWords(settings.language, game.id),
      storyFor(game.id),
    ]);
    if (!lesson) throw new Error(`no lesson of ${game.id}`);
    const course = new Course(game, lesson, story);
    const first = await course.study(lesson.steps[0]!);
    course.scene = new Tableau(
      game,
      seatsOf(lesson, words),
      face,
      course.named(words),
      first.view,
      (action) => course.act(action),
      (action) => course.foresight.of(action),
      (picked) => course.names.of(picked),
    );
    course.show(first);
    return course;
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at]!;
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1;
  }

  async speak() {
    const { language } = settings;
    const words = await gameWords(language, this.game.id);
    if (settings.language === language) this.scene.words = this.named(words);
  }

  /** To another step; one in the middle of a game is reached through those before it. */
  async go(to: number) {
    const start = this.lesson.steps.findLastIndex((step, place) => place <= to && step.position);
    const found = await this.wished(async () => {
      let found = await this.study(this.lesson.steps[start]!);
      for (const step of this.lesson.steps.slice(start, to)) {
        const solved = solutionOf(step, found.view.legal);
        if (solved) found = await this.carryOut(solved, step, found.position);
      }
      return found;
    });
    if (!found) return;
    this.begin(to);
    this.show(found);
  }

  /** The next step goes on where the game stands, unless it lays out a position of its own. */
  async next() {
    if (this.isLast) return;
    const to = this.at + 1;
    const step = this.lesson.steps[to]!;
    if (step.position) {
      await this.go(to);
    } else {
      this.begin(to);
      this.scene.moment = null;
    }
  }

  /** The coach does it himself. */
  async demonstrate() {
    const action = solutionOf(this.step, this.scene.view.legal);
    if (action) await this.scene.choice.act(action);
  }

  private async act(action: Action) {
    const { step } = this;
    if (this.done || this.busy || !step.task) return;
    if (!isWanted(step, action)) {
      this.wrong = capital(this.scene.words.action(action));
      this.because = wrongOf(step, action);
      this.scene.choice.reset();
      return;
    }
    const before = this.scene.view;
    const found = await this.wished(() => this.carryOut(action, step, this.position));
    if (!found) return;
    const events = found.events.flat();
    this.wrong = "";
    this.show(found);
    this.scene.moment = this.story.moment?.(events, found.view, before) ?? null;
    if (!(await this.open(events))) return;
    this.told = events;
    this.done = true;
  }

  /** Lets things be turned over on the table before the coach speaks of them; false if one went on. */
  private async open(events: GameEvent[]): Promise<boolean> {
    const lasts = isStill() ? 0 : (this.story.opens?.(events) ?? 0);
    if (!lasts) return true;
    this.scene.opening = true;
    const opened = await this.wished(() => new Promise((done) => setTimeout(done, lasts, events)));
    if (opened) this.scene.opening = false;
    return opened !== null;
  }

  private begin(at: number) {
    this.at = at;
    this.told = [];
    this.done = this.step.task === undefined;
    this.wrong = "";
  }

  /** What comes of a wish, or null where the pupil has wished for something else meanwhile. */
  private async wished<Found>(work: () => Promise<Found>): Promise<Found | null> {
    const wish = ++this.wish;
    this.busy = true;
    try {
      const found = await work();
      return wish === this.wish ? found : null;
    } catch (reason) {
      if (wish === this.wish) throw reason;
      return null;
    } finally {
      if (wish === this.wish) this.busy = false;
    }
  }

  private async carryOut(
    action: Action,
    step: LessonStep,
    position: Document | null,
  ): Promise<StudyAnswer> {
    const acts = [{ seat: PUPIL, act: action }, ...answersTo(step, action)];
    return this.played({ position, acts, chance: step.chance ?? [] });
  }

  private async study(step: LessonStep): Promise<StudyAnswer> {
    const { players, options = {} } = this.lesson;
    return this.played({ players, options, seed: 0, patch: step.position ?? {} });
  }

  private async played(wish: Omit<StudyBody, "game">): Promise<StudyAnswer> {
    return api.study({ ...wish, game: this.game.id, seat: PUPIL, sketch: true });
  }

  private async foresee(acts: Action[]): Promise<(GameEvent[] | null)[]> {
    if (!this.game.foresees) return acts.map(() => null);
    const { game, position } = this;
    const { foreseen } = await api.study({ game: game.id, position, seat: PUPIL, foresee: acts });
    return foreseen;
  }

  private async name(picked: Document): Promise<Naming> {
    const { game, position } = this;
    const { named } = await api.study({ game: game.id, position, seat: PUPIL, name: [picked] });
    return named[0]!;
  }

  private show(found: StudyAnswer) {
    this.position = found.position;
    this.foresight.forget();
    this.names.forget();
    this.scene.view = found.view;
    this.scene.sketch = found.sketch ?? null;
    this.scene.moment = null;
    this.scene.opening = false;
    this.scene.choice.reset();
    this.scene.choice.deal = null;
  }

  private named(words: Words): Words {
    const names = seatsOf(this.lesson, words).map((seat) => seat.name ?? "");
    return words.to({ names, you: PUPIL });
  }
}

function seatsOf({ players }: Lesson, words: Words): Seat[] {
  return Array.from({ length: players }, (_, seat) => ({
    seat,
    kind: "person",
    name: words.say(`lesson-name-${seat}`),
    house_name: null,
    mask: null,
    bot: null,
    commitment: null,
    stand_in: null,
    here: true,
    gone_at: null,
    bot_at: null,
    vacant: false,
    reserved: false,
    reserved_for_you: false,
    yours: seat === PUPIL,
    host: false,
  }));
}
