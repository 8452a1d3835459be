import { oneAfterTheOther } from '#domain/records/one-after-the-other.ts';

export type Mutex = ReturnType<typeof createMutex>;

/** Creates a mutex. Work requested while it is busy runs right after. */
export function createMutex() {
  const inTurn = oneAfterTheOther();
  let closed = false;
  return {
    /** Does the work once all before it has ended, however that ended; not at all after the close. */
    take: (work: () => Promise<void>) =>
      inTurn(async () => {
        if (!closed) await work();
      }),
    isClosed: () => closed,
    /** Finishes the current work and accepts no more. */
    close() {
      closed = true;
    },
  };
}
