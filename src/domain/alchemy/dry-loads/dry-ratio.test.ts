import { expect, test } from 'vitest';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { dryGramsPerLb, implausibleWeightQuestion, ratioSuggestion } from './dry-ratio.ts';

const PEA = aVariety({ id: 'pea', yieldOzPerTray: 15 });
const POWDER = anItem({ id: 'powder', type: 'microgreen_powder', varietyId: 'pea' });
const WHOLE = anItem({ id: 'powder', type: 'microgreen_fd_whole', varietyId: 'pea' });

test('240 g from 30 oz are asked about, as 8% is usual', () => {
  const ask = (dryG: number, wetOz: number | null, trays = 2) =>
    implausibleWeightQuestion({ wetOz, trays }, dryG, { item: POWDER, variety: PEA });
  expect(ask(240, 30)).toEqual('240 g from 30 oz? 8% is typical.');
  // What was not weighed is what the trays give: 2 trays of 15 oz.
  expect(ask(240, null)).toEqual('240 g from 30 oz? 8% is typical.');
  expect(ask(68, 30)).toBeNull();
  expect(ask(9000, 1062.5)).toEqual('9,000 g from 1,062.5 oz? 8% is typical.');
  // 30 oz are 850.49 g: a quarter is 212.6 g, a fiftieth 17 g.
  expect([212, 213, 18, 16].filter((dryG) => ask(dryG, 30) !== null)).toEqual([213, 16]);
});

/** Runs of one line each, the last one ready last. */
const runs = (...lines: readonly (readonly [wetOz: number | null, dryG: number | null])[]) =>
  lines.map(([wetOz, dryG], at) =>
    aDryLoad({ startISO: `2025-03-1${at}`, lines: [aDryLine({ wetOz, dryG })] }),
  );

test('from three lines on the ratio that came out is proposed, 5% off or more', () => {
  expect(dryGramsPerLb(POWDER, PEA)).toBeCloseTo(36.2874, 4);
  const two = runs([16, 40], [16, 42], [null, 42], [16, null]);
  expect(ratioSuggestion(POWDER, PEA, two)).toBeNull();
  const three = runs([16, 40], [16, 42], [32, 78]);
  // 160 g from 4 lb.
  expect(ratioSuggestion(POWDER, PEA, three)).toMatchObject({ lines: 3, isGrams: 40 });
  const near = runs([16, 37], [16, 38], [16, 38]);
  expect(ratioSuggestion(POWDER, PEA, near)).toBeNull();
});

test('the newest six lines count', () => {
  const seven = runs([16, 90], [16, 40], [16, 40], [16, 40], [16, 40], [16, 40], [16, 40]);
  expect(ratioSuggestion(POWDER, PEA, seven)).toMatchObject({ lines: 6, isGrams: 40 });
});

test('the ratio of a variety is that of freeze-dried greens: powder is told before the mill', () => {
  const milled = { ...PEA, freshLb_to_fd_g: 50, fd_g_to_powder_g: 0.8 };
  const three = runs([16, 48], [16, 48], [16, 48]);
  // The plan counts 40 g of powder from a pound.
  const ratio = { freshLb_to_fd_g: 60 };
  const grams = { wasGrams: 40, isGrams: 48 };
  expect(ratioSuggestion(POWDER, milled, three)).toMatchObject({ ...grams, ...ratio });
  expect(ratioSuggestion(WHOLE, milled, three)).toBeNull();
  const whole = runs([16, 60], [16, 60], [16, 60]);
  expect(ratioSuggestion(WHOLE, milled, whole)).toMatchObject(ratio);
});

test('what is not dried, and what had no weight, asks about no dry weight', () => {
  const fresh = anItem({ id: 'fresh', type: 'microgreen_fresh', varietyId: 'pea' });
  const line = (wetOz: number) => ({ wetOz, trays: 2 });
  expect(implausibleWeightQuestion(line(30), 240, { item: fresh, variety: PEA })).toBeNull();
  expect(implausibleWeightQuestion(line(0), 240, { item: POWDER, variety: PEA })).toBeNull();
});
