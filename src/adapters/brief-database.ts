import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

/** A small database whose connection is held for one call alone, so that it is never in the way of removing everything. */
export function briefDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
) {
  return async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const database = await openDB<Schema>(name, 1, { upgrade });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  };
}
