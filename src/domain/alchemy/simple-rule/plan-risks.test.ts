import { expect, test } from 'vitest';
import { dayNumber } from '#domain/calendar/day-number.ts';
import type { DryerDay, DryerPlanInput } from './dryer-plan.ts';
import type { DryingLoad } from './dryer-board.ts';
import type { OrderInPlan } from './drying-orders.ts';
import { planRisks } from './plan-risks.ts';

const june = (day: number) => `2025-06-${String(day).padStart(2, '0')}`;
const DRYER = { trays: 7, cyclesPerDay: 1, shelfMaxOz: 16 };
const PEA = { id: 'pea', name: 'Pea', daysToHarvest: 10, yieldOzPerTray: 16 };
const INPUT: DryerPlanInput = {
  start: june(1),
  varieties: [PEA],
  dryers: [DRYER],
  orders: [],
  undated: [],
  totalOrders: 0,
  plantings: [],
};

/** Eight trays of pea for 6/20 that are dried in time up to 6/18; pea is there from 6/11 on. */
const order = (more: Partial<OrderInPlan> = {}): OrderInPlan => ({
  id: 'JANE-001',
  varietyId: 'pea',
  trays: 8,
  dueDate: june(20),
  due: dayNumber(june(20)),
  earliest: dayNumber(june(11)),
  lastInTime: dayNumber(june(18)),
  daysToHarvest: 10,
  ...more,
});
const load = (day: number, trays: number, of = 0): DryingLoad => ({
  order: of,
  day: dayNumber(june(day)),
  trays,
  ready: dayNumber(june(day + 1)),
});

interface Given {
  readonly input?: Partial<DryerPlanInput>;
  readonly drying?: readonly OrderInPlan[];
  readonly fresh?: readonly OrderInPlan[];
  readonly loads?: readonly DryingLoad[];
  readonly left?: readonly number[];
  readonly days?: readonly DryerDay[];
}

const risks = ({ input, drying = [], fresh = [], loads = [], left = [], days = [] }: Given) =>
  planRisks({ ...INPUT, ...input }, { drying, fresh }, { loads, left }, days);
const told = (given: Given) =>
  risks(given).map(({ kind, cause, details }) => `${kind}, ${cause}: ${details}`);

test('late trays are reported with the day the last one is ready', () => {
  const [risk, ...more] = risks({
    drying: [order(), order({ id: 'JANE-002' })],
    loads: [load(18, 5), load(19, 1), load(22, 2), load(25, 8, 1)],
    left: [0, 0],
  });
  expect(more).toHaveLength(1);
  expect(risk).toEqual({
    kind: 'freeze_dryer_capacity',
    details: '3 of 8 trays cannot be freeze-dried before 2025-06-20',
    cause: 'dryers full',
    varietyIds: ['pea'],
    orderIds: ['JANE-001'],
    readyOn: june(23),
  });
});

test('trays without any day are reported, without a ready day', () => {
  const given = { drying: [order()], loads: [load(19, 2)], left: [1] };
  expect(told(given)).toEqual([
    'freeze_dryer_capacity, dryers full: 3 of 8 trays cannot be freeze-dried before 2025-06-20',
    'unscheduled, dryers full: 1 of 8 trays find no free day in the plan',
  ]);
  expect(risks(given).every((risk) => risk.readyOn === undefined)).toBe(true);
});

test('all trays are reported together without a dryer', () => {
  const none = { dryers: [] };
  expect(told({ input: none, drying: [order({ trays: 1 })] })).toEqual([
    'freeze_dryer_capacity, no dryer: No freeze-dryer capacity configured; 1 tray not scheduled.',
  ]);
  expect(
    risks({ input: none, drying: [order(), order({ varietyId: 'kale', trays: 2 })] }),
  ).toMatchObject([
    {
      details: 'No freeze-dryer capacity configured; 10 trays not scheduled.',
      varietyIds: ['pea', 'kale'],
      orderIds: ['JANE-001'],
    },
  ]);
  expect(told({ input: none })).toEqual([]);
});

test('an overloaded day is reported in tenths of an ounce', () => {
  const days = (trays: number): readonly DryerDay[] => [
    { date: june(12), totalTrays: trays, assignments: [{ varietyId: 'pea', trays }] },
  ];
  // Seven shelves of 16 oz.
  expect(told({ days: days(7) })).toEqual([]);
  expect(told({ days: days(8) })).toEqual([
    'freeze_dryer_weight, too heavy: 2025-06-12, 128 oz exceeds 112 oz by 16 oz',
  ]);
  const varieties = [{ ...PEA, yieldOzPerTray: 16.0333 }];
  expect(told({ input: { varieties }, days: days(7) })).toEqual([
    'freeze_dryer_weight, too heavy: 2025-06-12, 112.2 oz exceeds 112 oz by 0.2 oz',
  ]);
  // Nobody knows what a variety weighs that is gone.
  expect(told({ input: { varieties: [] }, days: days(70) })).toEqual([]);
});

test('a fresh order is late by the days that its variety needs more', () => {
  const fresh = (day: number) =>
    told({ fresh: [order({ due: dayNumber(june(20)), earliest: dayNumber(june(day)) })] });
  expect(fresh(20)).toEqual([]);
  expect(fresh(21)).toEqual([
    'late, lead time: 8 trays due 2025-06-20 are late by 1 day, ready 2025-06-21',
  ]);
  expect(fresh(22)).toEqual([
    'late, lead time: 8 trays due 2025-06-20 are late by 2 days, ready 2025-06-22',
  ]);
});

test('a variety that no shelf takes is told with its trays, an order without a day by its id', () => {
  const wanted = (varietyId: string, traysNeeded: number) => ({
    id: 'JANE-001',
    varietyId,
    traysNeeded,
    dueDate: june(20),
    requiresFreezeDry: true,
  });
  const input = {
    blocked: ['pea', 'kale', 'gone'],
    orders: [wanted('pea', 1), wanted('gone', 2), wanted('gone', 3)],
    undated: ['JANE-007'],
  };
  expect(told({ input })).toEqual([
    'blocked_variety, blocked variety: No shelf of the racks takes Pea; 1 tray has no place',
    'blocked_variety, blocked variety: No shelf of the racks takes gone; 5 trays have no place',
    'no_due_date, no due date: JANE-007 has no due date and is not planned',
  ]);
});
