import { expect, test } from 'vitest';
import {
  aDryer,
  aJarOrder,
  aPeaPowderFarm,
  dryQuestionOf,
} from '#tests/support/farms/pea-powder-farm.ts';
import { lateCause } from './late-causes.ts';

const TODAY = '2025-06-07';

/** Why pea powder is late; pea ripens in 12 days and is dried in one. */
function cause(
  dueISO: string,
  { isFromLoad = false, mustFit = false, fits = true, dryers = [aDryer(7, 1)] } = {},
) {
  const question = dryQuestionOf(
    aPeaPowderFarm({ dryers, orders: [aJarOrder(1, dueISO)] }),
    TODAY,
    { mustFit },
  );
  const item = { itemId: 'powder', isFromLoad, inTimeOz: 0, readyISO: null };
  return lateCause(question, { orderId: 'JANE-001', dueISO, items: [item] }, () => fits);
}

const QUICK_AFTER_SLOW = [aDryer(7, 3), aDryer(7, 1, { id: 'fd-2' })];
const NO_SHELF_IN_QUICK = [aDryer(7, 3), aDryer(0, 1, { id: 'fd-2' })];

test.each<readonly [string, string, string, Parameters<typeof cause>[1]]>([
  ['due before its 13 days are over, it cannot be ripe', '2025-06-19', 'ripe', {}],
  ['due after them, the dryers are full', '2025-06-20', 'dryers', {}],
  ['the quickest dryer counts', '2025-06-20', 'dryers', { dryers: QUICK_AFTER_SLOW }],
  ['of those with shelves', '2025-06-20', 'ripe', { dryers: NO_SHELF_IN_QUICK }],
  ['racks are it where no day may be over', '2025-06-20', 'room', { mustFit: true }],
  ['and only if it would fit otherwise', '2025-06-20', 'dryers', { mustFit: true, fits: false }],
  ['a load brings it too late', '2025-06-20', 'load', { isFromLoad: true }],
  ['whatever the racks are', '2025-06-20', 'load', { isFromLoad: true, mustFit: true }],
  ['no dryer carries it', '2025-06-08', 'weight', { dryers: [aDryer(1, 1, { shelfMaxOz: 8 })] }],
])('pea powder is late: %s', (_why, dueISO, told, more) => {
  expect(cause(dueISO, more)).toBe(told);
});
