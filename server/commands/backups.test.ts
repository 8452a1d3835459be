import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { aFolder } from '#tests/support/files/a-folder.ts';
import { aSqlitePlace, type TestPlace } from '#tests/support/server/store-place.ts';
import { storePlaces } from '#tests/support/server/store-places.ts';
import { openStore, sqliteFile } from '../store/open-store.ts';
import { openSqlite } from '../store/sqlite/open-sqlite.ts';
import { packDocument, unpackDocument, ALWAYS } from '../store/stored-farm.ts';
import type { StateStore } from '../store/state-store.ts';
import { readHistory } from '../store/user-history.ts';
import { backupInto } from './backup-folder.ts';
import { runCommand } from './run-command.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const PLACES = storePlaces();

async function aPlace(open: (typeof PLACES)[number][1] = aSqlitePlace) {
  const place = await open();
  onTestFinished(place.remove);
  const store = openStore(place.place);
  onTestFinished(() => store.close());
  const run = (...words: string[]) => runCommand(() => openStore(place.place), words);
  return { store, run, place };
}

async function put(store: StateStore, userId: string, text: string, at = NOON): Promise<void> {
  const json = JSON.stringify({ text, varieties: [{ id: text, name: text }] });
  await store.write(userId, await packDocument(Buffer.from(json), false), ALWAYS, at);
}

async function everything(store: StateStore): Promise<string> {
  const users = await store.users();
  const histories = await Promise.all(users.map((userId) => readHistory(store, userId)));
  const asText = (_: string, value: unknown): unknown =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
  const plain = histories.map((history) => ({
    ...history,
    versions: history?.versions.map((version) => ({
      ...version,
      document: { ...version.document, gzip: new Uint8Array(version.document.gzip) },
    })),
  }));
  return JSON.stringify([plain, (await store.erasures()).map(({ userHash }) => userHash)], asText);
}

test.each(PLACES)(
  '%s: a folder gets a whole backup, then only what is new; together they bring everything back',
  async (_, open) => {
    const { store, run } = await aPlace(open);
    const folder = aFolder();
    await put(store, 'google_1', 'one');
    await put(store, 'google_2', 'gone soon');
    await store.note('google_1', { label: 'Juniper Lane' });
    const first = await backupInto(store, folder, { days: 30, now: NOON });
    await put(store, 'google_1', 'two');
    await put(store, 'google_3', 'new');
    await store.erase('google_2');
    const second = await backupInto(store, folder, { days: 30, now: NOON + DAY });
    await put(store, 'google_3', 'newer');
    const third = await backupInto(store, folder, { days: 30, now: NOON + 2 * DAY });
    expect(readdirSync(folder)).toEqual([
      'farms-2026-11-20T12-00-00Z.whole.jsonl.gz',
      'farms-2026-11-21T12-00-00Z.more.jsonl.gz',
      'farms-2026-11-22T12-00-00Z.more.jsonl.gz',
    ]);
    const versionsIn = (path: string) =>
      gunzipSync(readFileSync(path)).toString().split('"kind":"version"').length - 1;
    expect([first, second, third].map(({ path }) => versionsIn(path))).toEqual([2, 2, 1]);
    expect(statSync(third.path).mode & 0o777).toBe(0o600);
    expect(await run('verify-backup', folder)).toContain('2 farms, 4 versions, all whole:');
    expect(await store.backupAt()).toBe(NOON + 2 * DAY);

    const other = await aPlace();
    await other.run('restore-backup', third.path);
    expect(await everything(other.store)).toBe(await everything(store));
    expect(await other.store.erasedAt('google_2')).toBeGreaterThan(0);
    await other.store.erase('google_3');
    await other.store.erase('google_1');
    await other.run('restore-backup', first.path);
    expect(await other.store.users()).toEqual(['google_1', 'google_2']);
  },
);

const STOPS = {
  sqlite: `CREATE TRIGGER stop BEFORE INSERT ON farm WHEN new.user_id = 'google_2'
    BEGIN SELECT RAISE(ABORT, 'stopped'); END`,
  postgres: `CREATE FUNCTION stop() RETURNS trigger AS $$ BEGIN RAISE 'stopped'; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER stop BEFORE INSERT ON mgm_farm FOR EACH ROW WHEN (new.user_id = 'google_2')
    EXECUTE FUNCTION stop()`,
};

/** Lets the database refuse one farm; undone by what is handed back. */
async function stopAt({ place }: TestPlace): Promise<() => Promise<void>> {
  if (place.kind === 'sqlite') {
    const database = openSqlite(sqliteFile(place.folder));
    database.exec(STOPS.sqlite);
    return async () => {
      database.exec('DROP TRIGGER stop');
      database.close();
    };
  }
  const client = new pg.Client(place.url);
  await client.connect();
  await client.query(STOPS.postgres);
  return async () => {
    await client.query('DROP TRIGGER stop ON mgm_farm');
    await client.end();
  };
}

test.each(PLACES)(
  '%s: a restore that ends midway leaves nothing, and the next one brings everything',
  async (_, open) => {
    const { store } = await aPlace();
    const folder = aFolder();
    for (const user of ['google_1', 'google_2', 'google_3']) await put(store, user, user);
    await store.erase('google_9');
    await backupInto(store, folder, { days: 30, now: NOON });
    await put(store, 'google_3', 'newer');
    await store.erase('google_1');
    const { path } = await backupInto(store, folder, { days: 30, now: NOON + DAY });

    const { store: empty, run, place } = await aPlace(open);
    expect(await empty.users()).toEqual([]);
    const goOn = await stopAt(place);
    await expect(run('restore-backup', path)).rejects.toThrow('stopped');
    expect([await empty.users(), await empty.erasures()]).toEqual([[], []]);
    await goOn();
    expect(await run('restore-backup', path)).toContain('2 farms restored.');
    expect(await everything(empty)).toBe(await everything(store));
    await expect(run('restore-backup', path)).rejects.toThrow('The store already has farms');
  },
);

test('one farm can be restored from a backup without touching the others', async () => {
  const { store, run } = await aPlace();
  const folder = aFolder();
  await put(store, 'google_1', 'good');
  await put(store, 'google_2', 'other');
  const { path } = await backupInto(store, folder, { days: 30, now: NOON });
  await put(store, 'google_1', 'spoiled');
  await put(store, 'google_2', 'newer');
  expect(await run('restore-farm', path, 'google_1')).toBe(
    `Version 1 of google_1 is back from ${path}, as version 3.\n`,
  );
  const stored = await store.read('google_1');
  const farm: unknown = stored && JSON.parse((await unpackDocument(stored.document)).toString());
  // As the newest write of all, so that open devices take it.
  expect(farm).toMatchObject({ text: 'good', meta: { sync: { vv: { service: 1 } } } });
  expect((await store.head('google_2'))?.version).toBe(2);
  await store.erase('google_1');
  await run('restore-farm', path, 'google_1');
  expect((await store.head('google_1'))?.version).toBe(1);
  await expect(run('restore-farm', path, 'google_9')).rejects.toThrow('google_9 is not in');
});

test('a chain of backups that lacks a file, or has another one in its place, is refused', async () => {
  const { store } = await aPlace();
  const folder = aFolder();
  await put(store, 'google_1', 'one');
  const first = await backupInto(store, folder, { days: 30, now: NOON });
  await put(store, 'google_1', 'two');
  const second = await backupInto(store, folder, { days: 30, now: NOON + DAY });
  const empty = await aPlace();
  const refused = (path: string) => expect(empty.run('restore-backup', path)).rejects;
  const bytes = readFileSync(second.path);
  writeFileSync(second.path, bytes.subarray(0, bytes.length - 20));
  await refused(second.path).toThrow(/damaged|cannot be read/);
  writeFileSync(second.path, bytes);
  renameSync(first.path, `${first.path}.away`);
  await refused(second.path).toThrow('which is missing');
  const lines = gunzipSync(readFileSync(`${first.path}.away`)).toString();
  writeFileSync(first.path, gzipSync(lines.replace(/"id":"[0-9a-f]+"/, '"id":"another"')));
  await refused(second.path).toThrow('depends on another');
  const increment = gunzipSync(bytes).toString();
  for (const name of ['../../etc/passwd', '/etc/passwd', 'a\\\\b']) {
    writeFileSync(second.path, gzipSync(increment.replace(/"file":"[^"]*"/, `"file":"${name}"`)));
    await refused(second.path).toThrow('a file in another folder');
  }
  writeFileSync(second.path, bytes);
  const others = lines.replace(/"versions":1/, '"versions":0').replace(/\{"gzip.*\n/, '');
  writeFileSync(first.path, gzipSync(others));
  await refused(second.path).toThrow('damaged');
  expect(await empty.run('list')).toBe('There are no farms.\n');
});

test('a backup in which a role, a name or anything else was changed is refused', async () => {
  const { store } = await aPlace();
  const member = {
    farmId: 'google_1',
    memberId: 'mbr_google',
    name: 'Ana',
    role: 'HELPER',
  } as const;
  await put(store, 'google_1', 'one');
  const people = [{ ...member, createdAt: 5, removedAt: null, removedBy: null }];
  await store.members.adopt('google_1', { members: people, devices: [] });
  const { path } = await backupInto(store, aFolder(), { days: 30, now: NOON });
  const lines = gunzipSync(readFileSync(path)).toString();
  const empty = await aPlace();
  for (const [text, other] of [
    ['"HELPER"', '"OWNER"'],
    ['"savedAt":', '"savedAt":1'],
    ['"Ana"', '"Eve"'],
  ] as const) {
    expect(lines).toContain(text);
    writeFileSync(path, gzipSync(lines.replace(text, other)));
    for (const command of ['restore-backup', 'verify-backup'])
      await expect(empty.run(command, path)).rejects.toThrow('damaged: a line is not what it was');
  }
  // As a server before wrote it.
  writeFileSync(path, gzipSync(lines.replace(/,"hash":"[0-9a-f]{64}"\}\n$/, '}\n')));
  expect(await empty.run('restore-backup', path)).toContain('1 farm restored.');
});

test('files older than wanted go, but never one that a younger one builds upon', async () => {
  const { store } = await aPlace();
  const folder = aFolder();
  await put(store, 'google_1', 'one');
  const removed: number[] = [];
  for (let day = 0; day < 24; day += 1) {
    const report = await backupInto(store, folder, { days: 10, now: NOON + day * DAY });
    removed.push(report.removed);
  }
  const days = readdirSync(folder).map((name) => name.slice(6, 16));
  // Whole ones on the 20th and 27th of November, on the 4th and 11th of December; today is the 13th.
  expect(days.at(0)).toBe('2026-11-27');
  expect(days).toHaveLength(17);
  expect(removed.filter((count) => count > 0)).toEqual([7]);
});

test('a farm is listed with its size, devices, last reading and label', async () => {
  const { store, run } = await aPlace();
  const vv = { laptop: 4, phone: 2, 'phone/mark': 1, service: 3 };
  const json = JSON.stringify({ meta: { sync: { vv } } });
  await store.write('google_1', await packDocument(Buffer.from(json), false), ALWAYS, NOON);
  await store.note('google_1', { readAt: NOON + 60_000 });
  expect(await run('label', 'google_1', ' Juniper\n Lane ')).toBe('google_1 is “Juniper Lane”.\n');
  expect(await run('list')).toBe(
    'google_1  version 1  2026-11-20 12:00:00 UTC  74 bytes  2 devices  ' +
      'last read 2026-11-20 12:01:00 UTC  “Juniper Lane”\n',
  );
  expect(await run('label', 'google_1', '')).toBe('google_1 has no label.\n');
  expect(await run('list')).not.toContain('Juniper');
  await expect(run('label', 'google_9', 'x')).rejects.toThrow('There is no user google_9.');
});

test('a backup of the first version of the server is restored', async () => {
  const gzip = gzipSync('{"a":1}').toString('base64');
  // SHA-256 of those seven bytes.
  const hash = '015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862';
  const document = { hash, size: 7, wrapped: false };
  const lines = [
    { kind: 'format', name: 'microgreens-manager-farms', version: 1 },
    { kind: 'user', userId: 'google_1', head: { version: 3, savedAt: 5, document }, versions: 1 },
    { ...document, kind: 'version', version: 3, savedAt: 5, gzip },
    {
      kind: 'user',
      userId: 'google_2',
      head: { version: 2, savedAt: 6, document: null },
      versions: 0,
    },
    { kind: 'end', users: 2 },
  ];
  const file = join(aFolder(), 'farms.jsonl');
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const { store, run } = await aPlace();
  expect(await run('restore-backup', file)).toBe('2 farms restored.\n');
  expect(await run('print', 'google_1')).toBe('{"a":1}');
  expect(await store.head('google_2')).toEqual({ version: 2, savedAt: 6, document: null });
});
