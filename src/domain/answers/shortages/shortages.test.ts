import { tellPlainly } from '#domain/tell/teller.ts';
import { expect, test } from 'vitest';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { BISTRO_DAY, bistroFarm, plantedCycle } from '#tests/support/farms/bistro-farm.ts';
import { anOrder, bulk } from '#tests/support/builders/builders.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aDeliveryChange } from '#tests/support/builders/delivery-builders.ts';
import { aHarvestLoss, aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { shortageResults } from './list-shortages.ts';
import { suggestionText } from './suggestion-text.ts';
import type { ShortageSuggestion } from './shortage.ts';

const LOSS = aHarvestLoss({ dateISO: '2026-11-21', varietyId: 'sunflower' });

/** The worked example: one of Friday's three trays is lost. */
function lossFarm(more: Partial<FarmDocument> = {}): FarmDocument {
  return bistroFarm({ harvestLosses: [LOSS], ...more });
}

/** The same with one more order for Friday, made after the Bistro's. */
function deliFarm(): FarmDocument {
  const deli = anOrder({
    id: 'ord_deli',
    name: 'Deli Friday',
    createdAt: '2026-11-10T12:00:00.000Z',
    date: '2026-11-27',
    items: [bulk('sunflower', 8)],
  });
  return lossFarm({ orders: [...bistroFarm().orders, deli] });
}

function told(farm: FarmDocument) {
  const outlook = forecastSupply(farm, BISTRO_DAY);
  return shortageResults(outlook).map(({ reasons, proposals, ...shortage }) => {
    const words = proposals.map((proposal) => tellPlainly(suggestionText(proposal, shortage)));
    return { shortage, reasons, proposals, words };
  });
}

function applied(farm: FarmDocument, { changes }: ShortageSuggestion): FarmDocument {
  const agreed = changes.map((change, index) => aDeliveryChange({ ...change, id: `dch_${index}` }));
  return { ...farm, deliveryChanges: [...(farm.deliveryChanges ?? []), ...agreed] };
}

test('a farm that harvests enough has no shortage', () => {
  expect(told(bistroFarm())).toEqual([]);
});

test('example 10: a lost tray leaves the Bistro short, and says why', () => {
  const [row, ...others] = told(lossFarm());
  expect(others).toEqual([]);
  const days = { dateISO: '2026-11-27', eventISO: '2026-11-27', harvestISO: '2026-11-27' };
  const order = { orderId: 'ord_bistro_friday', orderName: 'Bistro Friday', customer: '' };
  const variety = { varietyId: 'sunflower', varietyName: 'Sunflower' };
  expect(row?.shortage).toEqual({ ...days, ...order, ...variety, orderedOz: 40, shortOz: 8 });
  expect(row?.reasons).toEqual([
    { kind: 'lost', oz: 16, text: '1 tray lost' },
    { kind: 'balance', oz: 8, text: '32 oz available, 40 oz promised' },
  ]);
});

test('example 10: the day it could all be had, less, what can be cut early, and another variety', () => {
  const [row] = told(lossFarm());
  expect(row?.words).toEqual([
    'Move the whole delivery to Wed 12/2, no one else affected',
    'Cut 3.3 oz of Sat 11/28 early, 0 days old, leaves 4.7 oz short',
    'Give 0.9 oz Radish instead, cut Tue 11/24, 3 days old, leaves 7.1 oz short',
    'Deliver 8 oz less, 8 oz not delivered',
  ]);
  expect(row?.proposals.map(({ leavesShortOz }) => Math.round(leavesShortOz * 1e6) / 1e6)).toEqual([
    0, 4.72, 7.08, 0,
  ]);
  const bistro = { orderId: 'ord_bistro_friday', dateISO: '2026-11-27', varietyId: 'sunflower' };
  const take = { kind: 'TAKE', oz: expect.closeTo(3.28, 9) as number, harvestISO: '2026-11-28' };
  expect(row?.proposals[1]?.changes).toEqual([{ ...bistro, ...take }]);
});

test.each(['FARMERS_MARKET', 'SPECIAL_EVENT'] as const)(
  'F8: a %s stands on its day',
  (orderCategory) => {
    const orders = bistroFarm().orders.map((order) =>
      order.name === 'Bistro Friday' ? { ...order, orderCategory } : order,
    );
    const [row] = told(lossFarm({ orders }));
    expect(row?.proposals.map(({ kind }) => kind)).toEqual(['EARLY', 'SWAP', 'LESS']);
  },
);

test('F8: sharing a shortage comes before less for one order, and both after all that helps', () => {
  const [row] = told(deliFarm());
  const kinds = row?.proposals.map(({ kind }) => kind) ?? [];
  expect(kinds.slice(-2)).toEqual(['SPLIT', 'LESS']);
  expect(kinds).toContain('EARLY');
});

test('a harvest that was moved behind its delivery is the reason, not a sum that would do', () => {
  const farm = bistroFarm();
  const tasks = farm.tasks.map((task) =>
    task.type === 'HARVEST' && task.cycleKey === 'sunflower|2026-11-27'
      ? { ...task, dateISO: '2026-11-28', movedFromISO: '2026-11-27' }
      : task,
  );
  const [row] = told({ ...farm, tasks });
  expect(row?.shortage).toMatchObject({ orderName: 'Bistro Friday', shortOz: 40 });
  expect(row?.reasons).toEqual([
    { kind: 'moved', oz: 48, text: '3 trays harvested Sat 11/28, after the delivery' },
    { kind: 'balance', oz: 40, text: '48 oz available, 40 oz promised' },
  ]);
});

test('a delivery is moved to the very next day where all of it can be had then', () => {
  const tasks = bistroFarm().tasks.filter(({ cycleKey }) => cycleKey !== 'sunflower|2026-11-28');
  // Saturday gives 80 oz, and the Cafe wants 12.
  const saturday = plantedCycle('sunflower', '2026-11-18', '2026-11-28', 5, { oz: 80 });
  const [row] = told(lossFarm({ tasks: [...tasks, ...saturday] }));
  expect(row?.words).toContain('Move the whole delivery to Sat 11/28, no one else affected');
});

test('a delivery is put off by fourteen days at most', () => {
  // Begun today, on 11/22, it is ready 14 or 15 days after Friday 11/27.
  const movesOf = (daysToHarvest: number) => {
    const varieties = bistroFarm().varieties.map((variety) => ({ ...variety, daysToHarvest }));
    const [row] = told(lossFarm({ varieties }));
    return row?.words.filter((words) => words.startsWith('Move')) ?? [];
  };
  expect(movesOf(19)).toEqual(['Move the whole delivery to Fri 12/11, no one else affected']);
  expect(movesOf(20)).toEqual([]);
});

test('example 10: what can be cut early, then less for the rest, and nothing is short', () => {
  const farm = lossFarm();
  const early = told(farm)[0]?.proposals.find(({ kind }) => kind === 'EARLY');
  if (early === undefined) throw new Error('Nothing can be cut early.');
  const eased = applied(farm, early);
  const less = told(eased)[0]?.proposals.find(({ kind }) => kind === 'LESS');
  expect(less?.oz).toBe(4.8);
  if (less === undefined) throw new Error('Less can always be delivered.');
  expect(
    told(applied({ ...farm, deliveryChanges: eased.deliveryChanges ?? [] }, less)).length,
  ).toBe(0);
});

test('example 11: two who share a harvest get the same part of it', () => {
  const rows = told(deliFarm());
  expect(rows.map(({ shortage }) => [shortage.orderName, shortage.shortOz])).toEqual([
    ['Bistro Friday', 8],
    ['Deli Friday', 8],
  ]);
  const split = rows[1]?.proposals.find(({ kind }) => kind === 'SPLIT');
  expect(split).toMatchObject({
    oz: 8,
    costOz: expect.closeTo(16.1, 9),
    changes: [
      { kind: 'LESS', orderId: 'ord_bistro_friday', oz: expect.closeTo(13.4, 9) },
      { kind: 'LESS', orderId: 'ord_deli', oz: expect.closeTo(2.7, 9) },
    ],
    others: [{ orderId: 'ord_bistro_friday', shortBefore: 8 }],
  });
  expect(split?.leavesShortOz).toBeCloseTo(0, 9);
  expect(split?.others[0]?.shortAfter).toBeCloseTo(0, 9);
  expect(rows[1]?.words).toContain('Split fairly: 2 deliveries get 67%, 16.1 oz not delivered');
});

test('trays that were missed, skipped, counted short or too light are named with what they cost', () => {
  const reasonsOf = (farm: FarmDocument) =>
    told(farm)[0]?.reasons.map(({ text, oz }) => `${tellPlainly(text)}: ${oz}`);
  const withFriday = (more: (task: FarmDocument['tasks'][number]) => object | null) => {
    const farm = bistroFarm();
    const tasks = farm.tasks.map((task) =>
      task.cycleKey === 'sunflower|2026-11-27' ? { ...task, ...more(task) } : task,
    );
    return { ...farm, tasks };
  };
  expect(reasonsOf(withFriday(() => ({ done: false })))).toEqual([
    '3 trays Sunflower not marked planted, due Tue 11/17: 48',
    '0 oz available, 40 oz promised: 40',
  ]);
  const skip = ({ type }: { type: string }) => (type === 'PLANT' ? { skipped: true } : null);
  expect(reasonsOf(withFriday(skip))).toEqual([
    'Sunflower: planting or harvest skipped: 48',
    '0 oz available, 40 oz promised: 40',
  ]);
  const two = { varietyId: 'sunflower', trays: 2, expectedTrays: 3, source: 'manual' } as const;
  const counted = aPlantedEntry({ dateISO: '2026-11-17', ...two });
  expect(reasonsOf(bistroFarm({ traysPlantedLog: [counted] }))).toEqual([
    '2 of 3 trays planted Tue 11/17: 16',
    '32 oz available, 40 oz promised: 8',
  ]);
  const batch = { cycleKey: 'sunflower|2026-11-27', varietyId: 'sunflower' };
  const weighed = aWeighedHarvest({ ...batch, dateISO: '2026-11-22', trays: 3, weightOz: 30 });
  expect(reasonsOf(bistroFarm({ harvestLog: [weighed] }))).toEqual([
    '30 oz weighed, 48 oz expected: 18',
    '30 oz available, 40 oz promised: 10',
  ]);
});

test('a suggestion costs what it leaves short, unless it delivers less on purpose', () => {
  const proposals = told(lossFarm())[0]?.proposals ?? [];
  const costs = proposals.map(({ kind, costOz }) => `${kind} ${Math.round(costOz * 100) / 100}`);
  expect(costs).toEqual(['MOVE 0', 'EARLY 4.72', 'SWAP 7.08', 'LESS 8']);
});

test('a delivery of two varieties is moved to the first day on which there are both', () => {
  // Sunflower begun today is ready on 12/2, radish of fifteen days on 12/7.
  const farm = bistroFarm();
  const varieties = farm.varieties.map((variety) =>
    variety.id === 'radish' ? { ...variety, daysToHarvest: 15 } : variety,
  );
  const [bistro] = farm.orders;
  if (bistro === undefined) throw new Error('There is the Bistro.');
  const orders = [{ ...bistro, items: [...bistro.items, bulk('radish', 9)] }];
  const tasks = [
    ...farm.tasks.filter(({ varietyId }) => varietyId === 'sunflower'),
    ...plantedCycle('radish', '2026-11-12', '2026-11-27', 1, { oz: 10 }),
  ];
  const rows = told(lossFarm({ varieties, orders, tasks }));
  const row = rows.find(({ shortage }) => shortage.dateISO === '2026-11-27');
  expect(row?.words).toContain(
    'Move the whole delivery to Mon 12/7 (2 lines), no one else affected',
  );
});
