import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { stateAuthenticationContract } from '#tests/support/service/state-authentication-contract.ts';
import { stateServiceContract } from '#tests/support/service/state-service-contract.ts';
import { startPostgres } from '#tests/support/server/throwaway-postgres.ts';
import { openStore } from '../store/open-store.ts';
import { PostgresStateStore } from '../store/postgres/postgres-state-store.ts';
import type { StateStore } from '../store/state-store.ts';

const postgres = await startPostgres();
const shared = new PostgresStateStore(await postgres.newDatabase());
afterAll(async () => {
  await shared.close();
  await postgres.remove();
});

async function openSqlite(): Promise<StateStore> {
  const folder = mkdtempSync(join(tmpdir(), 'mgm-service-'));
  const store = openStore({ kind: 'sqlite', folder });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}

for (const contract of [stateServiceContract, stateAuthenticationContract]) {
  contract('SQLite', openSqlite);
  contract('PostgreSQL', async () => shared);
}
