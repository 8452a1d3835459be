import { expect, test } from 'vitest';
import { aFarm, aMix, aSingleProduct, aStep, aVariety } from '#tests/support/builders/builders.ts';
import { aMergeContext } from '#tests/support/merge/merge-context.ts';
import { mergeBothWays, mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { repairFarm } from './repair-farm.ts';
import type { GrowStep } from '#domain/catalog/varieties/variety.ts';

const plant = aStep('PLANT', 0);
const farm = (daysToHarvest: number, ...steps: GrowStep[]) =>
  aFarm({ varieties: [aVariety({ id: 'pea', daysToHarvest, steps })] });
const FARM = farm(10, plant, aStep('HARVEST', 10));

/** What is left of a step for a reader: when it is what. */
const told = (steps: readonly GrowStep[] | undefined) =>
  steps?.map(({ type, dayStart, dayEnd }) => `${type} ${dayStart}-${dayEnd}`).toSorted();

test('grow steps of two devices come together with one harvest, on the day the variety is ripe', () => {
  const phone = farm(12, plant, aStep('WATER', 3), aStep('HARVEST', 12));
  const office = farm(11, plant, aStep('LIGHTS', 4), aStep('HARVEST', 11));
  const { merged } = mergeTwo(FARM, phone, office);
  expect(merged.varieties[0]?.daysToHarvest).toBe(12);
  expect(told(merged.varieties[0]?.steps)).toEqual([
    'HARVEST 12-12',
    'LIGHTS 4-4',
    'PLANT 0-0',
    'WATER 3-3',
  ]);
});

test('grow steps of two devices come together with one planting', () => {
  const phone = farm(10, { ...plant, id: 'p', note: 'Soak first' }, aStep('HARVEST', 10));
  const office = farm(
    10,
    { ...plant, id: 'o', dayEnd: 2 },
    aStep('LIGHTS', 4),
    aStep('HARVEST', 10),
  );
  const { merged } = mergeTwo(FARM, phone, office);
  const steps = merged.varieties[0]?.steps ?? [];
  expect(steps.filter(({ type }) => type === 'PLANT')).toHaveLength(1);
  expect(steps.map(({ type }) => type).toSorted()).toEqual(['HARVEST', 'LIGHTS', 'PLANT']);
});

test('a variety that one device alone has changed stays as that device has it, odd as it may be', () => {
  const odd = farm(12, plant, { ...plant, id: 'again' }, aStep('HARVEST', 9));
  const noted = { ...FARM, settings: { ...FARM.settings, title: 'Hill Farm' } };
  for (const { merged } of mergeBothWays(FARM, odd, noted)) {
    expect(merged.varieties[0]?.daysToHarvest).toBe(12);
    expect(told(merged.varieties[0]?.steps)).toEqual(['HARVEST 9-9', 'PLANT 0-0', 'PLANT 0-0']);
  }
});

test('steps of one device and days of the other come together with the harvest on that day', () => {
  const days = farm(12, plant, aStep('HARVEST', 10));
  const steps = farm(10, plant, aStep('WATER', 3), aStep('HARVEST', 10));
  for (const { merged } of mergeBothWays(FARM, days, steps)) {
    expect(told(merged.varieties[0]?.steps)).toEqual(['HARVEST 12-12', 'PLANT 0-0', 'WATER 3-3']);
  }
});

test('products keep what they are while their varieties are there', () => {
  const [pea] = FARM.products;
  const products = [{ ...pea, createdAt: '2024-05-01T08:00:00.000Z' }, aMix({ pea: 100 })];
  const base = { ...FARM, products } as FarmDocument;
  const titled = { ...base, settings: { ...base.settings, title: 'Hill Farm' } };
  const noted = { ...base, varieties: [{ ...aVariety({ id: 'pea' }), notes: 'Sweet' }] };
  expect(mergeTwo(base, titled, noted).merged.products).toEqual(products);
});

test('the single product of a variety that the other device has deleted goes, one of no known variety stays', () => {
  const stray = { ...aSingleProduct(aVariety({ id: 'okra' })), name: 'Okra' };
  const base = { ...FARM, products: [...FARM.products, stray] };
  const without = { ...base, varieties: [] };
  const { context } = aMergeContext();
  const repaired = repairFarm({ base, local: base, remote: without }, without, context);
  expect(repaired.products).toEqual([stray]);
});

function blended(blend: Readonly<Record<string, number>>) {
  const varieties = Object.keys(blend).map((id) => aVariety({ id }));
  return aFarm({ varieties, products: [...varieties.map(aSingleProduct), aMix(blend)] });
}

test('a blend that the shares of two devices make whole is of both', () => {
  const { merged, notices } = mergeTwo(
    blended({ pea: 25, kale: 25, dill: 25, basil: 25 }),
    blended({ pea: 40, kale: 10, dill: 25, basil: 25 }),
    blended({ pea: 25, kale: 25, dill: 30, basil: 20 }),
  );
  const mix = merged.products.find(({ type }) => type === 'mix');
  expect(mix).toEqual(aMix({ pea: 40, kale: 10, dill: 30, basil: 20 }));
  expect(notices).toEqual([]);
});

test('shares of two devices that make no whole are those of one, and the other is told', () => {
  const { merged, notices } = mergeTwo(
    blended({ pea: 40, kale: 30, dill: 30 }),
    blended({ pea: 50, kale: 20, dill: 30 }),
    blended({ pea: 40, kale: 20, dill: 40 }),
  );
  // 50, 20 and 40 would be 110 %.
  const mix = merged.products.find(({ type }) => type === 'mix');
  expect([
    aMix({ pea: 50, kale: 20, dill: 30 }),
    aMix({ pea: 40, kale: 20, dill: 40 }),
  ]).toContainEqual(mix);
  expect(notices.map(({ slice, field }) => [slice, field])).toEqual([['products', 'components']]);
});

test('a variety whose product is lost on the way gets one again, the same on every device', () => {
  const pea = aVariety({ id: 'pea' });
  const base = aFarm({ varieties: [pea], products: [] });
  const sold = (farm: FarmDocument) => farm.products.map(({ type, name }) => [type, name]);
  const phone = { ...base, varieties: [{ ...pea, notes: 'dry' }] };
  const office = { ...base, varieties: [{ ...pea, daysToHarvest: 12 }] };
  const [here, there] = [
    mergeTwo(base, phone, office).merged,
    mergeTwo(base, office, phone).merged,
  ];
  expect(sold(here)).toEqual([['single', pea.name]]);
  expect(there.products).toEqual(here.products);
});
