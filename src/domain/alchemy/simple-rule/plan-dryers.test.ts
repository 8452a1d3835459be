import { expect, test } from 'vitest';
import type { DryerPlanInput, DryerPlan, DryerPlanOrder } from './dryer-plan.ts';
import { createTeller } from '#domain/tell/create-teller.ts';
import { count, NOTHING_SAID, say } from '#domain/tell/say.ts';
import { tellPlainly } from '#domain/tell/teller.ts';
import { riskForPrograms } from './plan-risks.ts';
import { planDryers } from './plan-dryers.ts';

const VARIETIES = [
  { id: 'sunflower', name: 'Sunflower', daysToHarvest: 12, yieldOzPerTray: 18 },
  { id: 'pea', name: 'Pea', daysToHarvest: 12, yieldOzPerTray: 16 },
  { id: 'broccoli', name: 'Broccoli', daysToHarvest: 10, yieldOzPerTray: 8 },
  { id: 'radish', name: 'Radish', daysToHarvest: 9, yieldOzPerTray: 12 },
];
const DRYER = { trays: 7, cyclesPerDay: 1, shelfMaxOz: 16 };

/** A plan from Monday 2025-06-02 on. */
function plan(
  orders: readonly (readonly [variety: string, trays: number, due: string])[],
  more: Partial<DryerPlanInput> & { readonly fresh?: boolean } = {},
): DryerPlan {
  const { fresh = false, ...parts } = more;
  const lines = orders.map(([varietyId, traysNeeded, dueDate], index): DryerPlanOrder => ({
    id: `O-${index + 1}`,
    varietyId,
    traysNeeded,
    dueDate,
    requiresFreezeDry: !fresh,
  }));
  return planDryers({
    start: '2025-06-02',
    varieties: VARIETIES,
    dryers: [DRYER],
    orders: lines,
    undated: [],
    plantings: [],
    ...parts,
  });
}

/** The days of a plan in one line, as in "06-19 pea 7, 06-20 pea 2". */
const told = (
  days: readonly { readonly date: string; readonly varietyId: string; readonly trays: number }[],
) => days.map(({ date, varietyId, trays }) => `${date.slice(5)} ${varietyId} ${trays}`).join(', ');
const cycles = ({ fdCycles }: DryerPlan) =>
  told(fdCycles.flatMap(({ date, assignments }) => assignments.map((one) => ({ ...one, date }))));
const harvests = (of: DryerPlan) => told(of.harvests);
const plantings = (of: DryerPlan) =>
  of.plantings.map((one) => `${told([one])} ${one.source}`).join(', ');
const risks = (of: DryerPlan) =>
  of.risks.map((risk) => `${risk.kind}, ${risk.cause}: ${riskForPrograms(risk)}`);

test('an order is dried on the day before it is due, and planted as long before as it grows', () => {
  const p1 = plan([['pea', 7, '2025-06-20']]);
  expect(p1.stats).toEqual({
    startDate: '2025-06-02',
    endDate: '2025-07-18',
    totalOrders: 1,
    dailyCapacity: 7,
  });
  expect([cycles(p1), harvests(p1)]).toEqual(['06-19 pea 7', '06-19 pea 7']);
  expect(plantings(p1)).toBe('06-07 pea 7 new');
  expect(p1.risks).toEqual([]);
});

test('less than an ounce too much is reported in tenths; exactly the limit is not', () => {
  const loaded = (shelfMaxOz: number) =>
    risks(plan([['sunflower', 7, '2025-06-20']], { dryers: [{ ...DRYER, shelfMaxOz }] }));
  // Seven trays of 18 oz are 126 oz, seven shelves of 17.9 oz carry 125.3 oz.
  expect(loaded(17.9)).toEqual([
    'freeze_dryer_weight, too heavy: 2025-06-19, 126 oz exceeds 125.3 oz by 0.7 oz',
  ]);
  const varieties = [{ id: 'pea', name: 'Pea', daysToHarvest: 12, yieldOzPerTray: 16.0333 }];
  expect(risks(plan([['pea', 7, '2025-06-20']], { varieties }))).toEqual([
    'freeze_dryer_weight, too heavy: 2025-06-19, 112.2 oz exceeds 112 oz by 0.2 oz',
  ]);
  expect(loaded(18)).toEqual([]);
});

test('a grower reads the weight of an alert as the farm weighs, and its day as the farm writes days', () => {
  const heavy = plan([['sunflower', 7, '2025-06-20']], {
    dryers: [{ ...DRYER, shelfMaxOz: 17.9 }],
  });
  const details = heavy.risks[0]?.details ?? NOTHING_SAID;
  expect(tellPlainly(details)).toBe('Thu 6/19, 126 oz exceeds 125.3 oz by 0.7 oz');
  // 3,572.0 g, 3,552.2 g and 19.8 g.
  const lyon = createTeller({
    weights: 'metric',
    currency: 'EUR',
    dates: 'day-first',
    numbers: 'comma',
  });
  expect(lyon.tell(details)).toBe('Thu 19 Jun, 3,57 kg exceeds 3,55 kg by 20 g');
});

test('a large order goes back over the days that a Thursday or Friday harvest serves', () => {
  const p3 = plan([['broccoli', 21, '2025-06-27']]);
  expect(cycles(p3)).toBe('06-21 broccoli 7, 06-22 broccoli 7, 06-26 broccoli 7');
  expect(harvests(p3)).toBe('06-20 broccoli 14, 06-26 broccoli 7');
  expect(plantings(p3)).toBe('06-10 broccoli 14 new, 06-16 broccoli 7 new');
  expect(p3.risks).toEqual([]);
});

test('trays that do not fit in time go to the first free days, with a warning', () => {
  const p4 = plan([['sunflower', 49, '2025-06-20']]);
  const week = [14, 15, 16, 17, 18, 19, 20].map((day) => `06-${day} sunflower 7`).join(', ');
  expect([cycles(p4), harvests(p4)]).toEqual([week, week]);
  expect(plantings(p4).replaceAll('sunflower ', '')).toBe(
    '06-02 7 new, 06-02 14 piggyback, 06-05 7 new, 06-05 14 piggyback, 06-08 7 new',
  );
  expect(risks(p4)[0]).toBe(
    'freeze_dryer_capacity, dryers full: 7 of 49 trays cannot be freeze-dried before 2025-06-20',
  );
  expect(p4.risks.filter(({ kind }) => kind === 'freeze_dryer_weight')).toHaveLength(7);
  expect(p4.risks).toHaveLength(8);
  // The last of them is dried on 06-20, so the order could go out a day later.
  expect(p4.risks[0]?.readyOn).toBe('2025-06-21');
});

test('a cycle stays with one variety when a day within two days allows it', () => {
  const p5 = plan([
    ['sunflower', 3, '2025-06-29'],
    ['pea', 4, '2025-06-29'],
    ['pea', 5, '2025-06-29'],
  ]);
  expect(cycles(p5)).toBe('06-26 pea 2, 06-27 pea 7, 06-28 sunflower 3');
  const cut = harvests(p5).split(', ').toSorted();
  expect(cut).toEqual(['06-26 pea 2', '06-27 pea 7', '06-27 sunflower 3']);
  expect(plantings(p5)).toBe('06-14 pea 2 new, 06-14 pea 7 piggyback, 06-15 sunflower 3 new');
});

test('fresh orders are harvested on a nearby Thursday or Friday, and a late one is reported', () => {
  const p6 = plan(
    [
      ['radish', 3, '2025-06-14'],
      ['broccoli', 4, '2025-06-10'],
      ['radish', 2, '2025-06-18'],
    ],
    { fresh: true },
  );
  expect(p6.fdCycles).toEqual([]);
  expect(harvests(p6)).toBe('06-12 broccoli 4, 06-13 radish 3, 06-18 radish 2');
  expect(plantings(p6)).toBe('06-02 broccoli 4 new, 06-04 radish 3 new, 06-09 radish 2 new');
  expect(risks(p6)).toEqual([
    'late, lead time: 4 trays due 2025-06-10 are late by 2 days, ready 2025-06-12',
  ]);
  expect(p6.risks[0]?.readyOn).toBe('2025-06-12');
});

test('a fresh order for the first day on which it is ready is not late, for the day before it is', () => {
  const due = (day: string) => risks(plan([['broccoli', 4, day]], { fresh: true }));
  expect(due('2025-06-12')).toEqual([]);
  expect(due('2025-06-11')).toEqual([
    'late, lead time: 4 trays due 2025-06-11 are late by 1 day, ready 2025-06-12',
  ]);
});

test('an order without a due date is reported and not planned', () => {
  const undated = plan([], { undated: ['LAKE-001'] });
  expect(risks(undated)).toEqual([
    'no_due_date, no due date: LAKE-001 has no due date and is not planned',
  ]);
});

test('a variety that no shelf takes is told with the trays that find no place', () => {
  const orders = [
    ['pea', 7, '2025-06-20'],
    ['pea', 2, '2025-06-27'],
  ] as const;
  const blocked = plan(orders, { blocked: ['pea', 'radish'] });
  expect(risks(blocked)).toEqual([
    'blocked_variety, blocked variety: No shelf of the racks takes Pea; 9 trays have no place',
  ]);
  expect(blocked.risks[0]?.orderIds).toEqual(['O-1', 'O-2']);
});

test('a single tray without a place or a dryer is reported in the singular', () => {
  const risksOfOne = (more: Parameters<typeof plan>[1]) =>
    risks(plan([['pea', 1, '2025-06-20']], more));
  expect(risksOfOne({ blocked: ['pea'] })).toEqual([
    'blocked_variety, blocked variety: No shelf of the racks takes Pea; 1 tray has no place',
  ]);
  expect(risksOfOne({ dryers: [] })).toEqual([
    'freeze_dryer_capacity, no dryer: No freeze-dryer capacity configured; 1 tray not scheduled.',
  ]);
  expect(risksOfOne({ dryers: [], fresh: true })).toEqual([]);
});

test('the trays of all orders without a dryer are reported at once', () => {
  const orders = [
    ['pea', 8, '2025-06-20'],
    ['radish', 2, '2025-06-20'],
  ] as const;
  expect(plan(orders, { dryers: [] }).risks).toMatchObject([
    {
      details: say`No freeze-dryer capacity configured; ${count(10, 'tray')} not scheduled.`,
      varietyIds: ['pea', 'radish'],
      orderIds: ['O-1', 'O-2'],
    },
  ]);
});

test('a tray takes the last free place of a day', () => {
  const both = plan([
    ['pea', 6, '2025-06-20'],
    ['pea', 1, '2025-06-20'],
  ]);
  expect(cycles(both)).toBe('06-19 pea 7');
});

test('what is late is dried on the days right after it is due, none of them left out', () => {
  // Peas of 6/2 are cut on 6/14 at the earliest: three full days from then on.
  const late = plan([['pea', 21, '2025-06-13']]);
  expect(cycles(late)).toBe('06-14 pea 7, 06-15 pea 7, 06-16 pea 7');
  expect(late.risks[0]?.readyOn).toBe('2025-06-17');
});

test('trays that find no day at all are reported too, and have no day on which they are ready', () => {
  // From 6/14 to 7/18, the last day of the plan, are 35 days; six of them are in time.
  const full = plan([['pea', 35 * 7 + 1, '2025-06-20']]);
  expect(risks(full)).toEqual([
    'freeze_dryer_capacity, dryers full: 204 of 246 trays cannot be freeze-dried before 2025-06-20',
    'unscheduled, dryers full: 1 of 246 trays find no free day in the plan',
  ]);
  expect(full.risks.some(({ readyOn }) => readyOn !== undefined)).toBe(false);
});

const EVERY_OTHER_DAY = { trays: 4, cyclesPerDay: 1 / 2, shelfMaxOz: 16 };

test('each dryer counts with the days of its own cycle', () => {
  // Peas of 6/7 are cut on 6/19: the dryer of a day has them dry on 6/20, the other a day later.
  const both = { start: '2025-06-07', dryers: [DRYER, EVERY_OTHER_DAY] };
  const mixed = plan([['pea', 7, '2025-06-20']], both);
  expect([cycles(mixed), mixed.risks]).toEqual(['06-19 pea 7', []]);
  // The eighth cannot: on 6/20 it goes into the quick one, and is dry on 6/21.
  const one = plan([['pea', 8, '2025-06-20']], both);
  expect(one.risks).toMatchObject([{ cause: 'dryers full', readyOn: '2025-06-21' }]);
});

test('a dryer slower than a week takes a load and no other until that is ready', () => {
  const dryers = [{ trays: 7, cyclesPerDay: 1 / 8, shelfMaxOz: 16 }];
  const slow = plan([['pea', 14, '2025-07-04']], { dryers });
  // 7 trays in 8 days.
  expect(slow.stats).toMatchObject({ dailyCapacity: 0.9, mostOnDay: 7 });
  // 8 days before 7/4 is Thu 6/26; the load before it has to be out by then: 6/18, a Wednesday.
  expect(cycles(slow)).toBe('06-18 pea 7, 06-26 pea 7');
  expect(slow.risks).toEqual([]);
});

test('what ripens after all days of the plan is not said to lack a dryer', () => {
  const varieties = [{ id: 'basil', name: 'Basil', daysToHarvest: 40, yieldOzPerTray: 8 }];
  const basil = plan([['basil', 2, '2025-06-05']], { varieties });
  expect(basil.risks.map(({ kind, cause }) => `${kind}: ${cause}`)).toEqual([
    'freeze_dryer_capacity: lead time',
    'unscheduled: lead time',
  ]);
});
