/** Course: a lesson being taken. The server plays the positions; nothing is kept there. */
import { api } from "../api.ts";
import type {
  Action,
  Document,
  Game,
  GameEvent,
  Seat,
  StudyAnswer,
  StudyBody,
} from "../documents.ts";
import { faceFor, lessonFor, storyFor } from "../games/faces.ts";
import { isStill, settings } from "../settings.svelte.ts";
import { Foresight } from "../table/foresight.svelte.ts";
import type { Story } from "../table/story.ts";
import { Tableau } from "../table/tableau.svelte.ts";
import { gameWords } from "../words/lexicon.ts";
import type { Words } from "../words/words.ts";
import { answersTo, isWanted, solutionOf, type Lesson, type LessonStep } from "./lesson.ts";

const PUPIL = 0;

export class Course {
  scene = $state.raw<Tableau>()!;
  at = $state(0);
  /** What has just happened, in answer to the pupil's action. */
  told = $state.raw<GameEvent[]>([]);
  done = $state(false);
  /** The action that was not it, in words. */
  wrong = $state("");
  /** Whether the house is asked how things go on. */
  busy = $state(false);

  private position: Document | null = null;
  private readonly foresight = new Foresight((acts) => this.foresee(acts));

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
    const words = await gameWords(settings.language, this.game.id);
    this.scene.words = this.named(words);
  }

  /** To another step; one in the middle of a game is reached through those before it. */
  async go(to: number) {
    const start = this.lesson.steps.findLastIndex((step, place) => place <= to && step.position);
    let found = await this.study(this.lesson.steps[start]!);
    for (let place = start; place < to; place++) {
      const solved = solutionOf(this.lesson.steps[place]!, found.view.legal);
      if (solved) found = await this.carryOut(solved, this.lesson.steps[place]!);
    }
    this.begin(to);
    this.show(found);
  }

  /** The next step goes on where the game stands, unless it lays out a position of its own. */
  async next() {
    if (this.isLast) return;
    const to = this.at + 1;
    const step = this.lesson.steps[to]!;
    const found = step.position ? await this.study(step) : null;
    this.begin(to);
    if (found) this.show(found);
    else this.scene.moment = null;
  }

  /** The coach does it himself. */
  async demonstrate() {
    const action = solutionOf(this.step, this.scene.view.legal);
    if (action) await this.act(action);
  }

  private async act(action: Action) {
    const { at, step } = this;
    if (this.done || this.busy || !step.task) return;
    if (!isWanted(step, action)) {
      this.wrong = this.scene.words.action(action);
      this.scene.choice.reset();
      return;
    }
    const before = this.scene.view;
    const found = await this.carryOut(action, step);
    const events = found.events.flat();
    this.wrong = "";
    this.show(found);
    this.scene.moment = this.story.moment?.(events, found.view, before) ?? null;
    await this.open(events);
    if (this.at !== at) return;
    this.told = events;
    this.done = true;
  }

  /** Lets things be turned over on the table before the coach speaks of them. */
  private async open(events: GameEvent[]) {
    const lasts = isStill() ? 0 : (this.story.opens?.(events) ?? 0);
    if (!lasts) return;
    this.busy = this.scene.opening = true;
    await new Promise((done) => setTimeout(done, lasts));
    this.busy = this.scene.opening = false;
  }

  private begin(at: number) {
    this.at = at;
    this.told = [];
    this.done = this.step.task === undefined;
    this.wrong = "";
  }

  private async carryOut(action: Action, step: LessonStep): Promise<StudyAnswer> {
    return this.ask([{ seat: PUPIL, act: action }, ...answersTo(step, action)], step.chance ?? []);
  }

  private async study(step: LessonStep): Promise<StudyAnswer> {
    const { players, options = {} } = this.lesson;
    return this.played({
      game: this.game.id,
      players,
      options,
      seed: 0,
      patch: step.position ?? {},
    });
  }

  private async ask(
    acts: { seat: number; act: Action }[],
    chance: Document[],
  ): Promise<StudyAnswer> {
    const { game, position } = this;
    return this.played({ game: game.id, position, acts, chance });
  }

  private async played(wish: StudyBody): Promise<StudyAnswer> {
    this.busy = true;
    try {
      const found = await api.study({ ...wish, seat: PUPIL, sketch: true });
      this.position = found.position;
      return found;
    } finally {
      this.busy = false;
    }
  }

  private async foresee(acts: Action[]): Promise<(GameEvent[] | null)[]> {
    if (!this.game.foresees) return acts.map(() => null);
    const { game, position } = this;
    const { foreseen } = await api.study({ game: game.id, position, seat: PUPIL, foresee: acts });
    return foreseen;
  }

  private show(found: StudyAnswer) {
    this.foresight.forget();
    this.scene.view = found.view;
    this.scene.sketch = found.sketch ?? null;
    this.scene.moment = null;
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
    mask: null,
    bot: null,
    commitment: null,
    stand_in: null,
    here: true,
    gone_at: null,
    bot_at: null,
    vacant: false,
    yours: seat === PUPIL,
    host: false,
  }));
}
