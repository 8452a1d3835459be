import { expect, test } from 'vitest';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { anItem, aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { autoBatch } from './auto-batch.ts';

/** A tray of pea bears a pound, which is 36.29 g of powder: a jar of 36 g takes one tray. */
const fresh = aFarm({
  varieties: [aVariety({ id: 'pea', name: 'Pea', daysToHarvest: 12, yieldOzPerTray: 16 })],
});
const farm = {
  ...fresh,
  capacity: {
    ...fresh.capacity,
    freezeDryers: [{ id: 'fd-1', label: 'Big', shelves: 7, cycleDays: 1, shelfMaxOz: 16 }],
  },
  alchemy: {
    ...fresh.alchemy,
    items: [anItem({ id: 'itm_pea', type: 'microgreen_powder', varietyId: 'pea' })],
    products: [
      aProProduct({
        id: 'jars',
        batchOutputQty: 1,
        recipe: [{ itemId: 'itm_pea', qty: 36, unit: 'g', notes: '' }],
      }),
    ],
    orders: [
      aProOrder(3, { id: 'LAKE-001', dueAt: '2025-06-27' }),
      aProOrder(3, { id: 'LAKE-002', dueAt: '2025-06-29' }),
      aProOrder(1, { id: 'LAKE-003', dueAt: null }),
    ],
  },
};

const ask = (options: Readonly<Record<string, string>> = {}, asked: FarmDocument = farm) =>
  autoBatch.answer(aQuestion({ farm: asked, today: '2025-06-02', options }));

test('auto-batch rebuilds the tasks first: what no one asks for anymore is joined by no planting', () => {
  const stale = aTask({ type: 'PLANT', dateISO: '2025-06-13', varietyId: 'pea', done: false });
  expect(ask({}, { ...farm, tasks: [stale] }).json).toEqual(ask().json);
});

test('a dryer slower than a week is told with its part of a load a day, and with a load at most', () => {
  const freezeDryers = farm.capacity.freezeDryers.map((dryer) => ({ ...dryer, cycleDays: 8 }));
  const slow = ask({}, { ...farm, capacity: { ...farm.capacity, freezeDryers } });
  expect(slow.lines.join('\n')).toContain('2 orders, 0.9 trays per day, 7 at most');
  expect(slow.lines.join('\n')).toContain('of 7 trays');
});

test('auto-batch has a form for people', () => {
  expect(ask().lines).toEqual([
    'Dryers from Mon 6/2/2025 to Sun 7/27/2025: 2 orders, 7 trays per day',
    'By the simple rule; mgm dry-plan plans each dryer, and does better.',
    '',
    'Alerts (1)',
    '  NO_DUE_DATE  LAKE-003 has no due date and is not planned  LAKE-003',
    '',
    'Days of the dryers (2)',
    '  Thu 6/26/2025  3 of 7 trays  Pea 3',
    '  Sat 6/28/2025  3 of 7 trays  Pea 3',
    '',
    'Plantings (2)',
    '  Sat 6/14/2025  Pea  3 trays  new',
    '  Sat 6/14/2025  Pea  3 trays  piggyback',
    '',
    'Harvests (2)',
    '  Thu 6/26/2025  Pea  3 trays',
    '  Fri 6/27/2025  Pea  3 trays',
  ]);
});
