import { freshFarm } from '#state/document/fresh-farm.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../scripts/mgm.mjs', import.meta.url));
const SLOW = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'mgm-'));
writeFileSync(join(folder, 'farm.json'), JSON.stringify(freshFarm()));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the program as a person would who stands in the folder of their backups. */
function mgm(...args: string[]) {
  const run = spawnSync(process.execPath, [SCRIPT, ...args], { cwd: folder, encoding: 'utf8' });
  return { code: run.status, printed: run.stdout, complained: run.stderr };
}

test(
  'mgm answers from the folder it is called in, and prints one JSON value',
  { timeout: SLOW },
  () => {
    const { code, printed } = mgm('check', 'farm.json', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({ ok: true, problems: [] });
  },
);

test('mgm fails with an exit code if a file is not a farm', { timeout: SLOW }, () => {
  const { code, printed, complained } = mgm('plan', 'orders.json');
  expect([code, printed]).toEqual([1, '']);
  expect(complained).toBe('orders.json cannot be read.\n');
});
