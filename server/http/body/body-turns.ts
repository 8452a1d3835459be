import type { EventEmitter } from 'node:events';

/** Farms of one user that may be on their way at once, in one direction. */
const AT_ONCE = 8;

interface Lane {
  inside: number;
  readonly waiting: (() => void)[];
}

/**
 * Limits how many bodies or answers of a user are handled at a time.
 *
 * A farm is held in memory as a whole. Waiting ones aren't read yet and cost nothing, so a user with many large
 * farms can't use up the memory.
 */
export class BodyTurns {
  readonly #lanes = new Map<string, Lane>();
  readonly #atOnce: number;

  constructor(atOnce: number = AT_ONCE) {
    this.#atOnce = atOnce;
  }

  /** Waits for a turn, which ends by itself. Returns whether the client is still there. */
  async enter(userId: string, response: EventEmitter): Promise<boolean> {
    let isInside = false;
    let isOver = false;
    response.once('close', () => {
      isOver = true;
      if (isInside) this.#leave(userId);
    });
    await this.#turn(userId);
    isInside = true;
    if (isOver) this.#leave(userId);
    return !isOver;
  }

  #turn(userId: string): Promise<void> | undefined {
    const lane = this.#lanes.get(userId) ?? { inside: 0, waiting: [] };
    this.#lanes.set(userId, lane);
    if (lane.inside >= this.#atOnce) return new Promise((resolve) => lane.waiting.push(resolve));
    lane.inside += 1;
    return undefined;
  }

  #leave(userId: string): void {
    const lane = this.#lanes.get(userId);
    const next = lane?.waiting.shift();
    // Whoever waits longest takes the place over.
    if (next) next();
    else if (lane && (lane.inside -= 1) === 0) this.#lanes.delete(userId);
  }
}
