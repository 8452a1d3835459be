import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { aRunningServer } from '#tests/support/server/running-server.ts';
import { send } from '#tests/support/server/send.ts';
import { blockedSessions, blockUser } from '#tests/support/server/blocked-user.ts';
import { countedDatabase } from '#tests/support/databases/counted-ways.ts';
import { startPostgres } from '#tests/support/server/throwaway-postgres.ts';
import { allowEverybody } from '../../auth/authentication.ts';
import { LargeWrites } from '../sqlite/large-writes.ts';
import { packDocument, ALWAYS } from '../stored-farm.ts';
import { PostgresStateStore } from './postgres-state-store.ts';
import { BYTES_AT_ONCE, joinDocumentParts, readDocumentParts } from '../read-in-parts.ts';
import { memberStoreContract } from '../member-store.contract.ts';
import { stateStoreContract } from '../state-store.contract.ts';
import { StoreUnavailable } from '../state-store.ts';

const postgres = await startPostgres();
afterAll(() => postgres.remove());

const shared = new PostgresStateStore(await postgres.newDatabase());
afterAll(() => shared.close());

const url = await postgres.newDatabase();
/** A store as the server opens it: large documents are written by a thread of their own. */
const beside = new PostgresStateStore(url, {}, new LargeWrites({ kind: 'postgres', url }));
afterAll(() => beside.close());

const A_FARM = await packDocument(Buffer.from('{"a":1}'), false);

function aStore(url: string): PostgresStateStore {
  const store = new PostgresStateStore(url);
  onTestFinished(() => store.close());
  return store;
}

async function becomesWell(store: PostgresStateStore): Promise<void> {
  const health = () => store.check().catch(() => 'ill');
  await expect.poll(health).toBe(undefined);
}

stateStoreContract('PostgreSQL', async () => shared);
stateStoreContract('PostgreSQL with a thread', async () => beside);
memberStoreContract('PostgreSQL', async () => shared);

test('PostgreSQL: large farms are put into words beside the main thread, one after the other, and are all there', async () => {
  const documents = [1, 2, 3].map((n) => ({ user: `google_${n}`, gzip: randomBytes(3_000_000) }));
  const writes = documents.map(({ user, gzip }) => {
    const given = new Uint8Array(gzip);
    return { given, done: beside.write(user, { ...A_FARM, gzip: given }, ALWAYS, 1) };
  });
  await Promise.all(writes.map(({ done }) => done));
  // The thread has them; nothing of them was copied here.
  expect(writes.map(({ given }) => given.byteLength)).toEqual([0, 0, 0]);
  for (const { user, gzip } of documents) {
    expect(gzip.equals((await beside.read(user))?.document.gzip ?? new Uint8Array())).toBe(true);
  }
});

test('PostgreSQL: a large write is refused like small ones, and one that fails leaves the next in peace', async () => {
  const large = () => ({ ...A_FARM, gzip: randomBytes(300_000) });
  const absent = { kind: 'absent' } as const;
  await beside.write('google_7', A_FARM, ALWAYS, 1);
  expect((await beside.write('google_7', large(), absent, 2)).written).toBe(false);
  const broken = { ...large(), hash: null as unknown as string };
  await expect(beside.write('google_7', broken, ALWAYS, 3)).rejects.toThrow(StoreUnavailable);
  expect((await beside.write('google_7', large(), ALWAYS, 4)).head?.version).toBe(2);
});

test('PostgreSQL: a farm is stored on three ways to the database and back, new, changed or removed, and refused on two', async () => {
  const database = await countedDatabase(await postgres.newDatabase());
  const store = aStore(database.url);
  const ways = async (ask: Promise<unknown>): Promise<number> => {
    await ask;
    return database.ways();
  };
  // Before it the tables are made.
  await ways(store.check());
  expect(await ways(store.write('google_1', A_FARM, ALWAYS, 1))).toBe(3);
  for (let n = 2; n <= 52; n += 1) await ways(store.write('google_1', A_FARM, ALWAYS, n));
  // Now a version goes for every one that comes.
  expect(await ways(store.write('google_1', A_FARM, ALWAYS, 53))).toBe(3);
  const writer = { keyHash: 'nobody’s', wish: 'store' } as const;
  expect(await ways(store.write('google_1', A_FARM, ALWAYS, 54, writer))).toBe(2);
  expect(await ways(store.write('google_1', null, ALWAYS, 55))).toBe(3);
  expect(await ways(store.head('google_1'))).toBe(1);
});

test('PostgreSQL: servers that start at once bring the database up to date together', async () => {
  const url = await postgres.newDatabase();
  const stores = [1, 2, 3, 4].map(() => aStore(url));
  await Promise.all(stores.map((store) => store.check()));
  await stores[0]?.write('google_1', A_FARM, ALWAYS, 1);
  expect(await stores[3]?.users()).toEqual(['google_1']);
});

test('PostgreSQL: tables of an older version are copied before they change, and only then', async () => {
  const url = await postgres.newDatabase();
  await aStore(url).write('google_1', A_FARM, ALWAYS, 1);
  const database = new pg.Client(url);
  await database.connect();
  onTestFinished(() => database.end());
  const countOf = async (table: string) =>
    (await database.query<{ farms: string }>(`SELECT count(*) AS farms FROM ${table}`)).rows[0]
      ?.farms;
  await expect(countOf('mgm_farm_before_2')).rejects.toThrow('does not exist');
  // As the first version of the server left it.
  await database.query(
    `ALTER TABLE mgm_farm DROP COLUMN label, DROP COLUMN read_at, DROP COLUMN removed_by;
     ALTER TABLE mgm_farm_version DROP COLUMN device_id;
     DROP TABLE mgm_erased, mgm_backup_mark, mgm_member, mgm_device, mgm_code, mgm_signed_out;
     UPDATE mgm_schema SET steps = 1`,
  );
  const store = aStore(url);
  await store.write('google_2', A_FARM, ALWAYS, 2);
  expect((await store.read('google_1'))?.version).toBe(1);
  for (const table of ['mgm_farm', 'mgm_farm_version', 'mgm_schema']) {
    expect(await countOf(`${table}_before_2`), table).toBe('1');
  }
  expect(await countOf('mgm_farm')).toBe('2');
});

test('PostgreSQL: a server that starts over a database that takes no writes, as on a full disk, hands out its farms', async () => {
  const url = await postgres.newDatabase();
  await aStore(url).write('google_1', A_FARM, ALWAYS, 1);
  const reading = new URL(url);
  reading.searchParams.set('options', '-c default_transaction_read_only=on');
  const store = aStore(reading.href);
  expect((await store.read('google_1'))?.document.hash).toBe(A_FARM.hash);
  await expect(store.check()).rejects.toThrow(StoreUnavailable);
  await expect(store.write('google_1', A_FARM, ALWAYS, 2)).rejects.toThrow(StoreUnavailable);
});

test('PostgreSQL: of writes through several servers with one tag exactly one happens', async () => {
  const url = await postgres.newDatabase();
  const stores = [1, 2, 3].map(() => aStore(url));
  const results = await Promise.all(
    [...Array(10).keys()].flatMap((n) =>
      stores.map((store) => store.write('google_1', A_FARM, { kind: 'absent' }, n)),
    ),
  );
  expect(results.filter(({ written }) => written)).toHaveLength(1);
});

test('PostgreSQL: the table of an erased farm is written anew without it', async () => {
  const url = await postgres.newDatabase();
  const store = aStore(url);
  const large = { ...A_FARM, gzip: randomBytes(200_000) };
  for (let n = 0; n < 10; n += 1) await store.write('google_1', large, ALWAYS, n);
  await store.write('google_2', A_FARM, ALWAYS, 1);
  const before = await store.size();
  await store.erase('google_1');
  expect(before - (await store.size())).toBeGreaterThan(2_000_000);
  expect((await store.head('google_2'))?.version).toBe(1);
});

test('PostgreSQL: what the planner knows of its tables has nothing of an erased farm', async () => {
  const url = await postgres.newDatabase();
  const store = aStore(url);
  const names = { name: 'Ana', role: 'OWNER', createdAt: 1 } as const;
  const member = { ...names, farmId: 'google_1', memberId: 'mbr_google' };
  const removed = { removedAt: null, removedBy: null };
  await store.members.adopt('google_1', { members: [{ ...member, ...removed }], devices: [] });
  for (let n = 0; n < 3; n += 1)
    for (const user of ['google_1', 'google_2']) await store.write(user, A_FARM, ALWAYS, n);
  const database = new pg.Client(url);
  await database.connect();
  onTestFinished(() => database.end());
  await database.query('ANALYZE');
  const known = async () =>
    JSON.stringify(
      (await database.query("SELECT * FROM pg_stats WHERE tablename LIKE 'mgm%'")).rows,
    );
  expect(await known()).toContain('google_1');
  await store.erase('google_1');
  expect(await known()).not.toContain('google_1');
  await store.write('google_2', A_FARM, ALWAYS, 9);
  expect(await store.versions('google_2')).toHaveLength(4);
});

test('PostgreSQL: an outage is told, and what was stored before is there after it', async () => {
  const url = await postgres.newDatabase();
  const store = aStore(url);
  await store.write('google_1', A_FARM, ALWAYS, 1);
  await postgres.crash();
  await expect(store.write('google_1', A_FARM, ALWAYS, 2)).rejects.toThrow(StoreUnavailable);
  await expect(store.check()).rejects.toThrow(StoreUnavailable);
  await postgres.start();
  await becomesWell(store);
  expect((await store.head('google_1'))?.version).toBe(1);
});

test('PostgreSQL: a server that starts before its database finds it later', async () => {
  const url = await postgres.newDatabase();
  await postgres.crash();
  const store = aStore(url);
  await expect(store.head('google_1')).rejects.toThrow(StoreUnavailable);
  await postgres.start();
  await becomesWell(store);
});

test('PostgreSQL: a large farm is read part by part, to the byte; one that is erased meanwhile is none', async () => {
  const url = await postgres.newDatabase();
  const store = aStore(url);
  const json = Buffer.from(
    JSON.stringify({ notes: randomBytes(3 * BYTES_AT_ONCE).toString('hex') }),
  );
  const large = await packDocument(json, false);
  await store.write('google_1', large, ALWAYS, 1);
  const read = await store.read('google_1');
  expect(Buffer.compare(read!.document.gzip, large.gzip)).toBe(0);

  const client = new pg.Client({ connectionString: url });
  onTestFinished(() => client.end());
  await client.connect();
  const beginning = await readDocumentParts(client, 'google_1', undefined);
  await store.erase('google_1');
  expect(await joinDocumentParts(client, 'google_1', beginning[0]!, beginning)).toBe(undefined);
});

test('PostgreSQL: while every connection is taken the service asks for patience; then it goes on', async () => {
  const url = await postgres.newDatabase();
  const store = new PostgresStateStore(url, { max: 2, connectionTimeoutMillis: 100 });
  onTestFinished(() => store.close());
  // A busy machine may take longer than that for the first connection.
  await becomesWell(store);
  const server = await aRunningServer({}, { store, authentication: allowEverybody });
  const put = (path: string) => send(server, `PUT ${path}`, { body: '{"meta":{"lastWriteAt":1}}' });
  const letGo = await blockUser(url, 'google_1');
  // A connection that opens too late is asked for again, as a device does.
  const putAgain = async (path: string): Promise<number> => {
    const { status } = await put(path);
    return status === 503 ? putAgain(path) : status;
  };
  const stuck = [putAgain('/state/google_1'), putAgain('/state/google_1')];
  await expect.poll(() => blockedSessions(url)).toBe(2);
  const refused = await put('/state/google_2');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  await letGo();
  expect(await Promise.all(stuck)).toEqual([200, 200]);
  await expect.poll(async () => (await send(server, 'GET /state/google_2')).text).toBe('null');
  expect(await putAgain('/state/google_2')).toBe(200);
});
