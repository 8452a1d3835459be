import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { DryModel } from '../question/dry-model.ts';
import { mapLoads } from './map-loads.ts';

const machine = (dryerId: string, cycle: number) => ({
  dryerId,
  cycle,
  shelves: 7,
  shelvesOf: [1],
  isHeld: new Uint8Array(31),
});
const due = (itemId: string, dueISO: string, trays: number) => ({
  itemId,
  varietyId: 'pea',
  dueISO,
  trays,
  orders: [],
});

const TODAY = '2025-06-01';
const load = (dryerId: string, start: number, items: readonly string[]) => ({
  dryerId,
  startISO: addDays(TODAY, start),
  lines: items.map((itemId) => ({ itemId, trays: 1 })),
});

/** Pea is due on day 20, two trays, and on day 10, one; kale is cut fresh, then dried for day 15. */
const MODEL: DryModel = {
  end: 30,
  isMixed: true,
  varieties: [],
  machines: [machine('slow', 5), machine('quick', 1)],
  all: [
    due('pea', '2025-06-21', 2),
    due('kale', '2025-06-03', 1),
    due('pea', '2025-06-11', 1),
    due('kale', '2025-06-16', 1),
  ],
  demands: [
    { demand: 0, variety: 0, due: 20, trays: 2, opens: 0 },
    { demand: 2, variety: 0, due: 10, trays: 1, opens: 0 },
    { demand: 3, variety: 0, due: 15, trays: 1, opens: 0 },
  ],
};

test('of each item what is ready first goes to what is due first, where all is in time', () => {
  const known = [
    load('slow', 6, ['pea', 'kale']),
    { ...load('quick', 8, []), lines: [{ itemId: 'pea', trays: 2 }] },
  ];
  // The quick dryer is done on day 9, the slow one, begun before it, on day 11.
  expect(mapLoads(MODEL, TODAY, known)).toEqual([
    { machine: 1, start: 8, trays: [1, 0] },
    { machine: 0, start: 6, trays: [0, 2] },
  ]);
});

test('unneeded trays and deleted dryers are left out', () => {
  const known = [load('gone', 1, ['pea']), load('quick', 2, ['dill', 'kale', 'kale'])];
  expect(mapLoads(MODEL, TODAY, known)).toEqual([{ machine: 1, start: 2, trays: [2] }]);
});

test('of what cannot be in time one tray is late, and not each by a day', () => {
  // Due on days 10 and 20; ready on days 11 and 21: the one due on day 20 is in time, the other late by 11 days.
  const known = [load('quick', 10, ['pea']), load('quick', 20, ['pea'])];
  expect(mapLoads(MODEL, TODAY, known)).toEqual([
    { machine: 1, start: 10, trays: [0] },
    { machine: 1, start: 20, trays: [1] },
  ]);
});
