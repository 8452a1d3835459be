import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorePlace } from '#server/settings.ts';
import { startPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts';

/** A place for farms that outlives the server, and can be gone. */
export interface TestPlace {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly place: StorePlace;
  /** What a server is started with to keep its farms there, open to everybody. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ends the database as a power cut would and starts it again; nothing where it is a file. */
  readonly crash: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** An empty folder for a SQLite file. */
export async function aSqlitePlace(): Promise<TestPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'mgm-place-'));
  return {
    name: 'SQLite',
    place: { kind: 'sqlite', folder },
    environment: { DATA_DIR: folder, STATE_AUTH: 'none' },
    crash: async () => undefined,
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

export async function aPostgresPlace(): Promise<TestPlace> {
  const postgres = await startPostgres();
  return { ...(await aDatabasePlace(postgres)), remove: () => postgres.remove() };
}

/** An empty database of a PostgreSQL, which goes with it. */
export async function aDatabasePlace(postgres: ThrowawayPostgres): Promise<TestPlace> {
  const url = await postgres.newDatabase();
  return {
    name: 'PostgreSQL',
    place: { kind: 'postgres', url },
    environment: { DATABASE_URL: url, STATE_AUTH: 'none' },
    crash: async () => {
      await postgres.crash();
      await postgres.start();
    },
    remove: async () => undefined,
  };
}
