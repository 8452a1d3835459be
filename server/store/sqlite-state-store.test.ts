import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { packDocument } from './packed-document.ts';
import { SqliteStateStore } from './sqlite-state-store.ts';
import { openSqlite } from './sqlite-tables.ts';
import { stateStoreContract } from './state-store.contract.ts';
import { StoreUnavailable } from './state-store.ts';
import { ALWAYS } from './write-condition.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'mgm-sqlite-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

let files = 0;

function aFile(): string {
  files += 1;
  return join(FOLDER, `state-${files}.sqlite`);
}

function aStore(database = openSqlite(aFile())): SqliteStateStore {
  const store = new SqliteStateStore(database);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

const A_FARM = await packDocument(Buffer.from('{"a":1}'), false);

stateStoreContract('SQLite', async () => aStore());

test('SQLite: a second program sees what the first has stored', async () => {
  const file = aFile();
  await aStore(openSqlite(file)).write('google_1', A_FARM, ALWAYS, 1);
  expect((await aStore(openSqlite(file)).head('google_1'))?.version).toBe(1);
});

test('SQLite: a commit waits for the disk', () => {
  const database = openSqlite(aFile());
  expect(database.prepare('PRAGMA journal_mode').get()?.journal_mode).toBe('wal');
  expect(database.prepare('PRAGMA synchronous').get()?.synchronous).toBe(2);
  database.close();
});

test('SQLite: writes that arrive together are all stored', async () => {
  const store = aStore();
  const users = [...Array(200).keys()].map((n) => `google_${1000 + n}`);
  await Promise.all(users.map((user) => store.write(user, A_FARM, ALWAYS, 1)));
  expect(await store.users()).toEqual(users);
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
