import { expect, onTestFinished, test } from 'vitest';
import { createTeller } from '#domain/tell/create-teller.ts';
import { PLAIN_TELLER } from '#domain/tell/teller.ts';
import { tellPageBy } from '#ui/format.ts';
import { accountedText, amountHead } from './trace-text.ts';

test('amounts of a trace stand under Ounces, and under Amount where some are trays', () => {
  expect(amountHead([{}, {}])).toBe('Ounces');
  expect(amountHead([{}, { unit: 'tray' }])).toBe('Amount');
});

test('what is accounted for is written as the farm writes', () => {
  tellPageBy(createTeller({ ...PLAIN_TELLER.region, numbers: 'comma' }));
  onTestFinished(() => tellPageBy(PLAIN_TELLER));
  const oz = { harvestedOz: 96.8, deliveredOz: 88.8, driedOz: 0, goneOz: 0, onHandOz: 0 };
  const totals = { ...oz, missingOz: 8, accountedPercent: 91.7 };
  expect(accountedText({ totals })).toBe('91,7% of 96,8 oz accounted for');
});
