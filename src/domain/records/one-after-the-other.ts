/** Lets work wait until all that was asked for before it has ended, however that ended; what nothing holds up begins at once. */
export function oneAfterTheOther() {
  let running: Promise<unknown> | null = null;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    while (running !== null) await running.catch(() => undefined);
    const own = work();
    running = own;
    try {
      return await own;
    } finally {
      running = null;
    }
  };
}
