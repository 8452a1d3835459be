import { expect, test } from 'vitest';
import { SqliteStateStore } from './sqlite/sqlite-state-store.ts';
import { packDocument, type StoredVersion, ALWAYS } from './stored-farm.ts';
import { readHistory } from './user-history.ts';

/** A grower stores the farm whenever one of its versions is read. */
class BusyStore extends SqliteStateStore {
  #now = 1_000;

  async save(): Promise<void> {
    this.#now += 1_000;
    const document = await packDocument(Buffer.from(`{"at":${this.#now}}`), false);
    await this.write('google_1', document, ALWAYS, this.#now);
  }

  override async read(userId: string, version?: number): Promise<StoredVersion | undefined> {
    await this.save();
    return super.read(userId, version);
  }
}

test('a farm stored repeatedly while it is read is reported as it was at the start', async () => {
  const store = new BusyStore();
  await store.save();
  await store.save();
  const history = await readHistory(store, 'google_1');
  expect(history?.head.version).toBe(2);
  expect(history?.versions.map(({ version }) => version)).toEqual([2, 1]);
});

test('old versions that go while a farm is read are left out; the newest of the beginning is there', async () => {
  const store = new BusyStore();
  for (let saved = 0; saved < 60; saved += 1) await store.save();
  // The newest 50 are kept, 60 to 11. With 60 the 11th goes, with 59 the 12th, and with 36 the 35th.
  const history = await readHistory(store, 'google_1');
  expect(history?.head.version).toBe(60);
  expect(history?.versions.map(({ version }) => version)).toEqual(
    Array.from({ length: 25 }, (_, at) => 60 - at),
  );
});

test('a farm that is erased while it is read is none', async () => {
  class ErasedStore extends BusyStore {
    override async read(userId: string): Promise<undefined> {
      await this.erase(userId);
    }
  }
  const store = new ErasedStore();
  await store.save();
  expect(await readHistory(store, 'google_1')).toBe(undefined);
});
