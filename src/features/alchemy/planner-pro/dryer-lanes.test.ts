import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { dryerLanes } from './dryer-lanes.ts';

const dryer = (trays: number, cyclesPerDay = 1) => ({ trays, cyclesPerDay, shelfMaxOz: 16 });
const day = (assignments: Record<string, number>) => ({
  date: '2025-06-19',
  totalTrays: Object.values(assignments).reduce((sum, trays) => sum + trays, 0),
  assignments: Object.entries(assignments).map(([varietyId, trays]) => ({ varietyId, trays })),
});
const lanes = (dryers: ReturnType<typeof dryer>[], of: Record<string, number>) =>
  dryerLanes(dryers, [day(of)]).map(({ days }) =>
    (days[0] ?? []).map(({ varietyId, trays }) => `${varietyId} ${trays}`),
  );

test('slow dryers take their share of a day, whole trays on the whole', () => {
  const rooms = dryerLanes([dryer(7, 0.5), dryer(7, 0.5)], []).map(({ room }) => room);
  expect(rooms).toEqual([3, 4]);
});

test('a dryer slower than a week is drawn with its whole load', () => {
  expect(lanes([dryer(7, 1 / 8)], { pea: 7 })).toEqual([['pea 7']]);
});

test('every tray of a day that the dryers take is drawn once', () => {
  const dryers = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 });
  checkLaw([dryers, fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 })], (rooms, trays) => {
    const wanted = Object.fromEntries(trays.map((count, index) => [`v${index}`, count]));
    const drawn = dryerLanes(
      rooms.map((room) => dryer(room)),
      [day(wanted)],
    );
    const total = drawn
      .flatMap(({ days }) => days.flat())
      .reduce((sum, part) => sum + part.trays, 0);
    const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
    expect(total).toBe(Math.min(sum(rooms), sum(trays)));
  });
});
