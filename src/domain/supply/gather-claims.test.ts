import { expect, test } from 'vitest';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aFarm, anOrder, aRepeatOrder, aVariety, bulk } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { claimSteps, gatherDryClaims } from './gather-claims.ts';

const VARIETIES = [aVariety({ id: 'pea', yieldOzPerTray: 8 }), aVariety({ id: 'kale' })];
/** Supply is told from a month before to 90 days ahead: 3/10 to 7/9. */
const TODAY = '2025-04-10';

function farmWith(more: Partial<FarmDocument>): FarmDocument {
  return aFarm({ varieties: VARIETIES, ...more });
}

/** An order that is cut on the very day of its delivery. */
const once = (id: string, date: string, more = {}) =>
  anOrder({ id, date, items: [bulk('pea', 8)], ...more });

function claimsOf(more: Partial<FarmDocument>, varietyId = 'pea') {
  const claims = runToCompletion(claimSteps(farmWith(more), TODAY, (id) => id === varietyId));
  expect([...claims.keys()].every((id) => id === varietyId)).toBe(true);
  return (claims.get(varietyId) ?? []).map(
    ({ order, dayISO, oz }) => `${order.id} ${dayISO.slice(5)} ${oz}`,
  );
}

/** Harvests are cut on the day of the delivery. */
const sameDay = (): Partial<FarmDocument> => {
  const { settings } = aFarm();
  const planner = {
    ...settings.planner,
    weekendHarvestToFriday: false,
    defaultHarvestBufferDays: 0,
  };
  return { settings: { ...settings, planner } };
};

test('every delivery of the window claims what it wants, on the first and the last day too', () => {
  const orders = ['2025-03-09', '2025-03-10', '2025-07-09', '2025-07-10'].map((day, at) =>
    once(`o${at}`, day),
  );
  expect(claimsOf({ ...sameDay(), orders })).toEqual(['o1 03-10 8', 'o2 07-09 8']);
  expect(claimsOf({ ...sameDay(), orders }, 'kale')).toEqual([]);
});

test('the claims of many orders are gathered in steps of a hundred', () => {
  const orders = Array.from({ length: 2000 }, (_, at) => once(`o${at}`, '2025-03-14'));
  const steps = claimSteps(farmWith({ orders }), TODAY, () => true);
  let count = 0;
  while (steps.next().done !== true) count += 1;
  expect(count).toBeGreaterThanOrEqual(20);
});

test('on a day who ordered first is served first; of one time the ids stand in order', () => {
  const day = '2025-03-14';
  const orders = [
    once('late', day, { createdAt: '2025-02-02T08:00:00.000Z' }),
    once('b', day, { createdAt: '2025-02-01T08:00:00.000Z' }),
    once('a', day, { createdAt: '2025-02-01T08:00:00.000Z' }),
    once('before', '2025-03-12', { createdAt: '2025-02-03T08:00:00.000Z' }),
  ];
  expect(claimsOf({ ...sameDay(), orders })).toEqual([
    'before 03-12 8',
    'a 03-14 8',
    'b 03-14 8',
    'late 03-14 8',
  ]);
});

test('a delivery change replaces what the delivery wanted, on any day', () => {
  const weekly = aRepeatOrder({
    id: 'weekly',
    items: [bulk('pea', 8)],
    startDate: '2025-03-01',
    endDate: '2025-03-29',
    weekday: 6,
  });
  const taken = {
    id: 'c',
    kind: 'TAKE' as const,
    orderId: 'weekly',
    dateISO: '2025-03-15',
    varietyId: 'pea',
    oz: 3,
    harvestISO: '2025-03-14',
    atISO: '2025-03-01T08:00:00.000Z',
    note: '',
  };
  const orders = [weekly];
  expect(claimsOf({ ...sameDay(), orders, deliveryChanges: [taken] })).toEqual([
    'weekly 03-14 3',
    'weekly 03-15 5',
    'weekly 03-22 8',
    'weekly 03-29 8',
  ]);
  // Of a harvest outside of the window nothing is claimed.
  const outside = { ...taken, harvestISO: '2025-03-09' };
  expect(claimsOf({ ...sameDay(), orders, deliveryChanges: [outside] })[0]).toBe('weekly 03-15 5');
});

test('what the dryers take is claimed on the day of the cut, within the window', () => {
  const load = (startISO: string) =>
    aDryLoad({
      startISO,
      lines: [
        aDryLine({ trays: 2, cutISO: startISO }),
        aDryLine({ itemId: 'b', varietyId: 'gone', cutISO: startISO }),
      ],
    });
  const dryLoads = ['2025-03-09', '2025-03-10', '2025-07-09', '2025-07-10'].map(load);
  const claims = gatherDryClaims(farmWith({ dryLoads }), {
    from: '2025-03-10',
    to: '2025-07-09',
  });
  expect([...claims.keys()]).toEqual(['pea']);
  expect(
    claims
      .get('pea')
      ?.map(({ loadId, dayISO, deliveryISO, oz, isTaken }) => [
        loadId,
        dayISO,
        deliveryISO,
        oz,
        isTaken,
      ]),
  ).toEqual([
    ['dry_fd-1_2025-03-10', '2025-03-10', '2025-03-10', 16, true],
    ['dry_fd-1_2025-07-09', '2025-07-09', '2025-07-09', 16, true],
  ]);
});
