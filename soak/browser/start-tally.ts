import type { Page } from '@playwright/test';
import type { Finding } from '../server-part.ts';
import { enter, readFarm } from './grower-work.ts';
import type { SavedWork } from './saved-work.ts';

/** Counts what starts after a fault have found. */
export class StartTally {
  readonly #owed: SavedWork;
  readonly #problems: string[] = [];
  readonly #startMs: number[] = [];
  #lost = 0;
  #empty = 0;
  #unreadable = 0;

  constructor(owed: SavedWork) {
    this.#owed = owed;
  }

  /** Comes into the app and compares the farm with what is owed. */
  async look(page: Page, round: number): Promise<void> {
    const since = performance.now();
    try {
      await enter(page);
    } catch (cause) {
      this.#unreadable += 1;
      throw new Error(`round ${round}`, { cause });
    }
    this.#startMs.push(performance.now() - since);
    await this.compare(page, round);
  }

  /** Compares the farm that a page shows with what is owed. */
  async compare(page: Page, round: number): Promise<void> {
    const promised = this.#owed.size;
    const missing = this.#owed.missingIn(await readFarm(page));
    if (missing.length === 0) return;
    if (missing.length >= promised) this.#empty += 1;
    this.#lost += missing.length;
    this.#problems.push(`round ${round}: lost ${missing.join(', ')}`);
  }

  finding(rounds: number): Finding {
    const sorted = this.#startMs.toSorted((a, b) => a - b).map(Math.round);
    const [middle, last] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    const faults = `${this.#lost} lost, ${this.#empty} empty starts, ${this.#unreadable} unreadable`;
    return {
      figures: `${rounds} rounds: ${faults} of ${this.#owed.size} changes; start ${middle} ms, at most ${last} ms`,
      problems: this.#problems,
    };
  }
}
