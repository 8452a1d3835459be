import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import { aDriedPea, aDryNeed, aGrownItem } from '#tests/support/builders/dry-model-builders.ts';
import { aDryer, aPeaPowderFarm, dryQuestionOf } from '#tests/support/farms/pea-powder-farm.ts';
import { dryModel } from '../question/dry-model.ts';
import type { DryPlanInput, DryVariety } from '../question/dry-plan-input.ts';
import { LoadBoard } from '../board/load-board.ts';
import { toDryPlan } from './to-dry-plan.ts';

const TODAY = '2025-06-07';
const onDay = (day: number): string => addDays(TODAY, day);

const GROWN = {
  yieldOz: 10,
  ripeDays: 3,
  growDays: 3,
  germDays: 1,
  germMode: 'UNWEIGHTED',
} as const;
const aVariety = (id: string, more: Partial<DryVariety> = {}) =>
  aDriedPea({ id, name: id, ...GROWN, ...more });

const need = (orderId: string, itemId: string, day: number, trays: number) =>
  aDryNeed(orderId, onDay(day), { itemId, grams: 0, oz: 10 * trays });

/** Kale and pea, both dried by two items, and pea cut fresh, too. */
function aQuestion(more: Partial<DryPlanInput> = {}): DryPlanInput {
  return {
    ...dryQuestionOf(aPeaPowderFarm(), TODAY),
    varieties: [aVariety('pea', { growDays: 2 }), aVariety('kale')],
    items: [
      aGrownItem('pea-powder', 'pea'),
      aGrownItem('kale-powder', 'kale'),
      aGrownItem('kale-flakes', 'kale'),
      aGrownItem('pea-fresh', 'pea', { isFresh: true }),
    ],
    dryers: [aDryer(9, 1, { id: 'fd-2' }), aDryer(9, 1)],
    needs: [],
    ...more,
  };
}

/** A load of a machine on a day, and its trays, as `kale-powder 8`: the item and its due day. */
type PlannedLoad = readonly [machine: number, day: number, ...trays: string[]];

/** What is told of some loads, and of trays of the first fresh demand, as the day on which they are cut and their number. */
function told(
  question: DryPlanInput,
  loads: readonly PlannedLoad[],
  fresh: readonly (readonly [cut: number | null, trays: number])[] = [],
) {
  const model = dryModel(question);
  const board = new LoadBoard(model, null);
  const rows = model.fresh.flatMap((demand) =>
    fresh.map(([cut, trays]) => ({ demand, cut, trays })),
  );
  for (const { demand, cut } of rows) if (cut !== null) board.cutTray(demand.variety, cut);
  for (const [machine, day, ...trays] of loads) {
    const load = board.open(machine, day);
    for (const tray of trays) {
      const demand = model.demands.findIndex(({ itemId, due }) => `${itemId} ${due}` === tray);
      if (!board.put(load, demand)) throw new Error(`${tray} does not fit.`);
    }
  }
  return toDryPlan(question, {
    model,
    board,
    fresh: { rows, points: 0 },
    points: 70,
    bound: 80,
  });
}

test('loads are sorted by their day and dryer, their lines by due day, variety and item', () => {
  const needs = [
    need('A', 'pea-powder', 8, 2),
    need('A', 'kale-powder', 8, 2),
    need('A', 'kale-flakes', 8, 1),
    need('A', 'kale-powder', 9, 1),
  ];
  const { loads } = told(aQuestion({ needs }), [
    [0, 7, 'kale-powder 8'],
    [1, 7, 'pea-powder 8', 'kale-powder 9', 'kale-powder 8', 'pea-powder 8', 'kale-flakes 8'],
  ]);
  expect(
    loads.map(({ dryerId, startISO, readyISO, lines }) => [
      dryerId,
      startISO,
      readyISO,
      ...lines.map(({ itemId, dueISO, trays }) => `${trays} ${itemId} ${dueISO.slice(5)}`),
    ]),
  ).toEqual([
    [
      'fd-1',
      onDay(7),
      onDay(8),
      '1 kale-flakes 06-15',
      '1 kale-powder 06-15',
      '2 pea-powder 06-15',
      '1 kale-powder 06-16',
    ],
    ['fd-2', onDay(7), onDay(8), '1 kale-powder 06-15'],
  ]);
});

test('a line says the shelves of its trays, and which of them are there unplanted: fresh ones take those first', () => {
  const varieties = [
    aVariety('pea', { yieldOz: 20, growDays: 2, free: [{ cutISO: onDay(7), trays: 4 }] }),
    aVariety('kale'),
  ];
  const needs = [
    need('A', 'pea-fresh', 7, 2),
    need('A', 'pea-powder', 8, 4),
    need('A', 'pea-powder', 9, 4),
  ];
  const loads: PlannedLoad[] = [
    [0, 7, 'pea-powder 9', 'pea-powder 9'],
    [1, 7, 'pea-powder 8', 'pea-powder 8'],
  ];
  const plan = told(aQuestion({ varieties, needs }), loads, [[7, 1]]);
  const freshPea = { itemId: 'pea-fresh', varietyId: 'pea', cutISO: onDay(7), dueISO: onDay(7) };
  expect(plan.fresh).toEqual([{ ...freshPea, trays: 1, freeTrays: 1 }]);
  // Of the three that are left the first dryer has two, the second one.
  expect(
    plan.loads.map(({ lines }) => lines.map(({ shelves, freeTrays }) => [shelves, freeTrays])),
  ).toEqual([[[4, 2]], [[4, 1]]]);
  // Five are cut on that day, four are there; the fifth grows for two days.
  expect(plan.plantings).toEqual([{ dateISO: onDay(5), varietyId: 'pea', trays: 1 }]);
});

test('trays that are late are sorted by due day, item and days; those that are nowhere last', () => {
  const needs = [
    need('A', 'pea-powder', 5, 4),
    need('A', 'kale-powder', 5, 2),
    need('A', 'pea-fresh', 6, 3),
  ];
  const fresh = [null, 8, 6].map((cut) => [cut, 1] as const);
  const loads: PlannedLoad[] = [
    [0, 4, 'kale-powder 5'],
    [0, 8, 'pea-powder 5'],
    [0, 6, 'pea-powder 5', 'kale-powder 5'],
    [1, 6, 'pea-powder 5'],
  ];
  const { late } = told(aQuestion({ needs }), loads, fresh);
  expect(
    late.map(({ itemId, dueISO, trays, daysLate }) => [itemId, dueISO, trays, daysLate]),
  ).toEqual([
    ['kale-powder', onDay(5), 1, 2],
    ['pea-powder', onDay(5), 2, 2],
    ['pea-powder', onDay(5), 1, 4],
    ['pea-powder', onDay(5), 1, null],
    ['pea-fresh', onDay(6), 1, 2],
    ['pea-fresh', onDay(6), 1, null],
  ]);
});

test('needs are sorted by due day, variety, item and order, as are demands; the orders of a demand by their ids', () => {
  const needs = [
    need('B', 'pea-powder', 8, 1),
    need('A', 'pea-powder', 8, 1),
    need('A', 'kale-powder', 8, 1),
    need('A', 'kale-flakes', 8, 1),
    need('Z', 'pea-powder', 7, 1),
  ];
  const plan = told(aQuestion({ needs }), []);
  expect(plan.needs.map(({ orderId, itemId }) => `${orderId} ${itemId}`)).toEqual([
    'Z pea-powder',
    'A kale-flakes',
    'A kale-powder',
    'A pea-powder',
    'B pea-powder',
  ]);
  expect(plan.demands.map(({ itemId }) => itemId)).toEqual([
    'pea-powder',
    'kale-flakes',
    'kale-powder',
    'pea-powder',
  ]);
  expect(plan.demands.at(-1)?.orders.map(({ orderId }) => orderId)).toEqual(['A', 'B']);
});

test('a bound is never above its plan', () => {
  expect(told(aQuestion(), [])).toMatchObject({ points: 70, bound: 70, today: TODAY });
});
