import { expect, test } from 'vitest';
import type { JournalEntry } from '#domain/catalog/varieties/variety.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { PayloadOf } from '#state/records/farm-action.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aMix, aSingleProduct, aStep, aVariety } from '#tests/support/builders/builders.ts';

const NOW = '2025-03-10T12:00:00.000Z';
const pea = aVariety({ id: 'pea', name: 'Pea' });
const FARM = aFarm({ varieties: [pea] });

const change = (farm: FarmDocument, patch: PayloadOf<'UPDATE_VARIETY'>['patch']) =>
  act(farm, { type: 'UPDATE_VARIETY', payload: { id: 'pea', patch } });

function singlesOf(farm: ReturnType<typeof aFarm>, varietyId: string) {
  return farm.products.filter(
    (product) => product.type === 'single' && product.varietyId === varietyId,
  );
}

test('a new variety comes with its single product', () => {
  const farm = act(aFarm(), { type: 'ADD_VARIETY', payload: { ...pea, packSizes: [8, 4] } });
  expect(farm.varieties.map(({ id, packSizes }) => ({ id, packSizes }))).toEqual([
    { id: 'pea', packSizes: [4, 8] },
  ]);
  expect(farm.products).toEqual([{ ...aSingleProduct(pea), createdAt: NOW, packageSizeOz: 4 }]);
});

test('crops taken over together are one action, each with its product and an id of its own', () => {
  const kale = aVariety({ id: 'kale', name: 'Kale' });
  const farm = act(FARM, { type: 'ADD_VARIETIES', payload: { varieties: [pea, kale] } });
  expect(farm.varieties.map(({ id }) => id)).toEqual(['pea', 'pea-2', 'kale']);
  expect(singlesOf(farm, 'pea-2')).toHaveLength(1);
  expect(singlesOf(farm, 'kale')).toHaveLength(1);
});

test('a variety without an id is known by the slug of its name', () => {
  const named = { ...pea, id: '', name: ' Speckled Pea ' };
  const farm = act(aFarm(), { type: 'ADD_VARIETY', payload: named });
  expect(farm.varieties[0]).toMatchObject({ id: 'speckled-pea', name: 'Speckled Pea' });
});

test('saving a variety puts its grow steps in order', () => {
  const beet = aVariety({
    steps: [
      aStep('HARVEST', 10),
      aStep('GERMINATION', 0, { dayEnd: 4 }),
      aStep('SOAK', 0, { soakHours: 48 }),
    ],
  });
  const farm = change(aFarm({ varieties: [beet] }), { daysToHarvest: 14 });
  expect(farm.varieties[0]?.steps).toEqual([
    aStep('SOAK', 0, { note: '*24hr — plant next day', soakHours: 24 }),
    { id: 'stp_plant', type: 'PLANT', dayStart: 0, dayEnd: 0, note: '', germMode: 'WEIGHTED' },
    { ...aStep('HARVEST', 14), id: 'stp_HARVEST_10' },
  ]);
});

test('a renamed variety keeps its id and renames its single product', () => {
  const farm = change(FARM, { name: ' Speckled Pea ' });
  expect(farm.varieties[0]).toMatchObject({ id: 'pea', name: 'Speckled Pea' });
  expect(singlesOf(farm, 'pea')).toEqual([{ ...aSingleProduct(pea), name: 'Speckled Pea' }]);
});

test('new package sizes give the single product its size, an imported size stays otherwise', () => {
  const products = [{ ...aSingleProduct(pea), packageSizeOz: 6 }];
  const farm = aFarm({ varieties: [pea], products });
  expect(change(farm, { name: 'P' }).products[0]?.packageSizeOz).toBe(6);
  expect(change(farm, { packSizes: [8, 4] }).products[0]?.packageSizeOz).toBe(4);
});

test('a mix does not follow the names of its varieties', () => {
  const mix = aMix({ pea: 100 });
  const farm = aFarm({ varieties: [pea], products: [aSingleProduct(pea), mix] });
  expect(change(farm, { name: 'P' }).products[1]).toBe(mix);
});

test('a changed reorder link is cleaned and dated, an unchanged one keeps its date', () => {
  const URL = 'https://seeds.example.com/pea';
  const linked = (farm: FarmDocument, reorderUrl: string) =>
    change(farm, { seedInfo: { reorderUrl, reorderUrlUpdatedAt: null } }).varieties[0]?.seedInfo;
  expect(linked(FARM, 'seeds.example.com/pea,')).toEqual({
    reorderUrl: URL,
    reorderUrlUpdatedAt: NOW,
  });
  const seedInfo = { reorderUrl: URL, reorderUrlUpdatedAt: '2024-05-01T00:00:00.000Z' };
  expect(linked(aFarm({ varieties: [{ ...pea, seedInfo }] }), URL)).toEqual(seedInfo);
  expect(linked(FARM, 'javascript:alert(1)')?.reorderUrl).toBeNull();
});

test('an optional field of a variety is cleared by undefined, unknown fields stay', () => {
  const imported = { ...aVariety({ lbsPerTray: 2 }), supplier: 'North' };
  const farm = change(aFarm({ varieties: [imported] }), {
    lbsPerTray: undefined,
    notes: 'New lot',
  });
  expect(farm.varieties[0]).not.toHaveProperty('lbsPerTray');
  expect(farm.varieties[0]).toMatchObject({ notes: 'New lot', supplier: 'North' });
});

test('a saved calibration sets the average and ends the override', () => {
  const farm = aFarm({ varieties: [aVariety({ yieldOzPerTrayOverride: 12 })] });
  const calibrated = act(farm, {
    type: 'SAVE_CALIBRATION',
    payload: { id: 'pea', samples: [8, 9, -1, 8.5, 8, 8, 8, 8, 8, 100], atISO: NOW },
  });
  expect(calibrated.varieties[0]).toMatchObject({
    yieldOzPerTrayOverride: null,
    calibration: { samples: [8, 9, 8.5, 8, 8, 8, 8, 8], avgOzPerTray: 8.19, lastCalibratedAt: NOW },
  });
  expect(calibrated.products).toBe(farm.products);
});

test('journal entries are newest first, with words, and can be pinned and deleted', () => {
  const entry = (id: string, atISO: string, text = id) => ({ id, atISO, text, pinned: false });
  const add = (id: string, atISO: string, text?: string) =>
    ({
      type: 'ADD_JOURNAL_ENTRY',
      payload: { varietyId: 'pea', entry: entry(id, atISO, text) },
    }) as const;
  const farm = act(
    FARM,
    add('a', '2025-03-01T08:00:00.000Z'),
    add('b', '2025-03-03T08:00:00.000Z', ' Hulls drop '),
    add('c', '2025-03-02T08:00:00.000Z'),
    add('d', '2025-03-04T08:00:00.000Z', '   '),
  );
  const journal = (document: FarmDocument) => document.varieties[0]?.journal ?? [];
  expect(journal(farm).map(({ id, text }) => [id, text])).toEqual([
    ['b', 'Hulls drop'],
    ['c', 'c'],
    ['a', 'a'],
  ]);
  const edit = (patch: Partial<JournalEntry>) =>
    act(farm, { type: 'UPDATE_JOURNAL_ENTRY', payload: { varietyId: 'pea', id: 'a', patch } });
  expect(journal(edit({ pinned: true }))[2]).toMatchObject({ id: 'a', pinned: true });
  expect(edit({ text: ' ' })).toBe(farm);
  const entryB = { varietyId: 'pea', id: 'b' };
  const deleted = act(farm, { type: 'DELETE_JOURNAL_ENTRY', payload: entryB });
  expect(journal(deleted).map(({ id }) => id)).toEqual(['c', 'a']);
});
