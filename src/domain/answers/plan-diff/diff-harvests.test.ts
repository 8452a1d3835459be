import { expect, test } from 'vitest';
import { forecastSupply, type Outlook } from '#domain/supply/outlook.ts';
import type { SupplyLot } from '#domain/supply/variety-supply.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aLedger, aLot } from '#tests/support/builders/supply-builders.ts';
import { diffHarvests, diffSurplus } from './diff-harvests.ts';

const TODAY = '2025-03-10';

/** A farm with pea of 8 oz a tray, or so many. */
function withLots(lots: readonly SupplyLot[], yieldOzPerTray = 8): Outlook {
  const varieties = [aVariety({ id: 'pea', yieldOzPerTray })];
  return { ...forecastSupply(aFarm({ varieties }), TODAY), ledger: aLedger(lots) };
}

const NONE = withLots([]);

/** A lot of so many trays of 8 oz. */
function lot(dayISO: string, trays: number, more: Partial<SupplyLot> = {}): SupplyLot {
  return aLot({ id: `pea|${dayISO}`, dayISO, countedTrays: trays, oz: 8 * trays, ...more });
}

test('batches of one harvest day are told together, without the trays that were lost', () => {
  const after = withLots([
    lot('2025-03-14', 3, { lostTrays: 1, oz: 16 }),
    lot('2025-03-14', 2, { id: 'rec_1' }),
  ]);
  const row = { dateISO: '2025-03-14', varietyId: 'pea', varietyName: 'Pea' };
  expect(diffHarvests(NONE, after)).toEqual([
    { ...row, traysBefore: 0, traysAfter: 4, ozBefore: 0, ozAfter: 32 },
  ]);
  expect(diffHarvests(after, NONE)).toEqual([
    { ...row, traysBefore: 4, traysAfter: 0, ozBefore: 32, ozAfter: 0 },
  ]);
});

test('harvests from today on are listed by day', () => {
  const after = withLots([lot('2025-03-12', 1), lot('2025-03-09', 1), lot(TODAY, 1)]);
  const days = diffHarvests(NONE, after).map(({ dateISO }) => dateISO);
  expect(days).toEqual([TODAY, '2025-03-12']);
});

test('what grows or is cut and is left over by more becomes surplus, in whole trays', () => {
  const left = (leftOz: number, more: Partial<SupplyLot> = {}) =>
    withLots([lot('2025-03-14', 3, { leftOz, ...more })]);
  const row = { dateISO: '2025-03-14', varietyId: 'pea', varietyName: 'Pea' };
  expect(diffSurplus(left(7), left(24))).toEqual([
    { ...row, leftBefore: 7, leftAfter: 24, trays: 3 },
  ]);
  // 12 oz are one tray and a half, 20 are two and a half.
  expect(diffSurplus(left(12), left(20, { state: 'cut' }))).toEqual([
    { ...row, leftBefore: 12, leftAfter: 20, trays: 1 },
  ]);
  expect(diffSurplus(left(0), left(24, { state: 'planned' }))).toEqual([]);
  expect(diffSurplus(left(0), left(24, { state: 'late' }))).toEqual([]);
});

test('what is left over by less, or by less than a twentieth of an ounce, is no surplus', () => {
  const left = (leftOz: number) => withLots([lot('2025-03-14', 3, { leftOz })]);
  expect(diffSurplus(left(24), left(8))).toEqual([]);
  expect(diffSurplus(left(8), left(8.04))).toEqual([]);
  expect(diffSurplus(left(0), left(0.05))).toMatchObject([{ trays: 0 }]);
});
