import { openDB } from 'idb';
import { expect, test } from 'vitest';
import type { DocumentStorage } from '#state/ports/document-storage.ts';
import type { Logger } from '#state/ports/environment.ts';
import { removeDatabase } from '../device/browser-device.ts';
import { localCanary } from './canary.ts';
import { documentStorageContract, row, titled } from './document-storage.contract.ts';
import { headAt, openFarmDatabase } from './farm-database.ts';
import { indexedDbDocumentStorage } from './indexed-db-document-storage.ts';
import { tabChannel } from './tab-channel.ts';

const quiet: Logger = { error: () => undefined };
let devices = 0;

function newName(): string {
  devices += 1;
  return `mgm:test-${devices}-${performance.timeOrigin}`;
}

function openTab(name: string, build: string | null = null): DocumentStorage {
  return indexedDbDocumentStorage(name, {
    channel: tabChannel(name),
    canary: localCanary(name),
    logger: quiet,
    build,
  });
}

/** A tab of a new device, on which it has begun a farm of that title. */
async function begun(title = '', build: string | null = null) {
  const name = newName();
  const tab = openTab(name, build);
  await tab.begin(titled(title));
  return { name, tab };
}

documentStorageContract('IndexedDB', () => {
  const name = newName();
  return { openTab: (build) => openTab(name, build) };
});

test('a farm that the browser has cleared away is named, not shown as an empty one', async () => {
  const { name, tab } = await begun();
  await tab.append(0, [row(1, '', 'One')]);
  tab.close();
  await removeDatabase(name);
  expect(await openTab(name).load()).toEqual({ state: 'lost', reason: 'evicted' });
});

test('changes that were stored and are gone again are told, until work goes on from what is there', async () => {
  const { name, tab } = await begun();
  await tab.append(0, [row(1, '', 'One')]);
  await tab.append(1, [row(2, 'One', 'Two')]);
  expect(await tab.load()).not.toHaveProperty('farm.isBehind');
  // As after a power cut that took the last write off the disk.
  await forgetRow(name, 2);
  expect(await openTab(name).load()).toMatchObject({
    farm: { revision: 1, document: titled('One'), isBehind: true },
  });
  await openTab(name).append(1, [row(2, 'One', 'Three')]);
  expect(await openTab(name).load()).not.toHaveProperty('farm.isBehind');
});

test('a farm that is begun where another one was removed has lost nothing', async () => {
  const { name, tab } = await begun();
  await tab.append(0, [row(1, '', 'One'), row(2, 'One', 'Two')]);
  tab.close();
  await removeDatabase(name);
  await openTab(name).begin(titled('New'), { overLost: true });
  const found = await openTab(name).load();
  expect(found).toMatchObject({ farm: { revision: 0, document: titled('New') } });
  expect(found).not.toHaveProperty('farm.isBehind');
});

test('a damaged snapshot is replaced by the one before and more rows', async () => {
  const { name, tab } = await begun();
  await tab.append(0, [row(1, '', 'One'), row(2, 'One', 'Two')]);
  await tab.writeSnapshot(2, titled('Two'));
  await damage(name, 'snap', 2);
  expect(await tab.load()).toMatchObject({
    farm: { revision: 2, snapshotRevision: 0, document: titled('Two') },
  });
});

test('a farm of which no snapshot is good is named as damaged', async () => {
  const { name, tab } = await begun('Only');
  await damage(name, 'snap', 0);
  expect(await tab.load()).toEqual({ state: 'lost', reason: 'damaged' });
});

test('a damaged row leads to the last good state, from which all tabs go on', async () => {
  const { name, tab } = await begun();
  await tab.append(0, [row(1, '', 'One'), row(2, 'One', 'Two'), row(3, 'Two', 'Three')]);
  await damage(name, 'log', 2);
  expect(await tab.load()).toMatchObject({
    farm: { revision: 4, document: titled('One'), isBehind: true },
  });
  expect(await tab.append(3, [row(4, 'Three', 'Lost')])).toBe(false);
  expect(await tab.rowsAfter(3)).toBe(null);
  expect(await tab.append(4, [row(5, 'One', 'Five')])).toBe(true);
  expect(await openTab(name).load()).toMatchObject({
    farm: { revision: 5, document: titled('Five') },
  });
});

test('a damaged row of a farm that was read before is found, and the rest is read anew', async () => {
  const { name, tab } = await begun('', 'one');
  await tab.append(0, [row(1, '', 'One'), row(2, 'One', 'Two')]);
  await tab.markRead(2, '2026-11-20');
  await damage(name, 'log', 2);
  const found = await openTab(name, 'one').load();
  expect(found).toMatchObject({ farm: { revision: 3, document: titled('One') } });
  expect(found).not.toHaveProperty('farm.readOn');
  expect(await openTab(name, 'one').load()).not.toHaveProperty('farm.readOn');
});

test('of rows before the snapshot, those after a damaged one can still be undone', async () => {
  const { name, tab } = await begun();
  const rows = [row(1, '', 'One'), row(2, 'One', 'Two'), row(3, 'Two', 'Three')];
  await tab.append(0, rows);
  await tab.writeSnapshot(3, titled('Three'));
  await damage(name, 'log', 2);
  const found = await tab.load();
  if (found.state !== 'found') throw new Error(found.state);
  expect(found.farm).toMatchObject({ revision: 3, document: titled('Three'), rows: [] });
  expect(await found.farm.earlierRows?.()).toEqual(rows.slice(2));
});

test('every flipped byte of a snapshot is found', async () => {
  const { name, tab } = await begun('Whole', 'one');
  await tab.markRead(0, '2026-11-20');
  for (let at = 0; at < 300; at += 7) {
    await damage(name, 'snap', 0, at);
    expect(await tab.load()).toEqual({ state: 'lost', reason: 'damaged' });
    await damage(name, 'snap', 0, at);
  }
  expect(await tab.load()).toMatchObject({ state: 'found' });
});

test('three snapshots are kept, and the rows of the last hundred changes', async () => {
  const { name, tab } = await begun();
  for (let revision = 0; revision < 300; revision += 50) {
    const rows = Array.from({ length: 50 }, (_, n) =>
      row(revision + n + 1, '', `Title ${revision + n + 1}`),
    );
    await tab.append(revision, rows);
    await tab.writeSnapshot(revision + 50, titled(`Title ${revision + 50}`));
  }
  const database = await openFarmDatabase(name, () => undefined);
  expect(await database.getAllKeys('snap')).toEqual([200, 250, 300]);
  const revisions = await database.getAllKeys('log');
  expect(revisions[0]).toBe(201);
  expect(revisions.length).toBe(100);
  database.close();
  expect(await tab.load()).toMatchObject({
    farm: { revision: 300, document: titled('Title 300') },
  });
});

test('a farm written by a newer app is left alone', async () => {
  const { name, tab } = await begun('Newer');
  const database = await openFarmDatabase(name, () => undefined);
  await database.put('head', { revision: 0, format: 2 }, 'head');
  database.close();
  expect(await tab.load()).toEqual({ state: 'lost', reason: 'newer' });
  expect(await tab.begin(titled('Over'), { overLost: true })).toBe(null);
  await expect(tab.append(0, [row(1, '', 'One')])).rejects.toThrow('A newer version');
  await expect(tab.rowsAfter(0)).rejects.toThrow('A newer version');
  await expect(tab.writeSnapshot(0, titled('Older'))).rejects.toThrow('A newer version');
});

test('a database that a newer app has changed is let go, left alone and named', async () => {
  const { name, tab } = await begun('Newer');
  const database = await openDB(name, 1_000);
  database.close();
  expect(await tab.load()).toEqual({ state: 'lost', reason: 'newer' });
  await expect(tab.append(0, [row(1, '', 'One')])).rejects.toThrow('A newer version');
});

test('after the browser has ended a connection the next call opens another', async () => {
  const { name, tab } = await begun();
  await removeDatabase(name);
  expect(await tab.append(0, [row(1, '', 'One')])).toBe(false);
  expect(await tab.begin(titled('Again'))).toBe(0);
  expect(await tab.append(0, [row(1, '', 'One')])).toBe(true);
});

/** As if the newest row had never come to the disk. */
async function forgetRow(name: string, revision: number): Promise<void> {
  const database = await openFarmDatabase(name, () => undefined);
  await database.delete('log', revision);
  await database.put('head', headAt(revision - 1), 'head');
  database.close();
}

/** Flips one bit of what is stored; doing it twice heals it. */
async function damage(
  name: string,
  store: 'snap' | 'log',
  revision: number,
  at = 20,
): Promise<void> {
  const database = await openFarmDatabase(name, () => undefined);
  if (store === 'snap') {
    const snapshot = await database.get('snap', revision);
    if (snapshot === undefined) throw new Error('No such snapshot');
    const bytes = snapshot.bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));
    await database.put('snap', { ...snapshot, bytes });
  } else {
    const stored = await database.get('log', revision);
    if (stored === undefined) throw new Error('No such row');
    await database.put('log', { ...stored, text: stored.text.replace('One', 'Won') });
  }
  database.close();
}
