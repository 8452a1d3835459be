export type Mutex = ReturnType<typeof createMutex>;

/** Creates a mutex. Work requested while it is busy runs right after. */
export function createMutex() {
  let running: Promise<void> | null = null;
  let closed = false;
  return {
    /** Does the work once all before it has ended, however that ended; not at all after the close. */
    async take(work: () => Promise<void>) {
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
    /** Finishes the current work and accepts no more. */
    close() {
      closed = true;
    },
  };
}
