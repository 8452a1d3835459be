import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { aFolder } from '#tests/support/files/a-folder.ts';
import { aSqlitePlace } from '#tests/support/server/store-place.ts';
import { storePlaces } from '#tests/support/server/store-places.ts';
import { openStore } from '../store/open-store.ts';
import { packDocument, ALWAYS } from '../store/stored-farm.ts';
import type { StateStore } from '../store/state-store.ts';
import { readHistory } from '../store/user-history.ts';
import { runCommand } from './run-command.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const PLACES = storePlaces();
const [, [, aPostgresPlace]] = PLACES;

async function aPlace(open: (typeof PLACES)[number][1]) {
  const place = await open();
  onTestFinished(place.remove);
  const run = (...words: string[]) => runCommand(() => openStore(place.place), words);
  const inStore = async <T>(work: (store: StateStore) => Promise<T>): Promise<T> => {
    const store = openStore(place.place);
    return work(store).finally(() => store.close());
  };
  return { ...place, run, inStore };
}

/** Two farms: one with three versions, one that was removed. */
async function fill(store: StateStore): Promise<void> {
  for (const n of [1, 2, 3]) {
    const document = await packDocument(Buffer.from(`{"n":${n},"x":"🌱\\u0000"}`), n === 2);
    await store.write('google_1', document, ALWAYS, NOON + n * 1000);
  }
  await store.write('google_2', await packDocument(Buffer.from('{}'), false), ALWAYS, NOON);
  await store.write('google_2', null, ALWAYS, NOON + 1000);
}

test.each(PLACES)(
  '%s: farms and versions are listed, printed and brought back',
  async (_, open) => {
    const { run, inStore } = await aPlace(open);
    expect(await run('list')).toBe('There are no farms.\n');
    await inStore(fill);
    expect(await run('list')).toBe(
      [
        'google_1  version 3  2026-11-20 12:00:03 UTC  24 bytes',
        'google_2  version 2  2026-11-20 12:00:01 UTC  removed\n',
      ].join('\n'),
    );
    expect(await run('versions', 'google_1')).toBe(
      [
        'version 3  2026-11-20 12:00:03 UTC  24 bytes',
        'version 2  2026-11-20 12:00:02 UTC  24 bytes',
        'version 1  2026-11-20 12:00:01 UTC  24 bytes\n',
      ].join('\n'),
    );
    expect(await run('restore', 'google_1', '2')).toBe(
      'Version 2 of google_1 is back, as version 4.\n',
    );
    expect(await run('print', 'google_1')).toBe('{"n":2,"x":"🌱\\u0000"}');
    expect(await run('print', 'google_1', '3')).toBe('{"n":3,"x":"🌱\\u0000"}');
    expect(await inStore((store) => store.head('google_1'))).toMatchObject({
      version: 4,
      document: { wrapped: true },
    });
    expect(await run('restore', 'google_2', '1')).toContain('as version 3');
    await run('erase', 'google_2');
    expect(await inStore((store) => store.users())).toEqual(['google_1']);
  },
);

test.each(PLACES)(
  '%s: a backup brings everything back into an empty store, and only there',
  async (_, open) => {
    const { run, inStore } = await aPlace(open);
    await inStore(fill);
    const histories = () =>
      inStore((store) => Promise.all(['google_1', 'google_2'].map((id) => readHistory(store, id))));
    const before = await histories();
    const file = join(aFolder(), 'farms.jsonl');
    expect(await run('backup', file)).toBe(`2 farms in ${file}.\n`);
    await expect(run('restore-backup', file)).rejects.toThrow('already has farms');
    await expect(run('backup', file)).rejects.toThrow('exists already');
    await run('erase', 'google_1');
    await run('erase', 'google_2');
    expect(await run('restore-backup', file)).toBe('2 farms restored.\n');
    expect(JSON.stringify(await histories())).toBe(JSON.stringify(before));
  },
);

test('a backup of one kind of store is restored into the other', async () => {
  const [from, to] = [await aPlace(aSqlitePlace), await aPlace(aPostgresPlace)];
  await from.inStore(fill);
  const file = join(aFolder(), 'farms.jsonl');
  await from.run('backup', file);
  await to.run('restore-backup', file);
  expect(await to.run('list')).toBe(await from.run('list'));
  expect(await to.run('print', 'google_1')).toBe(await from.run('print', 'google_1'));
});

test('a backup is whole, or nothing of it is restored', async () => {
  const { run, inStore } = await aPlace(aSqlitePlace);
  await inStore(fill);
  const file = join(aFolder(), 'farms.jsonl');
  await run('backup', file);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const empty = await aPlace(aSqlitePlace);
  const damaged = [
    [],
    ['{}'],
    lines.slice(0, -1),
    lines.slice(0, 3),
    lines.filter((_, n) => n !== 2),
    lines.map((line) =>
      line.replace(/("gzip":".{30})(.)/, (_, start: string, sign: string) => {
        return start + (sign === 'A' ? 'B' : 'A');
      }),
    ),
    lines.map((line, n) => (n === 3 ? line.slice(0, 40) : line)),
    [...lines.slice(0, 1), ...lines.slice(-1)],
    lines.map((line) => line.replace('"name":"microgreens', '"name":"other')),
    lines.map((line) => (line.includes('"gzip"') ? line.replace(/("hash":")./, '$1z') : line)),
    lines.map((line) => (line.includes('"head"') ? line.replace(/("hash":")./, '$1z') : line)),
  ];
  for (const [n, wrong] of damaged.entries()) {
    const bad = join(aFolder(), `bad-${n}.jsonl`);
    writeFileSync(bad, wrong.join('\n'));
    await expect(empty.run('restore-backup', bad)).rejects.toThrow(/damaged|no backup/);
  }
  expect(await empty.run('list')).toBe('There are no farms.\n');
  await expect(empty.run('restore-backup', '/nowhere')).rejects.toThrow('/nowhere cannot be read');
});

test.each([
  [[], 'Usage: npm run --silent server -- <command>'],
  [['toString'], 'Usage: npm run --silent server -- <command>'],
  [['versions'], 'Usage: npm run --silent server -- versions <user>'],
  [['list', 'x'], 'Usage: npm run --silent server -- list'],
  [['restore', 'google_1', 'two'], 'A version is a number such as 12, not “two”.'],
  [['restore', 'google_1', '9'], 'google_1, version 9 is not there.'],
  [['print', 'google_9'], 'google_9 is not there.'],
  [['versions', 'google_9'], 'There is no user google_9.'],
  [['erase', 'google_9'], 'There is no user google_9.'],
])('%j is refused with a sentence', async (words, sentence) => {
  const { run } = await aPlace(aSqlitePlace);
  await expect(run(...words)).rejects.toThrow(sentence);
});

test('on the command line data is printed alone, and a mistake ends with a sentence', async () => {
  const { environment, inStore } = await aPlace(aSqlitePlace);
  await inStore(fill);
  const start = (words: readonly string[], env: Readonly<Record<string, string>>) =>
    promisify(execFile)(process.execPath, ['scripts/server.mjs', ...words], {
      env: { ...process.env, ...env },
    });
  const { stdout, stderr } = await start(['print', 'google_1', '1'], environment);
  expect([stdout, stderr]).toEqual(['{"n":1,"x":"🌱\\u0000"}', '']);
  await expect(start(['print'], environment)).rejects.toMatchObject({ code: 2, stdout: '' });
  await expect(start(['list'], { DATA_DIR: '/nowhere' })).rejects.toMatchObject({
    code: 1,
    stderr: 'DATA_DIR: there is no /nowhere/farms.sqlite.\n',
  });
});
