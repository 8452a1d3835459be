import { expect, test } from 'vitest';
import { anItem, aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import type { ProOrder, ProRecurrence } from '../alchemy.ts';
import type { Rack } from '#domain/capacity/capacity.ts';
import type { Task } from '#domain/planning/task.ts';
import { dryerPlanInput } from './dryer-plan-input.ts';

const TODAY = '2025-06-02';
const pea = aVariety({ id: 'pea', yieldOzPerTray: 16, daysToHarvest: 12 });

/** The input of a farm whose one product is a pound of fresh pea. */
function inputOf(farm: {
  readonly orders?: readonly ProOrder[];
  readonly standing?: readonly ProRecurrence[];
  readonly tasks?: readonly Task[];
  readonly racks?: readonly Rack[];
}) {
  const { orders = [], standing = [], tasks = [], racks = [] } = farm;
  const fresh = aFarm({ varieties: [pea], tasks: [...tasks] });
  return dryerPlanInput(
    {
      varieties: [pea],
      tasks,
      capacity: {
        freezeDryers: [{ id: 'fd-1', label: 'Big', shelves: 8, cycleDays: 2, shelfMaxOz: 20 }],
        racks,
      },
      alchemy: {
        ...fresh.alchemy,
        items: [anItem({ id: 'itm_pea', type: 'microgreen_fresh', unit: 'lb', varietyId: 'pea' })],
        products: [
          aProProduct({
            id: 'jars',
            batchOutputQty: 1,
            recipe: [{ itemId: 'itm_pea', qty: 1, unit: '', notes: '' }],
          }),
        ],
        orders,
        standing,
      },
    },
    TODAY,
  );
}

const due = (id: string, more: Partial<ProOrder> = {}) =>
  aProOrder(5, { id, dueAt: '2025-06-20', ...more });

test('an order counts with all it asks for, whatever is in stock or reserved', () => {
  const reserved = due('A', { _reserved: true, _reservedItems: [{ itemId: 'itm_pea', qty: 5 }] });
  expect(inputOf({ orders: [reserved] }).orders).toEqual([
    { id: 'A', varietyId: 'pea', traysNeeded: 5, dueDate: '2025-06-20', requiresFreezeDry: false },
  ]);
});

test('a dryer takes a tray on each shelf, and of its cycles a part a day', () => {
  const dryer = { label: 'Big', trays: 8, cyclesPerDay: 1 / 2, shelfMaxOz: 20 };
  expect(inputOf({}).dryers).toEqual([dryer]);
});

test('an open order without a due date is told apart', () => {
  const orders = [due('A', { dueAt: null }), due('B', { dueAt: null, status: 'cancelled' })];
  expect(inputOf({ orders })).toMatchObject({ undated: ['A'], orders: [] });
});

test('plantings from today on that are open can be joined', () => {
  const tasks = [
    aTask({ dateISO: '2025-06-09' }),
    aTask({ dateISO: '2025-06-10', done: true }),
    aTask({ dateISO: '2025-06-11', skipped: true }),
    aTask({ dateISO: '2025-06-01' }),
    aTask({ dateISO: '2025-06-12', type: 'HARVEST' }),
  ];
  expect(inputOf({ tasks }).plantings).toEqual([{ date: '2025-06-09', varietyId: 'pea' }]);
});

test('a variety is blocked when every shelf of a kind of rack refuses it', () => {
  const rack = (type: Rack['type'], ...blocked: string[][]): Rack => ({
    id: type,
    label: type,
    type,
    shelves: blocked.map((blockedVarieties, index) => ({
      id: `${type}-${index}`,
      capacity: 1,
      constraints: { allowedVarieties: [], blockedVarieties },
    })),
  });
  expect(inputOf({}).blocked).toEqual([]);
  expect(inputOf({ racks: [rack('grow', ['Pea'], [])] }).blocked).toEqual([]);
  expect(
    inputOf({ racks: [rack('grow', ['Pea'], ['pea']), rack('germination', [])] }).blocked,
  ).toEqual(['pea']);
  // A single slot makes a kind of rack.
  expect(inputOf({ racks: [rack('germination', ['pea'])] }).blocked).toEqual(['pea']);
  expect(inputOf({ racks: [rack('germination', [])] }).blocked).toEqual([]);
});
