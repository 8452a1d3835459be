import { expect, test } from 'vitest';
import { fieldLabel, valueText } from './value-text.ts';

test.each([
  ['notes', 'Notes'],
  ['planner/defaultHarvestBufferDays', 'Default harvest buffer days'],
  ['*price', 'Price'],
  ['items/li_1/*amount', 'Amount'],
  ['yieldOzPerTray', 'Yield oz per tray'],
  ['purchaseCostUSD', 'Purchase cost dollars'],
  ['lines/itm_pea/dryG', 'Dry weight (g)'],
  ['lines/itm_pea/wetOz', 'Fresh weight (oz)'],
])('the field %s is called "%s"', (field, label) => {
  expect(fieldLabel(field)).toBe(label);
});

test.each([
  [undefined, 'nothing'],
  ['', 'nothing'],
  [null, 'nothing'],
  [12.5, '12.5'],
  [true, 'Yes'],
  [['a', 'b'], 'a, b'],
  [{ qty: 4, unit: 'lb' }, '4 lb'],
  [{ count: 3, packageOz: 4 }, 'Count: 3, Package oz: 4'],
  [{ trays: 3, recordedAtISO: '2026-11-20T12:00:00.000Z' }, 'Trays: 3'],
])('the value %j reads "%s"', (value, words) => {
  expect(valueText(value)).toBe(words);
});
