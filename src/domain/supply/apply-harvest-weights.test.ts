import { expect, test } from 'vitest';
import type { HarvestLoss } from '#domain/planning/task.ts';
import type { CountedLot } from './gather-lots.ts';
import { applyHarvestWeights, type LotReports } from './apply-harvest-weights.ts';

const march = (day: number): string => `2025-03-${day < 10 ? '0' : ''}${day}`;

/** A batch of three trays that grows from so many days before its harvest. */
const lot = (day: number, more: Partial<CountedLot> = {}): CountedLot => ({
  id: `pea|${march(day)}`,
  varietyId: 'pea',
  dayISO: march(day),
  cutISO: march(day),
  state: 'growing',
  plantings: [],
  plannedTrays: 3,
  countedTrays: 3,
  plannedCarryOz: 0,
  isHarvestSkipped: false,
  isPlanted: true,
  plantedISO: march(day - 10),
  ...more,
});

const loss = (day: number, qty: number, more: Partial<HarvestLoss> = {}): HarvestLoss => ({
  id: `loss_${day}`,
  dateISO: march(day),
  varietyId: 'pea',
  qty,
  note: '',
  atISO: `${march(day)}T08:00:00.000Z`,
  ...more,
});

const NONE: LotReports = { yieldOz: 8, losses: [], weights: [], gone: [] };

/** What is lost of each lot, and what it gives. */
const weighed = (lots: CountedLot[], more: Partial<LotReports>) =>
  applyHarvestWeights(lots, { ...NONE, ...more }).map(({ lostTrays, oz }) => [lostTrays, oz]);

test('a lot gives its trays times the yield, or what the scale says; a skipped one nothing', () => {
  const weights = [
    { cycleKey: 'pea|2025-03-15', weightOz: 20 },
  ] as unknown as LotReports['weights'];
  const lots = [lot(14), lot(15), lot(16, { isHarvestSkipped: true })];
  const all = applyHarvestWeights(lots, { ...NONE, weights });
  expect(all.map(({ expectedOz, weighedOz, oz }) => [expectedOz, weighedOz, oz])).toEqual([
    [24, null, 24],
    [24, 20, 20],
    [24, null, 0],
  ]);
});

test('a loss that names its planting takes of it first, the rest of what grew on that day', () => {
  const named = loss(12, 4, { cycleKey: 'pea|2025-03-15' });
  expect(weighed([lot(14), lot(15)], { losses: [named] })).toEqual([
    [1, 16],
    [3, 0],
  ]);
  expect(weighed([lot(14), lot(15)], { losses: [loss(12, 4)] })).toEqual([
    [3, 0],
    [1, 16],
  ]);
});

test('a loss takes only of what grew on its day: planted by then, and not yet harvested', () => {
  const lots = [lot(11), lot(12), lot(22), lot(23)];
  expect(weighed(lots, { losses: [loss(12, 9)] }).map(([lost]) => lost)).toEqual([0, 3, 3, 0]);
  expect(weighed([lot(14, { isPlanted: false })], { losses: [loss(12, 1)] })).toEqual([[0, 24]]);
  // What finds no trays any more is dropped.
  expect(weighed([lot(14)], { losses: [loss(12, 9)] })).toEqual([[3, 0]]);
});

test('losses take by their day, then by their id, so that the later ones find less', () => {
  const late = loss(13, 3, { cycleKey: 'pea|2025-03-15' });
  const early = loss(11, 2);
  // The two of the 11th take of the first lot, and of the second what it misses.
  const lots = [lot(14, { countedTrays: 1 }), lot(15)];
  expect(weighed(lots, { losses: [late, early] })).toEqual([
    [1, 0],
    [3, 0],
  ]);
  const [b, a] = [loss(11, 1, { id: 'b', cycleKey: 'pea|2025-03-14' }), loss(11, 1, { id: 'a' })];
  expect(
    weighed([lot(14, { countedTrays: 1 }), lot(15)], { losses: [b, a] }).map(([lost]) => lost),
  ).toEqual([1, 1]);
});

test('what was given away of a harvest is gone, from lot to lot of its day', () => {
  const gone = (oz: number, day = 14) =>
    ({ harvestISO: march(day), oz }) as LotReports['gone'][number];
  const lots = [lot(14), lot(14, { id: 'second' }), lot(15)];
  expect(weighed(lots, { gone: [gone(10), gone(20)] }).map(([, oz]) => oz)).toEqual([0, 18, 24]);
  expect(weighed(lots, { gone: [gone(5, 15)] }).map(([, oz]) => oz)).toEqual([24, 24, 19]);
});
