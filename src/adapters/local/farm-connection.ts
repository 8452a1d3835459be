import { type FarmDatabase, openFarmDatabase } from './farm-database.ts';

export type FarmConnection = ReturnType<typeof farmConnection>;

/**
 * Connects to the database of a user. Browsers end connections in the background and then fail every
 * call on the old handle, so a failed call throws its handle away and the next one opens another.
 */
export function farmConnection(name: string) {
  let opening: Promise<FarmDatabase> | null = null;
  let isClosed = false;

  function open(): Promise<FarmDatabase> {
    // Opened once more, a database that was just removed would be there again.
    if (isClosed) return Promise.reject(new Error('The farm is closed'));
    if (opening !== null) return opening;
    const mine = openFarmDatabase(name, () => drop(mine));
    opening = mine;
    return mine;
  }

  function drop(failed: Promise<FarmDatabase> | null): void {
    if (failed === null || opening !== failed) return;
    opening = null;
    failed.then((database) => database.close()).catch(() => undefined);
  }

  return {
    async use<T>(work: (database: FarmDatabase) => Promise<T>): Promise<T> {
      const mine = open();
      try {
        return await work(await mine);
      } catch (cause) {
        drop(mine);
        throw cause;
      }
    },
    close() {
      isClosed = true;
      drop(opening);
    },
  };
}
