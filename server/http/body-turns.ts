import type { EventEmitter } from 'node:events';

/** Bodies of one user that may be on their way at once. */
const AT_ONCE = 8;

interface Lane {
  inside: number;
  readonly waiting: (() => void)[];
}

/**
 * Lets a few bodies of a user in at a time.
 *
 * A body is held in memory as a whole. Those that wait are not read yet and cost nothing, so that
 * one user with many large farms cannot take the memory of all.
 */
export class BodyTurns {
  readonly #lanes = new Map<string, Lane>();

  /**
   * Settles when the body may be read; its turn ends by itself.
   *
   * @param response - Tells with `close` that the request is over, also when its sender is gone.
   */
  async enter(userId: string, response: EventEmitter): Promise<void> {
    let isInside = false;
    let isOver = false;
    response.once('close', () => {
      isOver = true;
      if (isInside) this.#leave(userId);
    });
    await this.#turn(userId);
    isInside = true;
    if (isOver) this.#leave(userId);
  }

  #turn(userId: string): Promise<void> | undefined {
    const lane = this.#lanes.get(userId) ?? { inside: 0, waiting: [] };
    this.#lanes.set(userId, lane);
    if (lane.inside >= AT_ONCE) return new Promise((resolve) => lane.waiting.push(resolve));
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
