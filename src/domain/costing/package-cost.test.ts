import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { anOrder, packages } from '#tests/support/builders/builders.ts';
import {
  exampleCatalog,
  exampleCostFarm,
  exampleSunflower,
} from '#tests/support/farms/cost-example.ts';
import { anOverhead, aPackaging } from '#tests/support/builders/catalog-builders.ts';
import { costBook } from './cost-book.ts';
import { joinedNotes } from './cost-note.ts';
import { roundCost, totalOf } from './cost-parts.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { costEvents } from './event-cost.ts';
import { packageCost, packageCostIn } from './package-cost.ts';

const sunflower = exampleSunflower();
const farm = exampleCostFarm({ varieties: [sunflower] });
const clamshell = farm.catalog.packaging[0] ?? null;
const book = costBook(farm);
const BOX = { ounces: 4, packaging: clamshell };
const boxIn = (more: Partial<FarmDocument>) =>
  packageCost(costBook({ ...farm, ...more }), 'sunflower', BOX);

test('C1: a 4 oz clamshell of sunflower costs $1.53', () => {
  expect(boxIn({})).toEqual({
    seed: 0.231485,
    soil: 0.3125,
    overhead: 0.65,
    packaging: 0.336667,
    unitCost: 1.530652,
    notes: [],
  });
});

test.each([
  [2, 0.115743, 0.15625, 0.35, 0.621993],
  [8, 0.462971, 0.625, 1.25, 2.337971],
  [16, 0.925942, 1.25, 2.45, 4.625942],
])('C1: %d oz without a packaging says so', (ounces, seed, soil, overhead, unitCost) => {
  const row = packageCost(book, 'sunflower', { ounces, packaging: null });
  expect(row).toMatchObject({ seed, soil, overhead, packaging: 0, unitCost });
  expect(joinedNotes(row.notes)).toEqual(
    `No packaging defined for ${ounces} oz; packaging cost not included.`,
  );
});

test('C2: without a yield only the package itself is costed', () => {
  expect(boxIn({ varieties: [{ ...sunflower, yieldOzPerTray: null }] })).toMatchObject({
    seed: 0,
    soil: 0,
    overhead: 0.05,
    packaging: 0.336667,
    unitCost: 0.386667,
    notes: [{ text: 'Variety "Sunflower" missing avgYieldOzPerTray; skipping content costs.' }],
  });
});

test('each ounce and each package bear their own overheads', () => {
  const overheads = [
    anOverhead({ name: 'Cooling', mode: 'PER_OZ', cost: 0.02 }),
    anOverhead({ name: 'Bags', mode: 'PER_UNIT', cost: 0.05 }),
  ];
  expect(boxIn({ catalog: exampleCatalog({ overheads }) }).overhead).toBe(0.13);
});

test('a package that does not say what it holds is noted with the way to it', () => {
  const packaging = aPackaging({ name: 'Clamshell', microgreenContent: null });
  const row = packageCost(book, 'sunflower', { ounces: 4, packaging });
  expect(row.notes).toEqual([
    {
      text: 'This package has no valid microgreen fill amount (qty+mass unit).',
      subject: 'Clamshell',
      mend: { to: 'packaging', id: 'pkg_4' },
    },
  ]);
});

test('what seed lacks is said with the place where it is added', () => {
  const bare = { ...sunflower, seedGPerTray: null, cost: { bagLb: null, bagCost: null } };
  const { seed, notes } = boxIn({ varieties: [bare] });
  expect(seed).toBe(0);
  expect(notes).toEqual([
    {
      text: 'Add grams-per-tray for Sunflower to track seed usage.',
      mend: { to: 'variety', id: 'sunflower' },
    },
    {
      text: 'Seed cost is $0.00 — set bag size and cost in the Seed Vault.',
      mend: { to: 'seed-vault', id: 'sunflower' },
    },
  ]);
});

test('the parts add up to the unit cost, but for the rounding of each', () => {
  checkLaw(
    [fc.double({ min: 0.1, max: 40, noNaN: true }), fc.double({ min: 1, max: 60, noNaN: true })],
    (ounces, yieldOzPerTray) => {
      const varieties = [{ ...sunflower, yieldOzPerTray }];
      const choice = { ounces, packaging: clamshell };
      const row = packageCost(costBook({ ...farm, varieties }), 'sunflower', choice);
      const sum = row.seed + row.soil + row.overhead + row.packaging;
      expect(Math.abs(sum - row.unitCost)).toBeLessThan(3e-6);
    },
  );
});

test('in an order the event and the batches of that order count, not a share of all of them', () => {
  // A market is $30, a batch $4. Over 300 trays with 10 markets and 60 batches: $1.00 and $0.80 a tray.
  const overheads = [
    ...exampleCatalog().overheads,
    anOverhead({ name: 'Stall', category: 'EVENTS', mode: 'PER_EVENT', cost: 30 }),
    anOverhead({ name: 'Wash', category: 'WATER', mode: 'PER_BATCH', cost: 4 }),
  ];
  const overheadScenario = { ...exampleCatalog().overheadScenario, events: 10, batches: 60 };
  const farm = exampleCostFarm({ catalog: exampleCatalog({ overheads, overheadScenario }) });
  const book = costBook(farm);
  const choice = { ounces: 4, packaging: farm.catalog.packaging[0] ?? null };
  // $1.530652 and a quarter of $1.80.
  expect(packageCost(book, 'sunflower', choice).unitCost).toBe(1.980652);
  const sold = (count: number, orderCategory: 'FARMERS_MARKET' | 'RESTAURANT') => {
    const items = [packages('sunflower', count, 4)];
    const [event] = costEvents({ ...farm, orders: [anOrder({ orderCategory, items })] });
    if (event === undefined) throw new Error('The order has no cost.');
    return event;
  };
  const box = sold(1, 'FARMERS_MARKET');
  // One box at a market bears it all: $1.530652 + $34, as its order does.
  expect(packageCostIn(book, box, 'sunflower', choice)).toBe(35.530652);
  expect([roundCost(totalOf(box.parts)), box.ownOverhead]).toEqual([35.530652, 34]);
  // One of ten boxes bears a tenth; in a restaurant's order a tenth of the batch alone.
  expect(packageCostIn(book, sold(10, 'FARMERS_MARKET'), 'sunflower', choice)).toBe(4.930652);
  expect(packageCostIn(book, sold(10, 'RESTAURANT'), 'sunflower', choice)).toBe(1.930652);
  expect(packageCostIn(book, box, 'pea', choice)).toBeNull();
});

test('an order that sells nothing of a variety has no package of it', () => {
  const orders = [anOrder({ items: [packages('sunflower', 1, 4)] })];
  const [event] = costEvents(exampleCostFarm({ orders }));
  if (event === undefined) throw new Error('There is an order.');
  expect(packageCostIn(book, event, 'pea', BOX)).toBeNull();
  const of = (ounces: number) => {
    const varieties = event.varieties.map((own) => ({ ...own, ounces }));
    return packageCostIn(book, { ...event, varieties }, 'sunflower', BOX);
  };
  expect([of(0), of(1)]).toEqual([null, 1.530652]);
});
