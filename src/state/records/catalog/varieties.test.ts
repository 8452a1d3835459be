import { expect, test } from 'vitest';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aMix, aSingleProduct, aStep, aVariety } from '#tests/support/builders/builders.ts';

const NOW = '2025-03-10T12:00:00.000Z';
const pea = aVariety({ id: 'pea', name: 'Pea' });

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
  expect(farm.products).toEqual([
    {
      id: 'prod_pea',
      type: 'single',
      name: 'Pea',
      varietyId: 'pea',
      createdAt: NOW,
      packageSizeOz: 4,
    },
  ]);
});

test('crops taken over together are one action, each with its product and an id of its own', () => {
  const kale = aVariety({ id: 'kale', name: 'Kale' });
  const farm = act(aFarm({ varieties: [pea] }), {
    type: 'ADD_VARIETIES',
    payload: { varieties: [pea, kale] },
  });
  expect(farm.varieties.map(({ id }) => id)).toEqual(['pea', 'pea-2', 'kale']);
  expect(singlesOf(farm, 'pea-2')).toHaveLength(1);
  expect(singlesOf(farm, 'kale')).toHaveLength(1);
});

test('a variety without an id is known by the slug of its name', () => {
  const farm = act(aFarm(), {
    type: 'ADD_VARIETY',
    payload: { ...pea, id: '', name: ' Speckled Pea ' },
  });
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
  const farm = act(aFarm({ varieties: [beet] }), {
    type: 'UPDATE_VARIETY',
    payload: { id: 'pea', patch: { daysToHarvest: 14 } },
  });
  expect(farm.varieties[0]?.steps).toEqual([
    {
      id: 'stp_SOAK_0',
      type: 'SOAK',
      dayStart: 0,
      dayEnd: 0,
      note: '*24hr — plant next day',
      soakHours: 24,
    },
    { id: 'stp_plant', type: 'PLANT', dayStart: 0, dayEnd: 0, note: '', germMode: 'WEIGHTED' },
    { id: 'stp_HARVEST_10', type: 'HARVEST', dayStart: 14, dayEnd: 14, note: '' },
  ]);
});

test('a renamed variety keeps its id and renames its single product', () => {
  const farm = act(aFarm({ varieties: [pea] }), {
    type: 'UPDATE_VARIETY',
    payload: { id: 'pea', patch: { name: ' Speckled Pea ' } },
  });
  expect(farm.varieties[0]).toMatchObject({ id: 'pea', name: 'Speckled Pea' });
  expect(singlesOf(farm, 'pea')).toEqual([{ ...aSingleProduct(pea), name: 'Speckled Pea' }]);
});

test('new package sizes give the single product its size, an imported size stays otherwise', () => {
  const products = [{ ...aSingleProduct(pea), packageSizeOz: 6 }];
  const farm = aFarm({ varieties: [pea], products });
  const renamed = act(farm, {
    type: 'UPDATE_VARIETY',
    payload: { id: 'pea', patch: { name: 'P' } },
  });
  expect(renamed.products[0]?.packageSizeOz).toBe(6);
  const resized = act(farm, {
    type: 'UPDATE_VARIETY',
    payload: { id: 'pea', patch: { packSizes: [8, 4] } },
  });
  expect(resized.products[0]?.packageSizeOz).toBe(4);
});

test('a mix does not follow the names of its varieties', () => {
  const mix = aMix({ pea: 100 });
  const before = aFarm({ varieties: [pea], products: [aSingleProduct(pea), mix] });
  const farm = act(before, {
    type: 'UPDATE_VARIETY',
    payload: { id: 'pea', patch: { name: 'P' } },
  });
  expect(farm.products[1]).toBe(mix);
});

test('a changed reorder link is cleaned and dated, an unchanged one keeps its date', () => {
  const farm = aFarm({ varieties: [pea] });
  const link = (reorderUrl: string) =>
    ({
      type: 'UPDATE_VARIETY',
      payload: { id: 'pea', patch: { seedInfo: { reorderUrl, reorderUrlUpdatedAt: null } } },
    }) as const;
  const linked = act(farm, link('seeds.example.com/pea,'));
  expect(linked.varieties[0]?.seedInfo).toEqual({
    reorderUrl: 'https://seeds.example.com/pea',
    reorderUrlUpdatedAt: NOW,
  });
  const earlier = aVariety({
    ...pea,
    seedInfo: {
      reorderUrl: 'https://seeds.example.com/pea',
      reorderUrlUpdatedAt: '2024-05-01T00:00:00.000Z',
    },
  });
  const same = act(aFarm({ varieties: [earlier] }), link('https://seeds.example.com/pea'));
  expect(same.varieties[0]?.seedInfo).toEqual(earlier.seedInfo);
  expect(act(farm, link('javascript:alert(1)')).varieties[0]?.seedInfo.reorderUrl).toBeNull();
});

test('an optional field of a variety is cleared by undefined, unknown fields stay', () => {
  const imported = { ...aVariety({ lbsPerTray: 2 }), supplier: 'North' };
  const farm = act(aFarm({ varieties: [imported] }), {
    type: 'UPDATE_VARIETY',
    payload: { id: 'pea', patch: { lbsPerTray: undefined, notes: 'New lot' } },
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
    aFarm({ varieties: [pea] }),
    add('a', '2025-03-01T08:00:00.000Z'),
    add('b', '2025-03-03T08:00:00.000Z', ' Hulls drop '),
    add('c', '2025-03-02T08:00:00.000Z'),
    add('d', '2025-03-04T08:00:00.000Z', '   '),
  );
  const journal = (document: typeof farm) => document.varieties[0]?.journal ?? [];
  expect(journal(farm).map(({ id, text }) => [id, text])).toEqual([
    ['b', 'Hulls drop'],
    ['c', 'c'],
    ['a', 'a'],
  ]);

  const pinned = act(farm, {
    type: 'UPDATE_JOURNAL_ENTRY',
    payload: { varietyId: 'pea', id: 'a', patch: { pinned: true } },
  });
  expect(journal(pinned)[2]).toMatchObject({ id: 'a', pinned: true });
  const blanked = act(farm, {
    type: 'UPDATE_JOURNAL_ENTRY',
    payload: { varietyId: 'pea', id: 'a', patch: { text: ' ' } },
  });
  expect(blanked).toBe(farm);
  const deleted = act(farm, {
    type: 'DELETE_JOURNAL_ENTRY',
    payload: { varietyId: 'pea', id: 'b' },
  });
  expect(journal(deleted).map(({ id }) => id)).toEqual(['c', 'a']);
});
