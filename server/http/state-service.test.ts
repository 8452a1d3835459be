import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { stateServiceContract } from '#tests/support/service/state-service-contract.ts';
import { startPostgres } from '#tests/support/throwaway-postgres.ts';
import { MemoryStateStore } from '../store/memory-state-store.ts';
import { openStore } from '../store/open-store.ts';
import { PostgresStateStore } from '../store/postgres-state-store.ts';

const postgres = await startPostgres();
const shared = new PostgresStateStore(await postgres.newDatabase());
afterAll(async () => {
  await shared.close();
  await postgres.remove();
});

stateServiceContract('memory', async () => new MemoryStateStore());

stateServiceContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mgm-service-'));
  const store = openStore({ kind: 'sqlite', folder });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
});

stateServiceContract('PostgreSQL', async () => shared);
