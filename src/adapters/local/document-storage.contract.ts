import { expect, test } from 'vitest';
import { cropTask } from '#domain/planning/task-history.ts';
import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import type { DocumentStorage } from '#state/ports/document-storage.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { diffDocuments } from '#state/document/document-patch.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import type { LogRow } from '#state/document/log-row.ts';
import type { SyncBase } from '#state/document/sync/sync-records.ts';

/** A device: every tab opened on it sees the same stored farm. */
export interface TestDevice {
  openTab(build?: string): DocumentStorage;
}

/** What every kind of storage promises. */
export function documentStorageContract(kind: string, newDevice: () => TestDevice): void {
  beginsFarms(kind, newDevice);
  readsFarms(kind, newDevice);
  appendsRows(kind, newDevice);
  findsAgain(kind, newDevice);
  remembersSync(kind, newDevice);
  keepsNotices(kind, newDevice);
}

/** How a farm begins, and begins again. */
function beginsFarms(kind: string, newDevice: () => TestDevice): void {
  test(`${kind}: a device without a farm says so`, async () => {
    expect(await newDevice().openTab().load()).toEqual({ state: 'none' });
  });

  test(`${kind}: a farm that was begun is found again`, async () => {
    const device = newDevice();
    expect(await device.openTab().begin(titled('Green Acre'))).toBe(0);
    expect(await device.openTab().load()).toEqual({
      state: 'found',
      farm: { revision: 0, snapshotRevision: 0, document: titled('Green Acre'), rows: [] },
    });
  });

  test(`${kind}: of two tabs that begin a farm the first one wins`, async () => {
    const device = newDevice();
    const [first, second] = [device.openTab(), device.openTab()];
    await first.begin(titled('First'));
    expect(await second.begin(titled('Second'))).toBe(null);
    expect(await foundTitle(second)).toBe('First');
  });

  test(`${kind}: a person may replace a farm, and every tab notices`, async () => {
    const { device, tab } = await begun(newDevice);
    await tab.append(0, [row(1, '', 'Old')]);
    expect(await tab.begin(titled('Chosen'), { overLost: true })).toBe(2);
    expect(await device.openTab().rowsAfter(1)).toBe(null);
    expect(await foundTitle(device.openTab())).toBe('Chosen');
  });

  test(`${kind}: a log that begins again ends later than any tab has seen`, async () => {
    const device = newDevice();
    expect(await device.openTab().append(0, [row(1, '', 'One')])).toBe(false);
    expect(await device.openTab().rowsAfter(0)).toBe(null);
    expect(await device.openTab().begin(titled(''), { after: 7 })).toBe(8);
    expect(await device.openTab().append(8, [row(9, '', 'Nine')])).toBe(true);
  });
}

/** What is read of a stored farm, and by which build. */
function readsFarms(kind: string, newDevice: () => TestDevice): void {
  test(`${kind}: work of long ago comes back whole, and rows still find it`, async () => {
    const device = newDevice();
    const tab = device.openTab();
    const plant = cropTask('2001-03-04', ['pea', 'Pea'], ['PLANT', 10, 3]);
    const harvest = cropTask('2001-03-14', ['pea', 'Pea'], ['HARVEST', 0, 3, { oz: 24 }]);
    const farm = { ...titled(''), tasks: [plant, harvest] };
    await tab.begin(farm);
    expect(await documentIn(device)).toEqual(farm);
    const undone = { ...farm, tasks: [{ ...plant, done: false }, harvest] };
    await tab.append(0, [{ ...row(1, '', ''), patches: diffDocuments(farm, undone) }]);
    expect(await documentIn(device)).toEqual(undone);
    await tab.writeSnapshot(1, undone);
    expect(await documentIn(device)).toEqual(undone);
    await tab.saveCopy(undone, 'rolling', 5);
    const [copy] = await tab.listCopies();
    expect(await tab.readCopy(copy?.id ?? 0)).toEqual(undone);
  });

  test(`${kind}: what a build of the app has read and written itself counts as read for it alone`, async () => {
    const device = newDevice();
    const readOn = async (build?: string): Promise<string | undefined> => {
      const found = await device.openTab(build).load();
      return found.state === 'found' ? found.farm.readOn : found.state;
    };
    const tab = device.openTab('one');
    await tab.begin(titled(''));
    expect(await readOn('one')).toBe(undefined);
    await tab.markRead(0, '2026-11-20');
    expect(await readOn('one')).toBe('2026-11-20');
    await tab.append(0, [row(1, '', 'One')]);
    expect(await readOn('one')).toBe('2026-11-20');
    expect(await readOn('two')).toBe(undefined);
    expect(await readOn()).toBe(undefined);
    await device.openTab('two').append(1, [row(2, 'One', 'Two')]);
    expect(await readOn('one')).toBe(undefined);
    expect(await readOn('two')).toBe(undefined);
    // What this tab has not seen, it has not read.
    await tab.markRead(1, '2026-11-20');
    expect(await readOn('one')).toBe(undefined);
    await tab.markRead(2, '2026-11-21');
    expect(await readOn('one')).toBe('2026-11-21');
    await tab.begin(titled('Chosen'), { overLost: true });
    expect(await readOn('one')).toBe(undefined);
  });
}

/** Rows, of one tab or of many. */
function appendsRows(kind: string, newDevice: () => TestDevice): void {
  test(`${kind}: appended rows are part of the farm after a new start`, async () => {
    const { device, tab } = await begun(newDevice);
    const rows = [row(1, '', 'One'), row(2, 'One', 'Two')];
    expect(await tab.append(0, rows)).toBe(true);
    expect(await device.openTab().load()).toEqual({
      state: 'found',
      farm: { revision: 2, snapshotRevision: 0, document: titled('Two'), rows },
    });
  });

  test(`${kind}: rows for an outdated revision are refused and change nothing`, async () => {
    const device = newDevice();
    const [first, second] = [device.openTab(), device.openTab()];
    await first.begin(titled(''));
    await first.append(0, [row(1, '', 'First')]);
    expect(await second.append(0, [row(1, '', 'Second')])).toBe(false);
    expect(await foundTitle(second)).toBe('First');
  });

  test(`${kind}: of many tabs that write at once every row is stored once, in one order`, async () => {
    const device = newDevice();
    const tabs = [device.openTab(), device.openTab(), device.openTab()];
    await device.openTab().begin(titled(''));
    await Promise.all(tabs.map((tab, index) => appendTenTimes(tab, `tab-${index}`)));
    const rows = (await device.openTab().rowsAfter(0)) ?? [];
    expect(rows.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 30 }, (_, n) => n + 1),
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(30);
  });

  test(`${kind}: another tab reads only the rows it does not have`, async () => {
    const { device, tab } = await begun(newDevice);
    await tab.append(0, [row(1, '', 'One'), row(2, 'One', 'Two'), row(3, 'Two', 'Three')]);
    const other = device.openTab();
    expect((await other.rowsAfter(1))?.map(({ revision }) => revision)).toEqual([2, 3]);
    expect(await other.rowsAfter(3)).toEqual([]);
  });
}

/** Snapshots, what other tabs hear, and copies. */
function findsAgain(kind: string, newDevice: () => TestDevice): void {
  test(`${kind}: a start from a snapshot finds the same farm and history`, async () => {
    const { device, tab } = await begun(newDevice);
    await tab.append(0, [row(1, '', 'One'), row(2, 'One', 'Two')]);
    await tab.writeSnapshot(2, titled('Two'));
    await tab.append(2, [row(3, 'Two', 'Three')]);
    const found = await device.openTab().load();
    if (found.state !== 'found') throw new Error(found.state);
    expect(found.farm).toMatchObject({
      revision: 3,
      snapshotRevision: 2,
      document: titled('Three'),
    });
    expect(found.farm.rows.map(({ revision }) => revision)).toEqual([3]);
    const before = (await found.farm.earlierRows?.()) ?? [];
    expect(before.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  test(`${kind}: the other tabs hear of new rows, the writing one does not`, async () => {
    const device = newDevice();
    const [writer, reader] = [device.openTab(), device.openTab()];
    await writer.begin(titled(''));
    let own = 0;
    writer.onRevision(() => (own += 1));
    const heard = new Promise<void>((resolve) => reader.onRevision(resolve));
    await writer.append(0, [row(1, '', 'One')]);
    await heard;
    expect(own).toBe(0);
  });

  test(`${kind}: the last ten copies before a replacement are kept, the newest first`, async () => {
    const tab = newDevice().openTab();
    for (let n = 1; n <= 12; n += 1) await tab.saveCopy(titled(`Copy ${n}`), 'import', 1000 + n);
    const copies = await tab.listCopies();
    expect(copies.map(({ at }) => at)).toEqual([
      1012, 1011, 1010, 1009, 1008, 1007, 1006, 1005, 1004, 1003,
    ]);
    expect(copies[0]).toMatchObject({ reason: 'import', at: 1012 });
    expect(await tab.readCopy(copies[0]?.id ?? 0)).toEqual(titled('Copy 12'));
    expect(await tab.readCopy(4711)).toBe(null);
  });
}

/** What syncing remembers, and which documents it has sent. */
function remembersSync(kind: string, newDevice: () => TestDevice): void {
  test(`${kind}: what syncing remembers is stored with the rows it comes with, or not at all`, async () => {
    const { tab } = await begun(newDevice);
    const device = { deviceId: 'd1', seq: 1 };
    const note = { base: base('k1'), document: titled('Cloud') };
    expect(await tab.append(3, [row(4, '', 'One')], [{ device, note }])).toBe(false);
    expect(await tab.readSync()).toEqual({ device: null, bases: [] });
    expect(await tab.append(0, [row(1, '', 'One')], [{ device, note }])).toBe(true);
    expect(await tab.readSync()).toEqual({ device, bases: [{ ...base('k1'), revision: 1 }] });
    expect(await tab.readBase('k1')).toEqual(titled('Cloud'));
    expect(await tab.readBase('k2')).toBe(null);
  });

  test(`${kind}: a document that was sent is confirmed without a change of the farm`, async () => {
    const { device, tab } = await begun(newDevice);
    const note = (key: string) => ({ note: { base: base(key), document: titled(key) } });
    await tab.append(0, [row(1, '', 'One')], [note('k1')]);
    await tab.append(1, [row(2, 'One', 'Two')], [note('k2')]);
    await tab.writeSync({ confirm: { key: 'k1', etag: 'e1' } });
    const { bases } = await device.openTab().readSync();
    expect(
      bases.map(({ key, confirmed, etag, revision }) => [key, confirmed, etag, revision]),
    ).toEqual([
      ['k2', false, null, 2],
      ['k1', true, 'e1', 1],
    ]);
    await tab.writeSync({ forget: ['k2'] });
    expect(await tab.readBase('k2')).toBe(null);
    expect(await tab.readBase('k1')).toEqual(titled('k1'));
  });
}

/** Notices that are left over, the clock, and a farm that is chosen anew. */
function keepsNotices(kind: string, newDevice: () => TestDevice): void {
  test(`${kind}: notices that are left over are stored with the rows they come with, the newest first`, async () => {
    const { device, tab } = await begun(newDevice);
    const notice = (id: string, at: number): SyncNotice => ({
      id,
      at,
      kind: 'field',
      slice: 'orders',
      entityId: 'ord_1',
      label: 'Order',
      field: 'name',
      keptBy: '',
      lostBy: '',
    });
    const older = { leftOver: [notice('a', 1), notice('b', 2)] };
    expect(await tab.append(7, [row(8, '', 'One')], [older])).toBe(false);
    expect(await tab.readLeftOverNotices()).toEqual([]);
    await tab.append(0, [row(1, '', 'One')], [older]);
    await tab.append(1, [row(2, 'One', 'Two')], [{ leftOver: [notice('c', 3)] }]);
    const found = await device.openTab().readLeftOverNotices();
    expect(found.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(await tab.readSync()).toEqual({ device: null, bases: [] });
  });

  test(`${kind}: how far the clock of the device is off is remembered`, async () => {
    const { device, tab } = await begun(newDevice);
    await tab.writeSync({ clockOffset: -86_400_000 });
    await tab.append(0, [row(1, '', 'One')], [{ device: { deviceId: 'd1', seq: 1 } }]);
    expect((await device.openTab().readSync()).clockOffset).toBe(-86_400_000);
    await tab.writeSync({ clockOffset: 0 });
    expect((await device.openTab().readSync()).clockOffset).toBe(0);
  });

  test(`${kind}: a farm begun over another one descends from nothing`, async () => {
    const { tab } = await begun(newDevice);
    const device = { deviceId: 'd1', seq: 7 };
    const note = { base: base('k1'), document: titled('') };
    await tab.append(0, [row(1, '', 'One')], [{ device, note }]);
    await tab.begin(titled('Chosen'), { overLost: true });
    expect(await tab.readSync()).toEqual({ device, bases: [] });
  });
}

/** A new device, with the tab that has begun a farm on it. */
async function begun(newDevice: () => TestDevice, build?: string) {
  const device = newDevice();
  const tab = device.openTab(build);
  await tab.begin(titled(''));
  return { device, tab };
}

function base(key: string): SyncBase {
  const version = { vv: { d1: 1 }, marks: { d1: 'm' } };
  return { key, version, etag: null, confirmed: false, lastWriteAt: 5 };
}

/** A farm with a site title. */
export function titled(siteTitle: string): FarmDocument {
  const farm = freshFarm();
  return { ...farm, settings: { ...farm.settings, siteTitle } };
}

/** A row that changes the site title. */
export function row(
  revision: number,
  before: string,
  after: string,
  id = `row-${revision}`,
): LogRow {
  const patches = [{ kind: 'value', path: ['settings', 'siteTitle'], before, after }] as const;
  return { revision, id, kind: 'do', label: after, day: '2026-11-20', at: revision, patches };
}

async function documentIn(device: TestDevice): Promise<FarmDocument | null> {
  const found = await device.openTab().load();
  return found.state === 'found' ? found.farm.document : null;
}

async function foundTitle(storage: DocumentStorage): Promise<string> {
  const found = await storage.load();
  return found.state === 'found' ? found.farm.document.settings.siteTitle : found.state;
}

async function appendTenTimes(tab: DocumentStorage, name: string): Promise<void> {
  let revision = 0;
  for (let written = 0; written < 10;) {
    if (await tab.append(revision, [row(revision + 1, '', name, `${name}-${written}`)])) {
      written += 1;
      revision += 1;
    } else {
      revision += (await tab.rowsAfter(revision))?.length ?? 0;
    }
  }
}
