import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from '../setting-error.ts';
import type { StorePlace } from '../settings.ts';
import { LargeWrites } from './sqlite/large-writes.ts';
import { PostgresStateStore } from './postgres/postgres-state-store.ts';
import { SqliteStateStore } from './sqlite/sqlite-state-store.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';
import type { StateStore } from './state-store.ts';

/** Opens the store; a missing folder gets private permissions, a database may be down now. */
export function openStore(place: StorePlace): StateStore {
  if (place.kind === 'postgres') {
    return new PostgresStateStore(place.url, {}, new LargeWrites(place));
  }
  const file = sqliteFile(place.folder);
  try {
    mkdirSync(place.folder, { recursive: true, mode: 0o700 });
    return new SqliteStateStore(openSqlite(file), new LargeWrites({ kind: 'sqlite', file }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingError(`DATA_DIR: ${file} cannot be opened: ${reason}.`);
  }
}

export function sqliteFile(folder: string): string {
  return join(folder, 'farms.sqlite');
}
