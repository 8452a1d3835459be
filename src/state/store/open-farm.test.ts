import { expect, test } from 'vitest';
import {
  emptyMemoryDisk,
  memoryDocumentStorage,
} from '#tests/support/devices/memory-document-storage.ts';
import { anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { turns } from '#tests/support/devices/settle.ts';
import { failingStorage } from '#tests/support/devices/failing-storage.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { openedStore, openTab } from '#tests/support/devices/open-tab.ts';
import { diffDocuments } from '../document/document-patch.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { openFarm } from './open-farm.ts';
import type { FoundFarm } from '../ports/document-storage.ts';

test('the first start shows a fresh farm that was never written', async () => {
  const { farm } = await openTab();
  expect(farm()).toEqual(freshFarm());
});

test('two tabs that start at once share one farm', async () => {
  const disk = emptyMemoryDisk();
  const [first, second] = await Promise.all([openTab(disk), openTab(disk)]);
  first.store.perform({ type: 'UPSERT_COMMON_TASK', payload: { name: 'Wash racks' } });
  await first.store.settled();
  await second.store.settled();
  expect(second.farm().settings.commonTasks).toContain('Wash racks');
});

test('the farm of an older version is taken over', async () => {
  const world = anEnvironment();
  world.mirror.write({ ...freshFarm(), varieties: [aVariety({ id: 'kale' })] });
  const store = await openedStore(world);
  expect(store.state().document.varieties.map(({ id }) => id)).toEqual(['kale']);
});

test('a farm of an older version that cannot be read is set aside', async () => {
  const world = anEnvironment();
  const mirror = { ...world.mirror, read: () => ({ 'mgm.state': '{"varieties": [' }) };
  const kept: string[] = [];
  await openFarm({ ...world, mirror: { ...mirror, keepDamaged: (text) => void kept.push(text) } });
  expect(kept).toEqual(['{"varieties": [']);
});

test('a stored farm is brought into the form of this version, as a row that every tab reads', async () => {
  const disk = emptyMemoryDisk();
  const farm = freshFarm();
  const outdated = { ...farm, batchSettings: { ...farm.batchSettings, maxExtraTrays: 1.7 } };
  await memoryDocumentStorage(disk).begin(outdated);
  const first = await openTab(disk);
  expect(first.farm().batchSettings.maxExtraTrays).toBe(1);
  expect(first.farm().meta.lastWriteAt).toBe(0);
  expect(first.undoLabels()).toEqual([]);
  await openTab(disk);
  expect(disk.rows.length).toBe(1);
});

/** A disk with a farm that no version would write so, read by one build. */
async function aDiskReadBy(build: string) {
  const disk = emptyMemoryDisk();
  const farm = freshFarm();
  const storage = memoryDocumentStorage(disk, build);
  await storage.begin({ ...farm, batchSettings: { ...farm.batchSettings, maxExtraTrays: 1.7 } });
  await storage.markRead(0, '2026-11-20');
  const extraTrays = async (of: string): Promise<number> =>
    (await openTab(disk, memoryDocumentStorage(disk, of))).farm().batchSettings.maxExtraTrays;
  return { disk, extraTrays };
}

test('a farm that this build of the app has read is not read again, by any other build it is', async () => {
  const { disk, extraTrays } = await aDiskReadBy('one');
  expect(await extraTrays('one')).toBe(1.7);
  expect(disk.rows).toEqual([]);
  expect(await extraTrays('two')).toBe(1);
});

test('a farm that was read and planned is remembered so, with all that is done to it', async () => {
  const disk = emptyMemoryDisk();
  const storage = memoryDocumentStorage(disk, 'one');
  await storage.begin(freshFarm());
  const { store } = await openTab(disk, storage);
  await turns();
  expect(disk.read).toEqual({ build: 'one', day: '2026-11-20' });
  store.perform({ type: 'UPSERT_COMMON_TASK', payload: { name: 'Wash racks' } });
  await store.settled();
  expect(disk.read).toEqual({ build: 'one', day: '2026-11-20' });
  // A tab of another build knows other rules.
  const other = await openTab(disk, memoryDocumentStorage(disk, 'two'));
  other.store.perform({ type: 'UPSERT_COMMON_TASK', payload: { name: 'Oil hinges' } });
  await other.store.settled();
  expect(disk.read?.build).not.toBe('one');
});

test('a farm that was planned today is shown first and planned after, on another day before', async () => {
  const { disk } = await aDiskReadBy('one');
  const order = anOrder({ id: 'o', date: '2026-12-08', items: [packages('prod_pea', 4, 4)] });
  const patches = diffDocuments(freshFarm(), {
    ...normalizeFarm({ ...freshFarm(), varieties: [aVariety({ id: 'pea' })], orders: [order] }),
    batchSettings: freshFarm().batchSettings,
  });
  const change = { id: 'r', kind: 'auto', label: '', day: '2026-11-20', at: 1 } as const;
  const storage = memoryDocumentStorage(disk, 'one');
  await storage.append(0, [{ ...change, revision: 1, patches }]);
  const world = anEnvironment(disk, storage);
  let draw = (): void => undefined;
  const screenDrawn = new Promise<void>((resolve) => (draw = resolve));
  const store = await openedStore({ ...world, screenDrawn });
  const tasks = () => store.state().document.tasks.map(({ type }) => type);
  expect(tasks()).toEqual([]);
  draw();
  await turns();
  expect(tasks()).toContain('PLANT');
  await store.settled();
  disk.rows.length = 1;
  disk.read = { build: 'one', day: '2026-11-19' };
  const tomorrow = await openTab(disk, memoryDocumentStorage(disk, 'one'));
  expect(tomorrow.farm().tasks.map(({ type }) => type)).toContain('PLANT');
});

test('what was done before the snapshot is read once the farm is drawn, and an Undo before waits for it', async () => {
  const disk = emptyMemoryDisk();
  const before = await openTab(disk);
  before.store.perform({ type: 'UPSERT_COMMON_TASK', payload: { name: 'Wash racks' } });
  before.store.perform({ type: 'UPSERT_COMMON_TASK', payload: { name: 'Oil hinges' } });
  await before.store.settled();
  await memoryDocumentStorage(disk).writeSnapshot(2, before.farm());
  let draw = (): void => undefined;
  const screenDrawn = new Promise<void>((resolve) => (draw = resolve));
  const store = await openedStore({ ...anEnvironment(disk), screenDrawn });
  const tasks = () => store.state().document.settings.commonTasks;
  store.undo();
  expect(store.state()).toMatchObject({ save: 'saving', history: { undo: [] } });
  store.perform({ type: 'REMOVE_COMMON_TASK', payload: { name: 'Wash racks' } });
  expect(tasks()).toContain('Oil hinges');
  draw();
  await store.settled();
  expect(tasks()).toEqual(expect.arrayContaining(['Wash racks', 'Oil hinges']));
  expect(store.state().history.undo.length).toBe(2);
  expect(store.state().save).toBe('saved');
  store.undo();
  expect(tasks()).not.toContain('Oil hinges');
});

test('a start on a later day plans the tasks of that day', async () => {
  const disk = emptyMemoryDisk();
  const { store, farm } = await openTab(disk);
  const order = anOrder({ id: 'o', date: '2027-02-20', items: [packages('prod_pea', 4, 4)] });
  store.perform({ type: 'ADD_VARIETY', payload: aVariety({ id: 'pea' }) });
  store.perform({ type: 'ADD_ORDER', payload: order });
  await store.settled();
  expect(farm().tasks).toEqual([]);
  const world = anEnvironment(disk);
  world.beginDay('2026-11-24');
  const { document } = (await openedStore(world)).state();
  expect(document.tasks.map(({ type }) => type)).toEqual(['PLANT', 'HARVEST']);
  expect(document.meta.lastWriteAt).toBe(farm().meta.lastWriteAt);
});

test.for(['evicted', 'damaged', 'newer'] as const)(
  'a farm that is %s is never shown as an empty one',
  async (reason) => {
    const opened = await openFarm(worldThatFinds({ state: 'lost', reason }));
    expect(opened).toMatchObject({ state: 'lost', reason, rescue: null });
  },
);

test('the newest whole farm left on the device is offered, and work goes on with the chosen one', async () => {
  const world = worldThatFinds({ state: 'lost', reason: 'damaged' });
  const farm = freshFarm();
  world.mirror.write({
    ...farm,
    meta: { ...farm.meta, lastWriteAt: 5 },
    settings: { ...farm.settings, siteTitle: 'Mirror' },
  });
  const copy = {
    ...farm,
    meta: { ...farm.meta, lastWriteAt: 7 },
    settings: { ...farm.settings, siteTitle: 'Copy' },
  };
  await world.storage.saveCopy(copy, 'import', 7);
  const opened = await openFarm(world);
  if (opened.state !== 'lost' || opened.rescue === null) throw new Error(opened.state);
  expect(opened.rescue.settings.siteTitle).toBe('Copy');
  const store = await opened.continueWith(opened.rescue);
  expect(store.state().document.settings.siteTitle).toBe('Copy');
});

test('a device that cannot store at all says so, and work goes on in memory', async () => {
  const storage = failingStorage(memoryDocumentStorage(), () => 'before');
  const world = anEnvironment(emptyMemoryDisk(), storage);
  const opened = await openFarm(world);
  if (opened.state !== 'lost') throw new Error(opened.state);
  expect(opened.reason).toBe('unreachable');
  const store = await opened.continueWith(freshFarm());
  // From the start, and for as long as it is so: nothing here was ever saved.
  expect(store.state()).toMatchObject({ save: 'not-saved', isInPageOnly: true });
  store.perform({ type: 'UPSERT_COMMON_TASK', payload: { name: 'Wash racks' } });
  expect(store.state().document.settings.commonTasks).toContain('Wash racks');
  await expect.poll(() => store.state().save).toBe('not-saved');
});

test('a start that finds fewer changes than were stored says so', async () => {
  const farm = { revision: 3, snapshotRevision: 3, document: freshFarm(), rows: [] };
  const found = { state: 'found', farm: { ...farm, isBehind: true } } as const;
  const store = await openedStore(worldThatFinds(found));
  expect(store.state().isBehind).toBe(true);
});

test('a device that stores again after all has the farm then, and says so', async () => {
  let broken = true;
  const disk = emptyMemoryDisk();
  const storage = failingStorage(memoryDocumentStorage(disk), () => (broken ? 'before' : 'none'));
  const world = anEnvironment(disk, storage);
  const opened = await openFarm(world);
  if (opened.state !== 'lost') throw new Error(opened.state);
  const store = await opened.continueWith(freshFarm());
  broken = false;
  store.perform({ type: 'UPSERT_COMMON_TASK', payload: { name: 'Wash racks' } });
  await store.settled();
  expect(store.state()).toMatchObject({ save: 'saved', isInPageOnly: false });
  const [row] = disk.rows;
  expect(row?.text).toContain('Wash racks');
});

function worldThatFinds(found: FoundFarm): ReturnType<typeof anEnvironment> {
  const disk = emptyMemoryDisk();
  const storage = memoryDocumentStorage(disk);
  return anEnvironment(disk, { ...storage, load: () => Promise.resolve(found) });
}
