import { tellPlainly } from '#domain/tell/teller.ts';
import { expect, test } from 'vitest';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { aRack, aShelf } from '#tests/support/builders/capacity-builders.ts';
import {
  BISTRO_DAY,
  bistroFarm,
  RADISH,
  seedBought,
  SUNFLOWER,
} from '#tests/support/farms/bistro-farm.ts';
import { aMaterial, aPackaging } from '#tests/support/builders/catalog-builders.ts';
import { aMix, aSingleProduct, aVariety } from '#tests/support/builders/builders.ts';
import { availabilityLimitsText } from './availability-answer.ts';
import { createAvailabilityCheck } from './availability-check.ts';
import { readAvailabilityAmount, findAvailabilityItem } from './availability-question.ts';
import type { AvailabilityResource } from '../../settings/settings.ts';

const MONDAY = '2026-11-30';

function ask(
  amount: string,
  dateISO: string,
  { farm = bistroFarm(), item = 'sunflower', limits = [] as readonly AvailabilityResource[] } = {},
) {
  const question = {
    item: findAvailabilityItem(farm, item),
    amount: readAvailabilityAmount(amount),
    dateISO,
    limits,
  };
  return createAvailabilityCheck(forecastSupply(farm, BISTRO_DAY), question);
}

function texts(asked: ReturnType<typeof ask>): string[] {
  return asked.answer().lines.map(({ text, status }) => `${tellPlainly(text)} (${status})`);
}

test('example 2: ten ounces for Monday come from what is left of Saturday', () => {
  const asked = ask('10oz', MONDAY);
  const answer = asked.answer();
  expect(answer).toMatchObject({ answer: 'YES', how: 'SURPLUS', usesBufferOz: 0, oz: 10 });
  expect(answer.harvestISO).toBe(MONDAY);
  expect(answer.plantings).toEqual([]);
  const promise = { orderId: 'ord_promise', dateISO: MONDAY, varietyId: 'sunflower' };
  expect(answer.changes).toEqual([{ kind: 'TAKE', ...promise, oz: 10, harvestISO: '2026-11-28' }]);
  expect(texts(asked)).toEqual(['Sunflower: 11.8 oz left over, cut Sat 11/28 (ok)']);
  const most = { mode: 'BULK', weight: 10, unit: 'oz' };
  expect(asked.reach()).toEqual({ most, earliestISO: MONDAY });
  expect(availabilityLimitsText(answer, asked.reach())).toEqual('');
});

test('example 3: twelve ounces need a little of the buffer', () => {
  const answer = ask('12oz', MONDAY).answer();
  expect(answer).toMatchObject({ answer: 'YES', how: 'SURPLUS' });
  expect(answer.usesBufferOz).toBeCloseTo(0.24, 9);
  expect(answer.parts[0]?.take).toMatchObject([{ oz: 12 }]);
});

test('example 4: twenty ounces are too much for Monday, and can be had on Wednesday', () => {
  const asked = ask('20oz', MONDAY);
  expect(asked.answer()).toMatchObject({ answer: 'NO', how: null, changes: [] });
  expect(texts(asked)).toEqual([
    'Sunflower: 12 oz left over, cut Sat 11/28 (short)',
    'Sunflower needs 10 days, 8 are left until the cut Mon 11/30 (short)',
  ]);
  const most = { mode: 'BULK', weight: 12, unit: 'oz' };
  const reach = asked.reach();
  expect(reach).toEqual({ most, earliestISO: '2026-12-02' });
  const text = 'Up to 12 oz on Mon 11/30. All 20 oz from Wed 12/2.';
  expect(availabilityLimitsText(asked.answer(), reach)).toEqual(text);
});

/** What can be had of 8 oz of a crop that takes so many days, from a day on. */
function reachOf(daysToHarvest: number, dateISO: string) {
  const slow = aVariety({ id: 'slow', daysToHarvest });
  const { varieties, products } = bistroFarm();
  const sold = [...products, aSingleProduct(slow)];
  const farm = bistroFarm({ varieties: [...varieties, slow], products: sold });
  return ask('8oz', dateISO, { farm, item: 'slow' }).reach();
}

test('a day on which it can be had is looked for sixty days ahead, and as far as tasks are planned', () => {
  // Planted today, on 11/22, they are cut on 1/31 or 2/1: 60 and 61 days after 12/2.
  expect(reachOf(70, '2026-12-02').earliestISO).toBe('2027-01-31');
  expect(reachOf(71, '2026-12-02').earliestISO).toBeNull();
  // 91 days later is 2/21: one day too far.
  expect(reachOf(90, '2027-02-10').earliestISO).toBe('2027-02-20');
  expect(reachOf(91, '2027-02-10')).toEqual({ most: null, earliestISO: null });
});

test('example 4: on Wednesday what is left and one tray of today go before two trays', () => {
  const answer = ask('20oz', '2026-12-02').answer();
  expect(answer).toMatchObject({ answer: 'YES', how: 'BOTH', usesBufferOz: 0 });
  expect(answer.parts).toMatchObject([{ take: [{ oz: expect.closeTo(11.76, 9) }] }]);
  expect(answer.plantings).toMatchObject([{ dateISO: BISTRO_DAY, delta: 1 }]);
});

test('what is left stays where taking it saves no tray', () => {
  // 32 oz and the buffer are three trays, but 2 of them for 20.24 oz; 48 oz are four, 36.24 oz three.
  expect(ask('32oz', '2026-12-02').answer()).toMatchObject({
    how: 'BOTH',
    plantings: [{ delta: 2 }],
  });
  // 12 oz are one tray, and so would be the 0.24 oz that are left to plant.
  expect(ask('12oz', '2026-12-02').answer()).toMatchObject({
    how: 'PLANT',
    plantings: [{ delta: 1 }],
  });
});

test('seed without entries is not checked and is no reason for a no', () => {
  const farm = bistroFarm({
    seedsInventory: [
      {
        ...seedBought('sunflower', -0.4),
        meta: { type: 'AUTO_SEED_USAGE', dateISO: '2026-11-18', deltaTrays: 1, gramsPerTray: 190 },
      },
    ],
  });
  const answer = ask('20oz', '2026-12-04', { farm, limits: ['seed'] }).answer();
  expect(answer.answer).toBe('YES');
  expect(answer.lines.find(({ kind }) => kind === 'seed')).toMatchObject({
    // 4 trays of 190 g.
    need: expect.closeTo(1.6755, 4),
    have: null,
    status: 'unknown',
    limits: false,
    text: 'Seed Sunflower 1.7 lb, not counted',
  });
});

test('example 5: with enough time one more tray is planted, with all that it needs', () => {
  const asked = ask('20oz', '2026-12-04');
  expect(asked.answer()).toMatchObject({
    answer: 'YES',
    how: 'PLANT',
    plantings: [{ dateISO: '2026-11-24', before: 3, after: 4, delta: 1 }],
  });
  expect(texts(asked)).toEqual([
    'Sunflower needs 10 days, 12 are left until the cut Fri 12/4 (ok)',
    'Grow slots 7 of 20, Fri 11/27 (ok)',
    'Trays with holes 11 of 40, Wed 11/25 (ok)',
    'Trays without holes 16 of 80, Wed 11/25 (ok)',
    'Seed Sunflower 1.7 of 5 lb, runs out Tue 12/8 (ok)',
  ]);
});

test('example 6: seed that must suffice turns planting into taking what is left', () => {
  const farm = bistroFarm({ seedsInventory: [seedBought('sunflower', 0.5)] });
  expect(ask('20oz', '2026-12-02', { farm, limits: ['seed'] }).answer()).toMatchObject({
    answer: 'YES',
    how: 'BOTH',
    parts: [{ take: [{ oz: expect.closeTo(11.76, 9) }], plantOz: expect.closeTo(8.24, 9) }],
  });
  const hinted = ask('20oz', '2026-12-02', { farm });
  expect(hinted.answer()).toMatchObject({ answer: 'YES', how: 'BOTH' });
  const little = bistroFarm({ seedsInventory: [seedBought('sunflower', 0.3)] });
  const short = ask('20oz', '2026-12-02', { farm: little }).answer();
  expect(short.lines.find(({ kind }) => kind === 'seed')).toMatchObject({
    need: expect.closeTo(0.4189, 4),
    have: 0.3,
    status: 'short',
    limits: false,
  });
});

test('what is growing already takes no more trays', () => {
  // Friday is planted; 30 oz cannot be added, 8 + 12 oz are promised to Saturday or cut too late.
  expect(texts(ask('30oz', '2026-11-27'))).toContain(
    'Sunflower for Fri 11/27 is already started; no trays can be added (short)',
  );
});

test('packages count with all orders up to the day', () => {
  const packaging = aPackaging({
    id: 'pkg_2',
    netContent: { qty: 2, unit: 'oz' },
    microgreenContent: { qty: 2, unit: 'oz' },
    containerMaterialId: 'mat_lid',
  });
  const lids = aMaterial({ stock: { qty: 5, unit: 'each' } });
  const farm = bistroFarm();
  const catalog = { ...farm.catalog, packaging: [packaging], materials: [lids] };
  const counted = { ...farm, catalog };
  expect(texts(ask('6x2oz', '2026-12-03', { farm: counted }))).toContain(
    'Packages 2 oz 6 of 5 (short)',
  );
  expect(ask('6x2oz', '2026-12-03', { farm: counted }).answer().answer).toBe('YES');
  const limited = ask('6x2oz', '2026-12-03', { farm: counted, limits: ['packages'] });
  expect(limited.answer().answer).toBe('NO');
  expect(limited.reach().most).toEqual({ mode: 'PACKAGE', count: 5, packageOz: 2 });
  expect(texts(ask('6x2oz', '2026-12-03'))).toContain('No packaging counted for 2 oz (unknown)');
});

const NO_AMOUNT = 'Enter how much: packages like 6x2oz, or a weight like 12oz, 1.5lb, 200g.';
const NO_DAY = 'Choose a day from 2026-11-22 to 2027-02-20.';

test.each([
  ['', '12oz', MONDAY, 'Choose a variety or product.'],
  ['Kale', '12oz', MONDAY, "There is no variety or product 'Kale'."],
  ['sunflower', 'a lot', MONDAY, NO_AMOUNT],
  ['sunflower', '0oz', MONDAY, NO_AMOUNT],
  ['sunflower', '12oz', '2026-11-21', NO_DAY],
  ['sunflower', '12oz', '2027-02-21', NO_DAY],
])('%s %s for %s cannot be answered', (item, amount, dateISO, message) => {
  expect(() => ask(amount, dateISO, { item }).answer()).toThrow(message);
});

test('a mix whose varieties are gone leads nowhere', () => {
  const farm = bistroFarm({ products: [aMix({ kale: 100 })] });
  expect(() => ask('8oz', MONDAY, { farm, item: 'mix_salad' }).answer()).toThrow(
    "'Salad' has no varieties.",
  );
});

test('a variety that is not there in full is planted whole, also where another one needs the buffer', () => {
  // Sunflower for Monday is too late, and 12 oz are left; radish is planted today for it.
  const farm = bistroFarm();
  const varieties = farm.varieties.map((variety) =>
    variety.id === 'radish' ? { ...variety, shelfLifeDays: 10 } : variety,
  );
  const mix = aMix({ sunflower: 50, radish: 50 }, { id: 'mix_spicy' });
  const sold = { ...farm, varieties, products: [mix] };
  const { answer, how, parts } = ask('24oz', MONDAY, { farm: sold, item: 'mix_spicy' }).answer();
  expect([answer, how]).toEqual(['YES', 'BOTH']);
  expect(parts.map(({ variety, take, plantOz }) => [variety.id, take.length, plantOz])).toEqual([
    ['radish', 0, 12],
    ['sunflower', 1, 0],
  ]);
});

test('unknown rack space is no reason for a no', () => {
  const { capacity } = bistroFarm();
  const answerOf = (slots: number) => {
    const farm = bistroFarm({ capacity: { ...capacity, racks: [aRack('grow', aShelf(slots))] } });
    return ask('20oz', '2026-12-04', { farm, limits: ['grow'] }).answer();
  };
  const lineOf = (slots: number) => answerOf(slots).lines.find(({ kind }) => kind === 'grow');
  expect(lineOf(0)).toMatchObject({ status: 'unknown', limits: false, unit: 'slots' });
  expect(lineOf(1)).toMatchObject({ status: 'short', limits: true, have: 1, need: 7 });
  const text = 'Grow slots 7 of 7, Fri 11/27';
  expect(lineOf(7)).toMatchObject({ status: 'ok', limits: true, text });
  expect(answerOf(1).answer).toBe('NO');
  const trays = answerOf(1).lines.filter(({ unit }) => unit === 'trays');
  expect(trays.map(({ kind, limits }) => [kind, limits])).toEqual([
    ['withHoles', false],
    ['withoutHoles', false],
  ]);
});

test('seed is told by name for the varieties that are planted; of unknown grams it is no reason for a no', () => {
  const unknown = { ...RADISH, seedGPerTray: null };
  const products = [aMix({ sunflower: 50, radish: 50 }, { id: 'mix_spicy' })];
  const farm = bistroFarm({ varieties: [SUNFLOWER, unknown], products });
  const { answer, lines } = ask('64oz', '2026-12-11', {
    farm,
    item: 'mix_spicy',
    limits: ['seed'],
  }).answer();
  const seed = lines.filter(({ kind }) => kind === 'seed');
  expect(seed.map(({ varietyId }) => varietyId)).toEqual(['radish', 'sunflower']);
  const text = 'Add grams-per-tray for Radish to check its seed.';
  expect(seed[0]).toMatchObject({ dateISO: null, status: 'unknown', limits: false, text });
  expect(seed[1]).toMatchObject({ status: 'ok', limits: true });
  expect(answer).toBe('YES');
});
