export interface Mutex {
  /** Does the work once all before it has ended, however that ended; not at all after the close. */
  readonly take: (work: () => Promise<void>) => Promise<void>;
  readonly isClosed: () => boolean;
  /** Finishes the current work and accepts no more. */
  readonly close: () => void;
}

/** Creates a mutex. Work requested while it is busy runs right after. */
export function createMutex(): Mutex {
  let running: Promise<void> | null = null;
  let closed = false;
  return {
    async take(work) {
      while (running !== null) await running.catch(() => undefined);
      if (closed) return;
      running = work();
      try {
        await running;
      } finally {
        running = null;
      }
    },
    isClosed: () => closed,
    close() {
      closed = true;
    },
  };
}
