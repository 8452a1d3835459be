import { expect, test } from 'vitest';
import { aDemand } from '#tests/support/builders/dry-model-builders.ts';
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

const TODAY = '2025-06-01';
const load = (dryerId: string, start: number, items: readonly string[]) => ({
  dryerId,
  startISO: addDays(TODAY, start),
  lines: items.map((itemId) => ({ itemId, trays: 1 })),
});

/** Pea is due on day 10, one tray, and on day 20, two; kale is cut fresh, then dried for day 15. */
const MODEL: DryModel = {
  end: 30,
  isMixed: true,
  varieties: [],
  machines: [machine('slow', 5), machine('quick', 1)],
  demands: [
    aDemand({ itemId: 'pea', due: 10 }),
    aDemand({ itemId: 'kale', due: 15 }),
    aDemand({ itemId: 'pea', due: 20, trays: 2 }),
  ],
  fresh: [aDemand({ itemId: 'kale', due: 2 })],
};

test('of each item what is ready first goes to what is due first, where all is in time', () => {
  const known = [
    load('slow', 6, ['pea', 'kale']),
    { ...load('quick', 8, []), lines: [{ itemId: 'pea', trays: 2 }] },
  ];
  // The quick dryer is done on day 9, the slow one, begun before it, on day 11.
  expect(mapLoads(MODEL, TODAY, known)).toEqual([
    { machine: 1, start: 8, trays: [0, 2] },
    { machine: 0, start: 6, trays: [2, 1] },
  ]);
});

test('unneeded trays and deleted dryers are left out', () => {
  const known = [load('gone', 1, ['pea']), load('quick', 2, ['dill', 'kale', 'kale'])];
  expect(mapLoads(MODEL, TODAY, known)).toEqual([{ machine: 1, start: 2, trays: [1] }]);
});

test('of what cannot be in time one tray is late, and not each by a day', () => {
  // Due on days 10 and 20; ready on days 11 and 21: the one due on day 20 is in time, the other late by 11 days.
  const known = [load('quick', 10, ['pea']), load('quick', 20, ['pea'])];
  expect(mapLoads(MODEL, TODAY, known)).toEqual([
    { machine: 1, start: 10, trays: [2] },
    { machine: 1, start: 20, trays: [0] },
  ]);
});
