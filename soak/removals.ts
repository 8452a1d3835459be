import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '#server/store/open-store.ts';
import { aStartCode, farmClient } from '#tests/support/members/farm-client.ts';
import { runServerCommand } from '#tests/support/server/server-command.ts';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import { runRemovals } from '#tests/support/members/removal-rounds.ts';
import { type Part, withServer } from './server-part.ts';

const ROUNDS = 200;

/**
 * Somebody is removed while their device writes: through two servers where the farms are in PostgreSQL. No key and no
 * code of all that were in use may stand in what the servers logged, nor in a backup.
 */
export const removals: Part = async ({ place, environment }, draws, rounds) => {
  const count = rounds(ROUNDS);
  const said = { MAX_ADDRESS_REQUESTS: '1000000', LOG_LEVEL: 'trace' };
  const settings = { ...environment, ...said, STATE_AUTH: 'google' };
  const store = openStore(place);
  const run = async (first: ServerProcess, second: ServerProcess) => {
    const clients = [farmClient(first.address), farmClient(second.address)] as const;
    const found = await runRemovals(clients, () => aStartCode(store), draws, count);
    const { secrets, stored, refused, latestReadMs, problems } = found;
    const written = first.output() + second.output() + (await aBackup(environment));
    const told = secrets.filter((secret) =>
      [secret, secret.replace('-', '')].some((text) => written.includes(text)),
    );
    const figures = [
      `${count} removals, ${stored} writes before and ${refused} refused`,
      `last read ${latestReadMs} ms after`,
      `${secrets.length} keys and codes looked for in ${(written.length / 1e6).toFixed(1)} MB`,
    ].join(', ');
    return {
      figures,
      problems: [...problems, ...told.map(() => 'a key or a code is in a log or a backup')],
    };
  };
  try {
    return await withServer(settings, (first) =>
      // A file has one server.
      place.kind === 'sqlite'
        ? run(first, first)
        : withServer(settings, (second) => run(first, second)),
    );
  } finally {
    await store.close();
  }
};

async function aBackup(environment: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mgm-removals-'));
  try {
    const file = join(folder, 'farms.jsonl');
    await runServerCommand(environment, ['backup', file]);
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
