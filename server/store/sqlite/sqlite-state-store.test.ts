import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { writeOldDatabase } from '#tests/support/service/old-database.ts';
import { LargeWrites } from './large-writes.ts';
import { versionsOf } from '../farm-statements.ts';
import { packDocument, ALWAYS } from '../stored-farm.ts';
import { SqliteStateStore, sqliteText } from './sqlite-state-store.ts';
import { openSqlite } from './open-sqlite.ts';
import { memberStoreContract } from '../member-store.contract.ts';
import { stateStoreContract } from '../state-store.contract.ts';
import { StoreUnavailable } from '../state-store.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'mgm-sqlite-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

let files = 0;

function aFile(): string {
  return join(FOLDER, `state-${(files += 1)}.sqlite`);
}

function aStore(database = openSqlite(aFile())): SqliteStateStore {
  const store = new SqliteStateStore(database);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

const A_FARM = await packDocument(Buffer.from('{"a":1}'), false);

stateStoreContract('SQLite', async () => aStore());
memberStoreContract('SQLite', async () => aStore());

/** A store as the server opens it: large documents are written by a thread of their own. */
function aStoreBeside(file = aFile()): SqliteStateStore {
  const store = new SqliteStateStore(openSqlite(file), new LargeWrites({ kind: 'sqlite', file }));
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

stateStoreContract('SQLite with a thread', async () => aStoreBeside());

test('SQLite: writing a large farm delays no one, and all of it is stored', async () => {
  const file = aFile();
  const store = aStoreBeside(file);
  const large = randomBytes(8_000_000);
  // The first brings the thread up.
  await store.write('google_1', { ...A_FARM, gzip: randomBytes(300_000) }, ALWAYS, 1);
  // Nothing is written while another program writes: a store that did it by itself would wait here and answer no one.
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const written = store.write('google_2', { ...A_FARM, gzip: Buffer.from(large) }, ALWAYS, 2);
  const small = store.write('google_3', A_FARM, ALWAYS, 3);
  const isOver = Promise.race([written, small]).then(() => 'over');
  const read = (await store.head('google_1'))?.version;
  expect([read, await Promise.race([isOver, Promise.resolve('not over')])]).toEqual([
    1,
    'not over',
  ]);
  other.exec('ROLLBACK');
  other.close();
  expect([(await written).written, (await small).written]).toEqual([true, true]);
  await store.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  const again = aStore(openSqlite(file));
  const kept = (await again.read('google_2'))?.document.gzip ?? new Uint8Array();
  expect(large.equals(kept)).toBe(true);
});

test('SQLite: what a large write left in the log comes into the file while the server runs', async () => {
  const file = aFile();
  const store = aStoreBeside(file);
  await store.write('google_1', { ...A_FARM, gzip: randomBytes(8_000_000) }, ALWAYS, 1);
  await expect.poll(() => statSync(file).size).toBeGreaterThan(8_000_000);
});

test('SQLite: a large write is a part of the same history as small ones, and is refused like them', async () => {
  const store = aStoreBeside();
  const large = () => ({ ...A_FARM, gzip: randomBytes(300_000) });
  await store.write('google_1', A_FARM, ALWAYS, 1);
  await store.write('google_1', large(), ALWAYS, 2);
  const absent = { kind: 'absent' } as const;
  expect((await store.write('google_1', large(), absent, 3)).written).toBe(false);
  expect((await store.write('google_1', A_FARM, ALWAYS, 4)).head?.version).toBe(3);
  expect((await store.versions('google_1')).map(({ version }) => version)).toEqual([3, 2, 1]);
});

test('SQLite: a large write that fails says so, and the next one is stored', async () => {
  const file = aFile();
  const store = aStoreBeside(file);
  const other = new DatabaseSync(file);
  const large = () => ({ ...A_FARM, gzip: randomBytes(300_000) });
  await store.write('google_1', large(), ALWAYS, 1);
  other.exec(
    "CREATE TRIGGER full BEFORE INSERT ON farm_version BEGIN SELECT RAISE(ABORT, 'no room'); END",
  );
  await expect(store.write('google_2', large(), ALWAYS, 2)).rejects.toThrow('no room');
  other.exec('DROP TRIGGER full');
  other.close();
  expect((await store.write('google_2', large(), ALWAYS, 3)).written).toBe(true);
});

test('SQLite: a second program sees what the first has stored', async () => {
  const file = aFile();
  await aStore(openSqlite(file)).write('google_1', A_FARM, ALWAYS, 1);
  expect((await aStore(openSqlite(file)).head('google_1'))?.version).toBe(1);
});

test('SQLite: its files are readable for the account of the server alone, also ones from before', async () => {
  const file = aFile();
  const files = [file, `${file}-wal`, `${file}-shm`];
  const modes = () => files.filter(existsSync).map((name) => statSync(name).mode & 0o777);
  const first = openSqlite(file);
  await new SqliteStateStore(first).write('google_1', A_FARM, ALWAYS, 1);
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
  for (const name of files) chmodSync(name, 0o644);
  await aStore(openSqlite(file)).write('google_1', A_FARM, ALWAYS, 2);
  expect(modes()).toEqual([0o600, 0o600, 0o600]);
  first.close();
});

test('SQLite: a commit waits for the disk', () => {
  const database = openSqlite(aFile());
  expect(database.prepare('PRAGMA journal_mode').get()?.journal_mode).toBe('wal');
  expect(database.prepare('PRAGMA synchronous').get()?.synchronous).toBe(2);
  database.close();
});

test('SQLite: a full database refuses the write, keeps what it has, and goes on with new room', async () => {
  const database = openSqlite(aFile());
  const store = aStore(database);
  await store.write('google_1', A_FARM, ALWAYS, 1);
  const large = { ...A_FARM, gzip: randomBytes(400_000) };
  database.exec('PRAGMA max_page_count = 50');
  const [alone, inCompany] = await Promise.allSettled([
    store.write('google_1', large, ALWAYS, 2),
    store.write('google_2', A_FARM, ALWAYS, 2),
  ]);
  expect([alone.status, inCompany.status]).toEqual(['rejected', 'rejected']);
  expect((await store.head('google_1'))?.version).toBe(1);
  expect(await store.head('google_2')).toBeUndefined();
  database.exec('PRAGMA max_page_count = 100000');
  expect((await store.write('google_1', large, ALWAYS, 3)).head?.version).toBe(2);
});

test('SQLite: a file of today is opened without a write, so that a server starts on a full disk and hands out its farms', async () => {
  const file = aFile();
  await aStore(openSqlite(file)).write('google_1', A_FARM, ALWAYS, 1);
  // Whoever wants to write now waits three seconds, and fails.
  const writing = new DatabaseSync(file);
  writing.exec('BEGIN IMMEDIATE');
  onTestFinished(() => writing.close());
  const begun = aStore(openSqlite(file));
  expect((await begun.read('google_1'))?.document.hash).toBe(A_FARM.hash);
});

test('SQLite: where no log can be begun a file is read without one, and written again later', async () => {
  const file = aFile();
  const before = new SqliteStateStore(openSqlite(file));
  await before.write('google_1', A_FARM, ALWAYS, 1);
  await before.close();
  // A log begins only where nobody else reads the file.
  const reading = new DatabaseSync(file);
  reading.exec('BEGIN');
  reading.prepare('SELECT count(*) FROM farm').get();
  const database = openSqlite(file);
  const store = aStore(database);
  expect(database.prepare('PRAGMA journal_mode').get()?.journal_mode).toBe('delete');
  expect((await store.read('google_1'))?.document.hash).toBe(A_FARM.hash);
  reading.exec('COMMIT');
  reading.close();
  expect((await store.write('google_1', A_FARM, ALWAYS, 2)).head?.version).toBe(2);
});

test('SQLite: a database that may not be written refuses writes and checks, and can be read', async () => {
  const database = openSqlite(aFile());
  const store = aStore(database);
  await store.write('google_1', A_FARM, ALWAYS, 1);
  database.exec('PRAGMA query_only = 1');
  await expect(store.write('google_1', A_FARM, ALWAYS, 2)).rejects.toThrow(StoreUnavailable);
  await expect(store.check()).rejects.toThrow(StoreUnavailable);
  expect((await store.head('google_1'))?.version).toBe(1);
  database.exec('PRAGMA query_only = 0');
  await expect(store.check()).resolves.toBeUndefined();
});

test('SQLite: of an erased farm no byte stays, in the file or in its log', async () => {
  const file = aFile();
  const server = aStore(openSqlite(file));
  const secret = randomBytes(30_000);
  const others = { ...A_FARM, gzip: randomBytes(30_000) };
  const holds = (name: string, bytes: Uint8Array) =>
    existsSync(name) && readFileSync(name).includes(Buffer.from(bytes.subarray(10_000, 10_040)));
  for (let n = 0; n < 60; n += 1) {
    await server.write('google_1', { ...A_FARM, gzip: secret }, ALWAYS, n);
    await server.write('google_2', others, ALWAYS, n);
  }
  expect(holds(file, secret) || holds(`${file}-wal`, secret)).toBe(true);
  await server.erase('google_1');
  for (const name of [file, `${file}-wal`]) expect(holds(name, secret)).toBe(false);
  expect(readFileSync(file).includes('google_1')).toBe(false);
  expect(holds(file, others.gzip)).toBe(true);
});

test('SQLite: an index that was split while it grew keeps no id of an erased farm', async () => {
  const file = aFile();
  const server = aStore(openSqlite(file));
  const users = ['google_1', 'google_2', 'google_3'];
  for (let n = 0; n < 63; n += 1)
    for (const user of users) await server.write(user, A_FARM, ALWAYS, n);
  await server.erase('google_3');
  for (const name of [file, `${file}-wal`])
    expect(readFileSync(name).includes('google_3')).toBe(false);
  expect(await server.users()).toEqual(['google_1', 'google_2']);
});

test('SQLite: a file of an older version is copied before its tables change, and what it had deleted is gone', async () => {
  const file = aFile();
  const secret = randomBytes(9_000);
  writeOldDatabase(file, new Map([['google_1', [A_FARM, A_FARM]]]), secret);
  expect(readFileSync(file).includes(secret.subarray(500, 540))).toBe(true);
  const store = aStore(openSqlite(file));
  expect((await store.head('google_1'))?.version).toBe(2);
  expect(readFileSync(file).includes(secret.subarray(500, 540))).toBe(false);
  const copy = new DatabaseSync(`${file}.before-2`);
  expect(copy.prepare('SELECT count(*) AS farms FROM farm').get()?.farms).toBe(1);
  expect(copy.prepare('PRAGMA user_version').get()?.user_version).toBe(1);
  copy.close();
  expect(statSync(`${file}.before-2`).mode & 0o777).toBe(0o600);
  expect(existsSync(`${aFile()}.before-2`)).toBe(false);
});

test('SQLite: the versions of a farm are listed without reading their documents', () => {
  const database = openSqlite(aFile());
  const versions = sqliteText(versionsOf().text);
  const [plan] = database.prepare(`EXPLAIN QUERY PLAN ${versions}`).all('google_1');
  expect(plan?.detail).toContain('USING COVERING INDEX facts_of_version');
  database.close();
});

test('SQLite: a closed store says that it is unavailable', async () => {
  const store = aStore();
  await store.close();
  await expect(store.head('google_1')).rejects.toThrow(StoreUnavailable);
  await expect(store.write('google_1', A_FARM, ALWAYS, 1)).rejects.toThrow(StoreUnavailable);
});

test('SQLite: a file of a newer version is left alone', () => {
  const file = aFile();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openSqlite(file)).toThrow('newer version of the server');
});
