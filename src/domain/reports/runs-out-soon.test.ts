import { expect, test } from 'vitest';
import { anInventoryLine } from '#tests/support/builders/report-builders.ts';
import { tellerOf } from '#domain/tell/create-teller.ts';
import { US_REGION } from '#domain/tell/region.ts';
import { PLAIN_TELLER, type Teller } from '#domain/tell/teller.ts';
import { runsOutSoon } from './runs-out-soon.ts';

const TODAY = '2026-11-20';

test('what runs out by the 13th day after today is listed, the first day first, then by name', () => {
  const lines = [
    anInventoryLine('cups', { runOutISO: '2026-12-03' }),
    anInventoryLine('pads', { runOutISO: '2026-12-04' }),
    anInventoryLine('lids', { runOutISO: null }),
    anInventoryLine('trays', { runOutISO: '2026-11-25' }),
    anInventoryLine('soil', { runOutISO: '2026-11-25' }),
    anInventoryLine('gloves', { isCounted: false }),
  ];
  expect(runsOutSoon(lines, TODAY).map(({ line }) => line.name)).toEqual(['soil', 'trays', 'cups']);
});

test('packs are missing whole, soil and seed with one decimal, seed in pounds', () => {
  const lines = [
    anInventoryLine('a sheets', { missing: 0.6667 }),
    anInventoryLine('b soil', { unit: 'gal', missing: 3.24 }),
    anInventoryLine('c seed', { unit: 'oz', missing: 24, seedOf: ['pea'] }),
    anInventoryLine('d seed', { unit: 'lb', missing: 0.0123, seedOf: ['kale'] }),
  ];
  const told = (teller: Teller) =>
    runsOutSoon(lines, TODAY).map(({ missing }) => teller.tell(missing));
  expect(told(PLAIN_TELLER)).toEqual(['1 each', '3.2 gal', '1.5 lb', '0.1 lb']);
  // 24 oz are 680.4 g; 0.0123 lb are 5.6 g, and no less than 10 g are told.
  const metric = tellerOf({ ...US_REGION, weights: 'metric' });
  expect(told(metric)).toEqual(['1 each', '3.2 gal', '0.68 kg', '10 g']);
});
