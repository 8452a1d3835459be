import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Member } from '../../members/farm-people.ts';
import { keepReserve, releaseReserve } from './disk-reserve.ts';
import { packDocument, ALWAYS } from '../stored-farm.ts';
import { SqliteStateStore } from './sqlite-state-store.ts';
import { openSqlite } from './open-sqlite.ts';
import { StoreUnavailable } from '../state-store.ts';

const FARM = 'farm_1';
const ANA: Member = {
  farmId: FARM,
  memberId: 'mbr_1',
  name: 'Ana',
  role: 'OWNER',
  createdAt: 1,
  removedAt: null,
  removedBy: null,
};
const REMOVED = { ...ANA, removedAt: 5 };

/** A store on a disk that is full whenever that is said. */
async function aStoreOnFullDisk(isFull: (file: string) => boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'mgm-full-'));
  const file = join(folder, 'farms.sqlite');
  const database = openSqlite(file);
  let isFilled = false;
  const store = new SqliteStateStore(database, undefined, {
    begin: () => database.exec('BEGIN IMMEDIATE'),
    commit: () => {
      if (isFilled && isFull(file))
        throw Object.assign(new Error('full'), { sqliteCodeName: 'SQLITE_FULL' });
      database.exec('COMMIT');
    },
    rollback: () => database.exec('ROLLBACK'),
  });
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  await store.members.adopt(FARM, { members: [ANA], devices: [] });
  const document = await packDocument(Buffer.from('{"a":1}'), false);
  const write = (at: number) => store.write(FARM, document, ALWAYS, at);
  for (const at of [1, 2, 3]) await write(at);
  keepReserve(file);
  isFilled = true;
  const remove = (isRemoval?: true) =>
    store.members.change({ farmId: FARM, ...(isRemoval && { isRemoval }) }, () => ({
      result: 'done',
      change: { members: [REMOVED] },
    }));
  const members = async () => (await store.members.people(FARM)).members;
  return { file, store, write, remove, members };
}

test('a member can be removed and a farm erased on a full disk, in the reserved space', async () => {
  const disk = await aStoreOnFullDisk((file) => existsSync(`${file}.reserve`));
  const { file, store, write, remove, members } = disk;
  await expect(remove()).rejects.toThrow(StoreUnavailable);
  expect(await members()).toEqual([ANA]);
  expect(await remove(true)).toBe('done');
  expect(await members()).toEqual([REMOVED]);
  // Nobody else has taken it meanwhile, and it is there for the next time.
  expect(statSync(`${file}.reserve`).size).toBe(16 * 1024 * 1024);
  await expect(write(4)).rejects.toThrow(StoreUnavailable);
  await store.erase(FARM);
  expect([await store.head(FARM), await store.versions(FARM)]).toEqual([undefined, []]);
  expect(await store.erasedAt(FARM)).toBeGreaterThan(0);
  expect(readFileSync(file).includes(FARM)).toBe(false);
});

test('without room even then, a removal says so and nothing has changed', async () => {
  const { file, store, remove, members } = await aStoreOnFullDisk(() => true);
  await expect(remove(true)).rejects.toThrow(StoreUnavailable);
  expect(releaseReserve(file)).toBe(true);
  await expect(remove(true)).rejects.toThrow(StoreUnavailable);
  await expect(store.erase(FARM)).rejects.toThrow(StoreUnavailable);
  expect([await members(), (await store.versions(FARM)).length]).toEqual([[ANA], 3]);
});
