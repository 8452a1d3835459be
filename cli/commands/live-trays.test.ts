import { expect, test } from 'vitest';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { eventMargins } from '#domain/margins/event-margins.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aRepeatOrder, anOrder, bulk, packages } from '#tests/support/builders/builders.ts';
import { aPackaging, anOverhead } from '#tests/support/builders/catalog-builders.ts';
import { plantedCycle } from '#tests/support/farms/bistro-farm.ts';
import { exampleCatalog } from '#tests/support/farms/cost-example.ts';
import {
  LIVE_BASIL,
  LIVE_DAY,
  LIVE_PEA,
  PEA,
  SIZES,
  liveFarm,
} from '#tests/support/farms/live-farm.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { askReport } from '#tests/support/mgm/ask-report.ts';
import type { Command } from '../command.ts';
import { diff } from './diff.ts';
import { labels } from './labels.ts';
import { plan } from './plan.ts';
import { promise } from './promise.ts';
import { shortages } from './shortages.ts';
import { trace } from './trace.ts';

const LIVE = 'pea-live-1010';
const FRIDAY = '2026-12-04';

function ask(command: Command, options: Record<string, string>, farm = liveFarm()) {
  // What a program reads of the answer is JSON.
  return command.answer(aQuestion({ farm, today: LIVE_DAY, options })) as {
    // oxlint-disable-next-line typescript/no-explicit-any -- JSON has no type.
    json: any;
    lines: readonly string[];
  };
}

const FOUR = { item: LIVE, amount: '4x', day: '2026-12-05' };

test('four live trays are promised in trays, and every row of them names its unit last', () => {
  const { json, lines } = ask(promise, FOUR);
  expect(json).toMatchObject({ answer: 'YES', how: 'PLANT', oz: 4, count: 4, packageOz: 1 });
  expect(Object.keys(json).at(-1)).toBe('unit');
  expect(Object.keys(json.parts[0]).at(-1)).toBe('unit');
  expect(json.item).toEqual({ kind: 'variety', id: LIVE, name: 'Pea, live 1010' });
  expect(lines.join('\n')).toContain('Yes, plant 4 more trays on Thu 11/26');
});

test('rows of live trays name their unit last, and no other row does', () => {
  const { json, lines } = ask(plan, { horizon: '30' });
  for (const harvest of json.harvests) {
    const isLive = harvest.varietyId !== 'pea';
    expect(Object.keys(harvest).at(-1) === 'unit').toBe(isLive);
  }
  expect(json.tasks.every((task: object) => !('unit' in task))).toBe(true);
  expect(lines.join('\n')).toContain('6 trays   6 trays   for 6 trays');
  const rows = askReport('harvest-plan', liveFarm(), { to: '2026-12-31' }, LIVE_DAY).json as {
    rows: { varietyId: string }[];
  };
  for (const row of rows.rows) {
    expect(Object.keys(row).at(-1) === 'unit').toBe(row.varietyId !== 'pea');
  }
});

test('a change and a shortage are told in trays', () => {
  const tasks = plantedCycle(LIVE, '2026-11-25', FRIDAY, 4, { oz: 4 });
  const farm = liveFarm({ tasks });
  const short = ask(shortages, { days: '14' }, farm).json.short[0];
  expect(short).toMatchObject({ orderName: 'Bistro', orderedOz: 6, shortOz: 2 });
  expect(Object.keys(short).at(-1)).toBe('unit');
  const fewer = withItems(farm, 'ord_bistro', [packages(LIVE, 3)]);
  const asked = aQuestion({ farm, farms: [fewer], today: LIVE_DAY });
  const { lines } = diff.answer(asked);
  expect(lines.join('\n')).toContain('0 → 1 tray');
});

test('racks over their slots are told with two decimals', () => {
  const farm = liveFarm();
  const traySizes = SIZES.map((size) =>
    size.id === 'siz_5x5' ? { ...size, slotShare: 0.1333 } : size,
  );
  const wider = { ...farm, catalog: { ...farm.catalog, traySizes } };
  const { lines } = diff.answer(aQuestion({ farm, farms: [wider], today: LIVE_DAY }));
  // 3 of pea live, 8 of pea and 80 pots of basil at an eighth, or at 0.1333: 21, or 21.664 of 20.
  expect(lines.join('\n')).toContain('Sun 12/6/2026   grow  over by 1 → 1.66');
});

function withItems(
  farm: FarmDocument,
  id: string,
  items: FarmDocument['orders'][number]['items'],
): FarmDocument {
  return { ...farm, orders: farm.orders.map((one) => (one.id === id ? { ...one, items } : one)) };
}

/** The farm of the costs: 25 lb of pea for $75, a label of $0.008333 on each live tray. */
function costFarm(more: Partial<FarmDocument> = {}): FarmDocument {
  const pea: Variety = { ...PEA, cost: { bagLb: 25, bagCost: 75 } };
  const label = aPackaging({
    id: 'pkg_live',
    name: 'Live label',
    traySizeId: 'siz_1010',
    microgreenContent: null,
    bom: [],
    labelRule: { labelSheetId: 'mat_sheet', labelsPerUnit: 1 },
  });
  return liveFarm({
    varieties: [pea, LIVE_PEA, LIVE_BASIL],
    catalog: exampleCatalog({ traySizes: SIZES, packaging: [label] }),
    orders: [anOrder({ id: 'ord_1', name: 'One', date: FRIDAY, items: [packages(LIVE, 6, 4)] })],
    prices: [{ id: 'prc_1', varietyId: LIVE, packageOz: 4, amount: 14, from: null }],
    ...more,
  });
}

test('a live tray costs its share of seed, soil and overhead, and its label', () => {
  const { rows } = askReport('costs', costFarm(), {}, LIVE_DAY).json as { rows: object[] };
  const live = rows.filter((row) => 'varietyId' in row && row.varietyId === LIVE);
  expect(live).toMatchObject([
    { packageOz: 1, unitCost: 2.875414, packagingName: 'Live label', unit: 'tray' },
  ]);
  expect(Object.keys(live[0] ?? {}).at(-1)).toBe('unit');
  const bare = costFarm({ catalog: exampleCatalog({ traySizes: SIZES, packaging: [] }) });
  const unpacked = askReport('costs', bare, {}, LIVE_DAY).json as { rows: { warning: string }[] };
  expect(unpacked.rows.map(({ warning }) => warning)).toContain(
    'No packaging defined for 1010; packaging cost not included.',
  );
});

test('any price of a live variety is that of a tray, a loose one none; six trays earn $66.75', () => {
  const all = { from: null, to: '2026-12-31' };
  const farm = costFarm();
  const margins = eventMargins(farm, all, FRIDAY);
  expect(margins).toMatchObject([
    { amount: 84, cost: 17.25, margin: 66.75, marginPercent: 79.5, unpriced: 0 },
  ]);
  const loose = costFarm({
    prices: [{ id: 'prc_1', varietyId: LIVE, packageOz: null, unit: 'oz', amount: 14, from: null }],
  });
  expect(eventMargins(loose, all, FRIDAY)).toMatchObject([{ amount: 0, unpriced: 1 }]);
});

test('ounces share out an event: a live tray weighs 8 oz times its share of a slot', () => {
  // 8 oz of pea, and 2 trays of 8 × 0.5: half of $30 each.
  const order = anOrder({
    date: FRIDAY,
    orderCategory: 'FARMERS_MARKET',
    items: [bulk('pea', 8), packages(LIVE, 2)],
  });
  const stall = anOverhead({ mode: 'PER_EVENT', cost: 30 });
  const scenario = { months: 0, trays: 0, units: 0, events: 0, ounces: 0, batches: 0 };
  const catalog = exampleCatalog({
    traySizes: SIZES,
    overheads: [stall],
    overheadScenario: scenario,
  });
  const farm = costFarm({ orders: [order], catalog });
  const [margin] = eventMargins(farm, { from: null, to: null }, FRIDAY);
  const parts = margin?.orderCost.event.varieties.map(({ varietyId, parts: { overhead } }) => [
    varietyId,
    overhead,
  ]);
  expect(Object.fromEntries(parts ?? [])).toEqual({ pea: 15, [LIVE]: 15 });
});

test('a customer with 40 oz and 6 live trays has both, side by side', () => {
  const items = [bulk('pea', 40), packages(LIVE, 6)];
  const order = anOrder({ customer: 'Bistro', date: FRIDAY, items });
  const farm = costFarm({ orders: [order] });
  const { rows, totals } = askReport('customers', farm, { range: 'all' }, FRIDAY).json as {
    rows: Record<string, unknown>[];
    totals: object;
  };
  expect(rows).toMatchObject([
    { customer: 'Bistro', packagesUnits: 6, bulkCount: 1, weightOz: 40, liveTrays: 6 },
  ]);
  expect(rows[0]?.['topVarieties']).toEqual([{ name: 'Pea', ounces: 40 }]);
  expect(Object.keys(rows[0] ?? {}).at(-1)).toBe('liveTrays');
  expect(Object.keys(totals).at(-1)).toBe('liveTrays');
  const costs = askReport('order-costs', farm, { range: 'all' }, FRIDAY).json as {
    rows: object[];
    totals: object;
  };
  expect(Object.keys(costs.rows[0] ?? {}).at(-1)).toBe('liveTrays');
  expect(Object.keys(costs.totals).at(-1)).toBe('liveTrays');
  const without = askReport('customers', costFarm({ orders: [] }), { range: 'all' }, FRIDAY);
  expect(JSON.stringify(without.json)).not.toContain('liveTrays');
});

test('a trace counts ounces, and trays of live batches beside them', () => {
  const live = plantedCycle(LIVE, '2026-11-10', '2026-11-20', 6, { oz: 6, done: true });
  const cut = plantedCycle('pea', '2026-11-08', '2026-11-20', 4, { oz: 48, done: true });
  const order = anOrder({
    id: 'ord_1',
    name: 'One',
    customer: 'Bistro',
    date: '2026-11-20',
    items: [bulk('pea', 40), packages(LIVE, 4)],
  });
  const farm = liveFarm({ orders: [order], tasks: [...live, ...cut] });
  const { json, lines } = ask(trace, { of: 'Bistro' }, farm);
  expect(json.batches.map((one: { code: string }) => one.code)).toEqual([
    'PE10-261120',
    'PEAX-261120',
  ]);
  expect(json.batches[0]).toMatchObject({ harvestedOz: 6, deliveredOz: 4, unit: 'tray' });
  expect(json.totals).toMatchObject({
    harvestedOz: 48,
    deliveredOz: 40,
    trays: { harvestedOz: 6, deliveredOz: 4, onHandOz: 2, missingOz: 0, accountedPercent: 100 },
  });
  expect(Object.keys(json.totals).at(-1)).toBe('trays');
  expect(Object.keys(json.deliveries[0]).at(-1)).toBe('unit');
  expect(lines.join('\n')).toContain('ready Fri 11/20');
  expect(lines.join('\n')).toContain('100% of 6 trays accounted for');
});

test('the label of a live tray says its size, when it is ready and until when it sells', () => {
  const tasks = plantedCycle(LIVE, '2026-11-25', FRIDAY, 6, { oz: 6 });
  const { json } = ask(labels, { day: FRIDAY }, liveFarm({ tasks }));
  expect(json).toMatchObject([
    {
      count: 6,
      product: 'Pea, live 1010',
      net: '1010 live tray',
      lot: 'PE10-261204',
      cutISO: FRIDAY,
      bestByISO: '2026-12-08',
    },
  ]);
  expect(json[0]).not.toHaveProperty('unit');
});

test('what is left of a live harvest is carried as trays', () => {
  const orders = [4, 5].map((weekday) =>
    aRepeatOrder({
      id: `ord_${weekday}`,
      startDate: weekday === 4 ? '2026-12-03' : FRIDAY,
      // Thursday, then Friday.
      weekday: weekday === 4 ? 4 : 5,
      items: [packages(LIVE, weekday === 4 ? 10 : 1)],
    }),
  );
  const varieties = [PEA, { ...LIVE_PEA, bufferPercent: 10 }];
  const { json } = ask(plan, { horizon: '20' }, liveFarm({ orders, varieties }));
  const carried = json.tasks.filter(
    ({ type, dateISO }: { type: string; dateISO: string }) =>
      type === 'HARVEST' && dateISO === FRIDAY,
  );
  expect(carried).toMatchObject([{ note: 'Use carryover (1 tray)' }]);
});
