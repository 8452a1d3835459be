import { expect, test } from 'vitest';
import type { Outlook } from '#domain/supply/outlook.ts';
import type { ClaimAllocation, SupplyLot } from '#domain/supply/variety-supply.ts';
import { aVariety, anOrder, bulk } from '#tests/support/builders/builders.ts';
import {
  CLAIM,
  claimOf13th as shared,
  SHORT,
  TODAY,
  free,
  march,
  outlookWith,
  type Supply,
} from '#tests/support/farms/short-delivery.ts';
import { draftSuggestions, sharedHarvest } from './draft-suggestions.ts';
import type { ShortDelivery } from './shortage.ts';

/** What is drafted, kind by kind: the ounces, and of which days they are. */
function drafts(supply: Supply, shortage: ShortDelivery = SHORT): Record<string, string> {
  const all = draftSuggestions(outlookWith(supply), shortage).map(
    ({ kind, oz, bufferOz, changes }) => {
      const days = changes.map((change) =>
        'harvestISO' in change ? change.harvestISO.slice(8) : 'less',
      );
      const buffer = bufferOz === 0 ? '' : ` (${bufferOz} of the buffer)`;
      return [kind, `${oz} of ${days.join(', ')}${buffer}`] as const;
    },
  );
  return Object.fromEntries(all);
}

/** What is given instead: the ounces, and of which variety. */
const swapped = (outlook: Outlook) =>
  draftSuggestions(outlook, SHORT).flatMap(({ oz, changes }) =>
    changes.flatMap((change) => ('toVarietyId' in change ? [`${oz} ${change.toVarietyId}`] : [])),
  );

test('ounces of other harvests are taken while they are fresh: cut up to its own day, or nearer to the delivery', () => {
  const lots = [9, 10, 11, 12, 13, 14, 15].map((day) => free(day, 2));
  expect(drafts({ lots })).toMatchObject({
    // Cut three days before at most; the own harvest has nothing to give.
    TAKE: '4 of 11, 12',
    LATER: '2 of 14',
    EARLY: '2 of 15',
    LESS: '10 of less',
  });
});

test('trays that grow are cut two days early at most; no other lot is', () => {
  const early = (day: number, more: Partial<SupplyLot> = {}) =>
    drafts({ lots: [free(day, 2, more)] })['EARLY'];
  expect([early(14), early(15), early(16), early(17)].join()).toBe(',2 of 15,2 of 16,');
  expect([early(15, { state: 'planned' }), early(15, { state: 'cut' })].join()).toBe(',');
});

test('the buffer is offered only where nothing else is enough, and there is some', () => {
  const buffered = (freeOz: number, leftOz: number) =>
    drafts({ lots: [free(12, freeOz, { leftOz })] })['BUFFER'];
  expect(buffered(4, 9)).toBe('9 of 12 (5 of the buffer)');
  expect(buffered(4, 4)).toBeUndefined();
  expect(buffered(0, 0.05)).toBe('0.05 of 12 (0.05 of the buffer)');
  expect(buffered(0, 0.04)).toBeUndefined();
  expect(buffered(10, 15)).toBeUndefined();
  // Later ounces that are enough are as good.
  expect(drafts({ lots: [free(14, 10, { leftOz: 12 })] })['BUFFER']).toBeUndefined();
  expect(drafts({ lots: [free(12, 5, { leftOz: 6 }), free(14, 5, { leftOz: 6 })] })['BUFFER']).toBe(
    '10 of 12, 14 (1 of the buffer)',
  );
});

test('another variety that is not in the order is given instead, the one of which most is free', () => {
  const of = (kale: number, dill: number) =>
    swapped(outlookWith({ others: { kale: [free(12, kale)], dill: [free(12, dill)] } }));
  expect(of(4, 9)).toEqual(['4 kale']);
  expect(of(30, 0)).toEqual(['10 kale']);
  // Fresh ones and later ones, as of its own.
  const days = (day: number) => drafts({ others: { kale: [free(day, 3)] } })['SWAP'];
  const given = [10, 11, 13, 14, 15].map(days).join();
  expect(given).toBe(',3 of 11,3 of 13,3 of 14,');
});

test('where as much is free, the variety is given whose name comes first, and never its own', () => {
  const varieties = ['pea', 'kale', 'beet'].map((id) => aVariety({ id, shelfLifeDays: 3 }));
  const order = anOrder({ id: 'a', date: march(14), items: [bulk('pea', 20)] });
  const given = (pea: number, kale = 4) => {
    const outlook = outlookWith({
      lots: [free(12, pea)],
      others: { kale: [free(12, kale)], beet: [free(12, 4)] },
    });
    return swapped({ ...outlook, farm: { ...outlook.farm, varieties, orders: [order] } });
  };
  expect(given(0)).toEqual(['4 beet']);
  expect(given(9)).toEqual(['4 beet']);
  // More is free of what comes later by name.
  expect(given(0, 5)).toEqual(['5 kale']);
});

test('deliveries of the same harvest share it in proportion, in tenths of an ounce', () => {
  const claims = [CLAIM, shared('b', 12, 12)];
  const { deliveries, part } = sharedHarvest(outlookWith({ claims }), SHORT);
  expect(deliveries.map(({ claim, oz }) => [claim.order.id, oz])).toEqual([
    ['a', 20],
    ['b', 12],
  ]);
  // 22 of 32.
  expect(part).toBe(0.6875);
  const [split] = draftSuggestions(outlookWith({ claims }), SHORT).filter(
    ({ kind }) => kind === 'SPLIT',
  );
  // 13.75 of 20 and 8.25 of 12, in tenths: 13.7 and 8.2.
  const less = { kind: 'LESS', dateISO: march(14), varietyId: 'pea' };
  expect(split?.changes).toEqual([
    { ...less, orderId: 'a', oz: expect.closeTo(6.3, 9) as number },
    { ...less, orderId: 'b', oz: expect.closeTo(3.8, 9) as number },
  ]);
  // Not of another day, agreed, or over.
  const others = [
    CLAIM,
    shared('c', 5, 5, { dayISO: march(14) }),
    shared('d', 5, 5, { isTaken: true }),
    shared('e', 5, 5, { deliveryISO: march(9) }),
  ];
  expect(sharedHarvest(outlookWith({ claims: others }), SHORT).deliveries).toHaveLength(1);
  expect(drafts({ claims: others })['SPLIT']).toBeUndefined();
  const among = (other: ClaimAllocation) =>
    sharedHarvest(outlookWith({ claims: [CLAIM, other] }), SHORT).deliveries;
  expect(among(shared('f', 5, 5, { deliveryISO: TODAY }))).toHaveLength(2);
  // Two claims of one delivery are one.
  expect(among(shared('a', 4, 4))).toMatchObject([{ oz: 24 }]);
});

test('what was cut early for a later harvest is as fresh as its own', () => {
  const lots = [free(14, 2, { cutISO: march(13) })];
  expect(drafts({ lots })).toMatchObject({ TAKE: '2 of 14' });
  expect(drafts({ lots })['LATER']).toBeUndefined();
});

test('a delivery from another harvest, or with a change for it, has no share', () => {
  const others = [shared('b', 12, 12), shared('c', 8, 8)];
  const splitWith = (own: Partial<ClaimAllocation>) =>
    drafts({ claims: [shared('a', 20, 10, own), ...others] })['SPLIT'];
  expect(splitWith({})).toBeDefined();
  expect(splitWith({ isTaken: true })).toBeUndefined();
  expect(splitWith({ eventISO: march(15) })).toBeUndefined();
});

test('a delivery that has gone out today gives nothing back in a split', () => {
  const own = shared('a', 20, 10);
  const left = shared('b', 12, 12, { isLeft: true });
  expect(drafts({ claims: [own, left] })['SPLIT']).toBeUndefined();
  // 15 oz for the 30 that the two others asked for.
  const among = outlookWith({ claims: [own, left, shared('c', 10, 5)] });
  expect(sharedHarvest(among, SHORT).part).toBe(0.5);
});

test('who gets all of it has nothing taken away by a split, and none of it is buffer', () => {
  const claims = [shared('a', 20, 20), shared('b', 12, 12)];
  const proposals = draftSuggestions(outlookWith({ claims }), SHORT);
  expect(proposals.find(({ kind }) => kind === 'SPLIT')).toMatchObject({
    changes: [],
    bufferOz: 0,
  });
  expect(proposals.find(({ kind }) => kind === 'LESS')?.bufferOz).toBe(0);
});

test('F8: what is taken is told with its cut day and its age on the delivery day, of several cuts the first', () => {
  const titles = (...lots: readonly SupplyLot[]) =>
    draftSuggestions(outlookWith({ lots }), SHORT).map(({ title }) => title);
  const less = 'Deliver 10 oz less';
  expect(titles(free(11, 8))).toEqual(['Take 8 oz cut Tue 3/11, 3 days old', less]);
  expect(titles(free(11, 6), free(12, 6))).toEqual([
    'Take 10 oz cut Tue 3/11, 3 days old and 1 more',
    less,
  ]);
  const buffered = free(14, 2, { leftOz: 8 });
  expect(titles(buffered)).toEqual([
    'Cut 2 oz later, Fri 3/14, 0 days old',
    'Use 8 oz of the buffer',
    less,
  ]);
  // Trays of the 16th that are put on the 15th are still cut on the day of the delivery.
  const early = free(16, 8, { cutISO: march(15) });
  expect(titles(early)).toEqual(['Cut 8 oz of Sat 3/15 early, 0 days old', less]);
});

test('a split is told with how many share and what part they get, a swap with what is given', () => {
  const titleOf = (kind: 'SPLIT' | 'SWAP', supply: Supply) =>
    draftSuggestions(outlookWith(supply), SHORT).find((draft) => draft.kind === kind)?.title;
  const claims = [shared('a', 20, 5), shared('b', 12, 11)];
  expect(titleOf('SPLIT', { claims })).toEqual('Split fairly: 2 deliveries get 50%');
  const others = { kale: [free(12, 3)] };
  expect(titleOf('SWAP', { others })).toEqual('Give 3 oz Kale instead, cut Wed 3/12, 2 days old');
});
