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

test('pea powder takes 13 days: due before, it cannot be ripe', () => {
  expect(cause('2025-06-19')).toBe('ripe');
  expect(cause('2025-06-20')).toBe('dryers');
  // The quickest dryer counts.
  expect(cause('2025-06-20', { dryers: [aDryer(7, 3), aDryer(7, 1, { id: 'fd-2' })] })).toBe(
    'dryers',
  );
  expect(cause('2025-06-20', { dryers: [aDryer(7, 3), aDryer(0, 1, { id: 'fd-2' })] })).toBe(
    'ripe',
  );
});

test('racks and trays are the cause only where no day may be over, and it would be in time otherwise', () => {
  expect(cause('2025-06-20', { mustFit: true })).toBe('room');
  expect(cause('2025-06-20', { mustFit: true, fits: false })).toBe('dryers');
  expect(cause('2025-06-20')).toBe('dryers');
});

test('what a load brings too late is late through it, whatever the racks are', () => {
  expect(cause('2025-06-20', { isFromLoad: true })).toBe('load');
  expect(cause('2025-06-20', { isFromLoad: true, mustFit: true })).toBe('load');
});

test('where no dryer carries a tray, that is the cause before all others', () => {
  expect(cause('2025-06-08', { dryers: [aDryer(1, 1, { shelfMaxOz: 8 })] })).toBe('weight');
});
