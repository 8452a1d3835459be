import type { Timers } from '#state/ports/environment.ts';

/** Time that passes only when it is told to, for any number of devices at once. */
export type VirtualTime = ReturnType<typeof virtualTime>;

interface Waiting {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Friday 11/20/2026, eight in the morning UTC. */
const MORNING = Date.UTC(2026, 10, 20, 8);

export function virtualTime() {
  const waiting = new Set<Waiting>();
  let now = MORNING;
  let order = 0;
  const held = new Set<Promise<unknown>>();
  const step = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

  /** Lets everything run that waits for nothing but its turn. */
  async function turn(): Promise<void> {
    await step();
    while (held.size > 0) {
      await Promise.allSettled(held);
      await step();
    }
  }

  function nextUntil(end: number): Waiting | null {
    let next: Waiting | null = null;
    for (const each of waiting) {
      if (each.at > end) continue;
      if (next === null || each.at < next.at || (each.at === next.at && each.order < next.order))
        next = each;
    }
    return next;
  }

  return {
    now: () => now,
    timers: {
      after(milliseconds, run) {
        const each = { at: now + milliseconds, order: (order += 1), run };
        waiting.add(each);
        return () => waiting.delete(each);
      },
    } satisfies Timers,
    /** Lets time pass; whatever becomes due in it runs in order, with all that follows from it. */
    async pass(milliseconds: number) {
      const end = now + milliseconds;
      await turn();
      for (let next = nextUntil(end); next !== null; next = nextUntil(end)) {
        waiting.delete(next);
        now = Math.max(now, next.at);
        next.run();
        await turn();
      }
      now = end;
    },
    turn,
    /** Time stands still until this is done: the work of something real takes none of it. */
    hold<T>(work: Promise<T>): Promise<T> {
      held.add(work);
      const done = (): boolean => held.delete(work);
      work.then(done, done);
      return work;
    },
  };
}
