import { expect, test, vi } from 'vitest';
import { checkSlowLaw } from '#tests/support/laws/check-law.ts';
import {
  emptyMemoryDisk,
  memoryDocumentStorage,
  type MemoryDisk,
} from '#tests/support/devices/memory-document-storage.ts';
import { arbitraryFarm } from '#tests/support/random/arbitrary-farm.ts';
import { aFarm, anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { failingStorage } from '#tests/support/devices/failing-storage.ts';
import { aLogo } from '#tests/support/files/logos.ts';
import { contentOf, openTab } from '#tests/support/devices/open-tab.ts';
import { anyFarm } from '#tests/support/random/random-farms.ts';
import { turns } from '#tests/support/devices/settle.ts';
import { smallFarmText } from '#tests/support/farms/small-farm.ts';
import { runToCompletion, type Incremental } from '#domain/records/run-to-completion.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { wipeBefore, withWipe } from '../document/sync/sync-meta.ts';
import { findFarmSteps, sliceSteps } from '../backup/read-backup.ts';
import { importBackup } from './import-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';

const AT = '2026-11-20T17:45:00.000Z';

const farm = aFarm({
  varieties: [aVariety({ id: 'kale' })],
  orders: [anOrder({ id: 'market', items: [packages('kale', 3)] })],
});
const fileOf = (document: FarmDocument) => writeBackup(document, AT);

const stored = async (disk: MemoryDisk) => contentOf((await openTab(disk)).farm());

test('an import is stored, synced, and undone completely', async () => {
  const disk = emptyMemoryDisk();
  const { store, farm: now } = await openTab(disk);
  const push = vi.spyOn(store.sync, 'pushAfterImport');
  const before = contentOf(now());
  const imported = await importBackup(store, smallFarmText());
  expect(push).toHaveBeenCalledOnce();
  expect(imported.slices.varieties).toHaveLength(10);
  const after = contentOf(now());
  await store.settled();
  expect(await stored(disk)).toBe(after);
  expect(imported.undo()).toBe(true);
  expect(contentOf(now())).toBe(before);
});

test('an import cannot be undone once something else changed', async () => {
  const { store, farm: now } = await openTab();
  const imported = await importBackup(store, fileOf(farm));
  store.perform({ type: 'UPSERT_COMMON_TASK', payload: { name: 'Oil hinges' } });
  expect(imported.undo()).toBe(false);
  expect(now().varieties.map(({ id }) => id)).toEqual(['kale']);
});

test('the page can react between the steps of planning a farm that is loaded, not only of reading it', async () => {
  const { store, world, farm: now } = await openTab();
  const orders = Array.from({ length: 2000 }, (_, at) => ({ ...anOrder(), id: `o${at}` }));
  const text = fileOf({ ...farm, orders });
  const raw = runToCompletion(findFarmSteps(text));
  const state = raw.ok ? raw.state : {};
  const reading = stepsOf(findFarmSteps(text)) + stepsOf(sliceSteps(state, now()));
  const breathe = vi.spyOn(world, 'breathe');
  await importBackup(store, text);
  // What the orders ask for is read a hundred at a time.
  expect(breathe.mock.calls.length).toBeGreaterThanOrEqual(reading + 20);
});

function stepsOf(steps: Incremental<unknown>): number {
  let count = 0;
  while (steps.next().done !== true) count += 1;
  return count;
}

test('a logo that is left out is told, one that comes along and none at all are not', async () => {
  const { store } = await openTab();
  const withLogo = (appLogoDataUrl: string | null) =>
    JSON.stringify({ settings: { brand: { appLogoDataUrl } } });
  const without = async (logo: string | null) =>
    (await importBackup(store, withLogo(logo))).isWithoutLogo;
  expect(await without('data:image/svg+xml;base64,PHN2Zy8+')).toBe(true);
  expect(await without(aLogo())).toBe(false);
  expect(await without(null)).toBe(false);
});

test(
  'whichever storage call fails during an import, the device holds the old farm or the new one',
  { timeout: 60_000 },
  async () => {
    for (const when of ['before', 'after'] as const) {
      for (let failing = 1; failing <= 8; failing += 1) {
        const disk = emptyMemoryDisk();
        const earlier = await openTab(disk);
        earlier.store.perform({ type: 'UPSERT_COMMON_TASK', payload: { name: 'Wash racks' } });
        await earlier.store.settled();
        earlier.store.close();
        let armed = Infinity;
        const storage = failingStorage(memoryDocumentStorage(disk), (call) =>
          call === armed ? when : ((last = call), 'none'),
        );
        let last = 0;
        const { store, world, farm: now } = await openTab(disk, storage);
        await store.settled();
        armed = last + failing;
        const old = contentOf(now());
        await importBackup(store, fileOf(farm));
        const imported = contentOf(now());
        await turns();
        expect([old, imported]).toContain(await stored(disk));
        for (let tries = 0; tries < 4; tries += 1) {
          world.pass(10_000);
          await turns();
        }
        await store.settled();
        expect(await stored(disk)).toBe(imported);
      }
    }
  },
);

/** Carries a farm to another device in a file. */
async function carryOver(document: FarmDocument) {
  const from = await openTab();
  await importBackup(from.store, fileOf(document));
  const to = await openTab();
  await importBackup(to.store, fileOf(from.farm()));
  return { from: contentOf(from.farm()), to: contentOf(to.farm()) };
}

test('a farm exported, wiped and imported is the same farm', async () => {
  const sample = await carryOver(normalizeFarm(JSON.parse(smallFarmText()).state));
  expect(sample.to).toBe(sample.from);
});

test.each([
  ['that plans something', arbitraryFarm()],
  ['of whatever shape', anyFarm().map(normalizeFarm)],
])(
  'any farm %s is the same after export, wipe and import',
  { timeout: 60_000 },
  async (_, farm) => {
    await checkSlowLaw([farm], { numRuns: 60 }, async (document) => {
      const { from, to } = await carryOver(document);
      expect(to).toBe(from);
    });
  },
);

test('a farm that began anew after a wipe still says so after export and import', async () => {
  const wiped = { at: '2026-11-19T10:00:00.000Z', by: 'Ana' };
  const { store, farm: now } = await openTab();
  await importBackup(store, fileOf(withWipe(farm, wiped)));
  expect(wipeBefore(now())).toEqual(wiped);
  // An older file does not make the last wipe an earlier one, nor a file of a wrong clock one to come.
  await importBackup(store, fileOf(withWipe(farm, { at: '2026-11-18T10:00:00.000Z' })));
  await importBackup(store, fileOf(withWipe(farm, { at: '2027-01-01T10:00:00.000Z' })));
  expect(wipeBefore(now())).toEqual(wiped);
});
