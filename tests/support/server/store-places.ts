import { afterAll } from 'vitest';
import { aDatabasePlace, aSqlitePlace } from './store-place.ts';
import { startPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts';

/** Both places for farms. A file of tests has one PostgreSQL, and each of its places is a database of it. */
export function storePlaces() {
  let postgres: Promise<ThrowawayPostgres> | undefined;
  afterAll(async () => (await postgres)?.remove());
  return [
    ['SQLite', aSqlitePlace],
    ['PostgreSQL', async () => aDatabasePlace(await (postgres ??= startPostgres()))],
  ] as const;
}
