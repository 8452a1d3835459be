import { expect, test } from 'vitest';
import { MOMENT } from '#tests/support/devices/act.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { readPayload } from './action-payloads.ts';
import { countedPayload, receivedPayload } from './material-payloads.ts';

const amount = (qty: unknown, unit: unknown) => ({ id: 'mat_soil', quantity: { qty, unit } });

test('an amount is read with its unit by any usual name', () => {
  expect(receivedPayload(amount('2.5', 'lbs'))).toEqual({
    id: 'mat_soil',
    quantity: { qty: 2.5, unit: 'lb' },
  });
  expect(countedPayload(amount(0, 'each')).quantity).toEqual({ qty: 0, unit: 'each' });
});

test('nothing comes in, and less than nothing is on hand, are refused', () => {
  expect(() => receivedPayload(amount(0, 'lb'))).toThrow("needs a 'quantity.qty' above 0.");
  expect(() => countedPayload(amount(-1, 'lb'))).toThrow("needs a 'quantity.qty' of 0 or more.");
  expect(() => countedPayload(amount(1, 'bags'))).toThrow("needs a unit in 'quantity.unit'.");
});

test('a seed setting may be unset', () => {
  const unset = { varietyId: 'pea', seedMaterialId: '', gramsPerTray: 0 };
  expect(readPayload('SET_SEED_MATERIAL', unset, freshFarm(), MOMENT)).toEqual({
    varietyId: 'pea',
    seedMaterialId: null,
    gramsPerTray: null,
  });
});
