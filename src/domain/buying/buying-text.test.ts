import { expect, test } from 'vitest';
import type { BuyingLine } from './buying-list.ts';
import { buyingStateText, gapText, orderItemText } from './buying-text.ts';

const LINE: BuyingLine = {
  stockId: 'seed:sunflower',
  name: 'Sunflower seed',
  unit: 'lb',
  onHand: 5,
  coming: 0,
  runOutISO: '2026-11-24',
  orderByISO: '2026-11-29',
  arrivesISO: '2026-12-06',
  gapISO: null,
  gapBy: null,
  state: 'SOON',
  leadDays: 7,
  need: 5.0531,
  packs: 2,
  packQty: 5,
  amount: 10,
  cost: 64,
  emptyTrays: 0,
  withOrder: false,
  supplier: '',
  reorderUrl: null,
};

test.each([
  [{ state: 'LATE', emptyTrays: 2 }, 'Too late: 2 trays stay empty from Tue 11/24'],
  [{ state: 'LATE', emptyTrays: 1 }, 'Too late: 1 tray stays empty from Tue 11/24'],
  [{ state: 'LATE' }, 'Too late: runs out Tue 11/24'],
  [{ state: 'NOW' }, 'Order today'],
  [{ state: 'SOON' }, 'Order by Sun 11/29'],
  [{ state: 'LATER' }, 'Order by Sun 11/29'],
  [{ state: 'LEVEL' }, 'Below its level'],
  [{ state: 'COMING' }, 'On its way'],
] as const)('a line of %j reads “%s”', (more, text) => {
  expect(buyingStateText({ ...LINE, ...more })).toEqual(text);
});

test('what comes after the stock runs out is told with the days between', () => {
  const amount = { stockId: 'seed:sunflower', qty: 5, unit: 'lb' } as const;
  const gap = { gapISO: '2026-12-09', gapBy: { ...amount, expectedISO: '2026-12-10' } };
  expect(gapText({ ...LINE, ...gap })).toEqual('5 lb come Thu 12/10, 1 day after it runs out.');
  const later = { ...gap, gapBy: { ...amount, expectedISO: '2026-12-12' } };
  expect(gapText({ ...LINE, ...later })).toEqual('5 lb come Sat 12/12, 3 days after it runs out.');
  expect(gapText(LINE)).toEqual('');
});

test('a line is told to a supplier in packs, or as an amount', () => {
  expect(orderItemText(LINE)).toEqual('2 × 5 lb Sunflower seed');
  const loose = { ...LINE, packs: null, packQty: null, amount: 5.1 };
  expect(orderItemText(loose)).toEqual('5.1 lb Sunflower seed');
  const lids = { ...LINE, name: 'Lids', unit: 'each', packQty: 1250 } as const;
  expect(orderItemText(lids)).toEqual('2 × 1,250 Lids');
});
