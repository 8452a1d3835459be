/** The page notes under this name when the event was that an answer is counted from. */
export const EVENT_MARK = 'bench-event';

/**
 * What is on the screen when an action has been answered: all of it, and none of it moving any more.
 *
 * It is what a person waits for: of a save that the dialog is gone and the list is there, of a screen its
 * content and not its heading.
 */
export type Answer = readonly Sign[];

/** One thing to be seen on the screen. */
export interface Sign {
  readonly css: string;
  /** Some element that fits the selector has this in its text. */
  readonly text?: string;
  /** The answer is that no such element is there any more. */
  readonly gone?: boolean;
}

/** How long an answer took, from its event to the frame that shows it. */
export interface Answered {
  /** The event, on the page's own clock. */
  readonly start: number;
  readonly ms: number;
}

/** Something on the page moved by itself. */
export interface Shift {
  readonly score: number;
  readonly moved: readonly string[];
}

/** When the first transaction that writes began and ended, on the page's own clock: then the change is on the disk. */
export interface Writes {
  readonly begun: number;
  readonly ended: number;
}

/** What the benchmark's own part inside the page can be asked. */
export interface PageWatch {
  now(): number;
  /** Notes that something begins, for whoever watches the pieces; tells when. */
  begin(): number;
  /** Waits for an event, and from it for the answer; throws when the answer is there already. */
  watch(event: string, answer: Answer): void;
  answered(): Promise<Answered>;
  /** The longest time since then in which the page could not react to anything, in milliseconds. */
  longestBlock(since: number): number;
  shifts(): readonly Shift[];
  showCounter(): void;
  hideCounter(): void;
  /** Notes what is written to the disk from the next click on. */
  watchWrites(): void;
  writes(): Writes;
}
