import { expect, test } from 'vitest';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import { type MergeMore, aMergeContext } from '#tests/support/merge/merge-context.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { balanceSeeds } from './balance-seeds.ts';

const DAY = '2025-03-04';
const at = (hour: number) => `2025-03-04T${10 + hour}:00:00.000Z`;
const booking = (
  id: string,
  deltaTrays: number,
  more: Partial<SeedTransaction> = {},
): SeedTransaction => ({
  id,
  atISO: at(0),
  varietyId: 'pea',
  pounds: -deltaTrays,
  note: '',
  meta: { type: 'AUTO_SEED_USAGE', dateISO: DAY, deltaTrays, gramsPerTray: 453.59237 },
  ...more,
});

/** A farm that has recorded so many trays of pea on 3/4, and booked seed for some. */
function farm(trays: number | null, ...seedsInventory: readonly SeedTransaction[]): FarmDocument {
  const entry = aPlantedEntry({ dateISO: DAY, trays: trays ?? 0, recordedAtISO: at(2) });
  return aFarm({
    varieties: [
      aVariety({ id: 'kale', seedGPerTray: 99 }),
      aVariety({ id: 'pea', seedGPerTray: 226.796185 }),
    ],
    traysPlantedLog: trays === null ? [] : [entry],
    seedsInventory,
  });
}
function added(
  merged: FarmDocument,
  sides: readonly FarmDocument[] = [farm(null), merged, merged],
  more: MergeMore = {},
) {
  const [base = merged, local = merged, remote = merged] = sides;
  const farms = { base, local, remote };
  return balanceSeeds(farms, merged, aMergeContext(more).context).seedsInventory.slice(
    merged.seedsInventory.length,
  );
}

test('the booking is the same wherever it is made, and in whatever order the others came', () => {
  const [a, b] = [booking('a', 3), booking('b', 3, { atISO: at(1) })];
  const sides = [farm(null), farm(3, a), farm(3, b)];
  const [one, other] = [farm(3, a, b), farm(3, b, a)].map((merged) => added(merged, sides));
  expect(one).toEqual(other);
});

test('the newest booking of the day says how much seed a tray took, other days and varieties do not', () => {
  const newest = booking('b', 3, {
    atISO: at(1),
    meta: { type: 'AUTO_SEED_USAGE', dateISO: DAY, deltaTrays: 3, gramsPerTray: 907.18474 },
  });
  const others = [
    booking('c', 0, { atISO: at(5), varietyId: 'kale' }),
    booking('d', 0, {
      atISO: at(6),
      meta: { type: 'AUTO_SEED_USAGE', dateISO: '2025-03-05', deltaTrays: 0, gramsPerTray: 1 },
    }),
    { id: 'e', atISO: at(7), varietyId: 'pea', pounds: 50, note: 'Bag' },
  ];
  const sides = [farm(null), farm(3, booking('a', 3)), farm(3, newest)];
  expect(added(farm(3, newest, booking('a', 3), ...others), sides)).toMatchObject([
    { pounds: 6, atISO: at(2) },
  ]);
  // Of two at one time the first stands.
  const twin = { ...newest, atISO: at(0) };
  expect(added(farm(3, booking('a', 3), twin), sides)).toMatchObject([{ pounds: 3 }]);
});

test('a booking is as late as what it follows: the record, or the last booking', () => {
  const late = booking('b', 3, { atISO: at(4) });
  const sides = [farm(null), farm(3, booking('a', 3)), farm(3, late)];
  expect(added(farm(3, booking('a', 3), late), sides)[0]?.atISO).toBe(at(4));
});

test('without any booking of the day the density of the variety counts, without one nothing is booked', () => {
  const sides = [farm(null), farm(3, booking('a', 3)), farm(3, booking('a', 3))];
  // Half a pound a tray.
  expect(added(farm(3), sides)).toMatchObject([
    { pounds: -1.5, meta: { deltaTrays: 3 }, atISO: at(2) },
  ]);
  const unknown = { ...farm(3), varieties: [aVariety({ id: 'pea' })] };
  expect(added(unknown, sides)).toEqual([]);
  expect(added({ ...unknown, varieties: [] }, sides)).toEqual([]);
});

test('which of two bookings of one planting stands is no news, other bookings are', () => {
  const bag: SeedTransaction = { id: 'bag', atISO: at(0), varietyId: 'pea', pounds: 5, note: '' };
  const merged = farm(3, booking('a', 3), bag);
  const { context, notices } = aMergeContext();
  for (const entityId of ['a', 'bag']) {
    const place = { slice: 'seedsInventory', entityId, label: 'Seed', path: ['*booking'] };
    context.note('field', place, { local: 1, remote: 2 }, 'local');
  }
  context.note(
    'field',
    { slice: 'orders', entityId: 'a', label: 'Order', path: ['*booking'] },
    { local: 1 },
    'local',
  );
  balanceSeeds({ base: merged, local: merged, remote: merged }, merged, context);
  expect(notices().map(({ slice, entityId }) => `${slice} ${entityId}`)).toEqual([
    'seedsInventory bag',
    'orders a',
  ]);
});
