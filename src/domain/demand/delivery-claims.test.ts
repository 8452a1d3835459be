import { expect, test } from 'vitest';
import { dayNumber } from '#domain/calendar/iso-date.ts';
import type { DeliveryChange } from '#domain/orders/delivery-change.ts';
import { aVariety, bulk } from '#tests/support/builders/builders.ts';
import { demandLines } from './demand-lines.ts';
import { deliveryClaims, ounceChangesByOrder, type OunceChange } from './delivery-claims.ts';

const march = (day: number): string => `2025-03-${day}`;

const base = (id: string, minute: number) => ({
  id,
  atISO: `2025-03-01T08:0${minute}:00.000Z`,
  note: '',
  orderId: 'a',
  dateISO: march(14),
  varietyId: 'pea',
});
const take = (oz: number, minute = 0, day = 12, id = 'take'): OunceChange => ({
  ...base(id, minute),
  kind: 'TAKE',
  oz,
  harvestISO: march(day),
});
const less = (oz: number, minute = 0): OunceChange => ({
  ...base('less', minute),
  kind: 'LESS',
  oz,
});
const swap = (oz: number, more: object = {}): OunceChange => ({
  ...base('swap', 0),
  kind: 'SWAP',
  oz,
  toVarietyId: 'kale',
  ...more,
});

/** What a delivery of 10 oz of pea and 4 oz of dill, cut on the 13th, asks for. */
function claims(...changes: OunceChange[]): string[] {
  const varieties = new Map(['pea', 'dill', 'kale'].map((id) => [id, aVariety({ id })]));
  const lines = demandLines(
    { items: [bulk('pea', 10), bulk('dill', 4)] },
    { varieties, products: new Map() },
  );
  const delivery = { lines, harvestDay: dayNumber(march(13)) };
  return deliveryClaims(delivery, changes, { varieties }).map(
    ({ varietyId, oz, harvestDay, isTaken, change }) =>
      `${oz} ${varietyId} ${harvestDay - dayNumber('2025-03-01') + 1}${isTaken ? ' taken' : ''}${change === null ? '' : ` by ${change.id}`}`,
  );
}

test('without agreements a delivery asks for all of it on its day', () => {
  expect(claims()).toEqual(['10 pea 13', '4 dill 13']);
});

test('what is taken comes from another harvest, the rest from its own', () => {
  expect(claims(take(3))).toEqual(['3 pea 12 taken by take', '7 pea 13', '4 dill 13']);
  // No more is asked than is wanted.
  expect(claims(take(99))).toEqual(['10 pea 12 taken by take', '4 dill 13']);
});

test('what is left out goes first, then what is swapped, then what is taken', () => {
  expect(claims(take(9), swap(4), less(5))).toEqual([
    '4 kale 13 by swap',
    '1 pea 12 taken by take',
    '4 dill 13',
  ]);
  expect(claims(less(10))).toEqual(['4 dill 13']);
});

test('of two of a kind the younger goes first', () => {
  expect(claims(take(8, 1, 11, 'old'), take(8, 2, 12, 'young'))).toEqual([
    '8 pea 12 taken by young',
    '2 pea 11 taken by old',
    '4 dill 13',
  ]);
});

test('a swap is cut with its delivery unless a harvest is named, and to a variety that is gone is none', () => {
  expect(claims(swap(2, { harvestISO: march(11) }))[0]).toBe('2 kale 11 taken by swap');
  expect(claims(swap(2, { toVarietyId: 'gone' }))).toEqual(['10 pea 13', '4 dill 13']);
});

test('ounces of a variety that the delivery does not want, or a hair of them, ask for nothing', () => {
  expect(claims({ ...take(3), varietyId: 'kale' })).toEqual(['10 pea 13', '4 dill 13']);
  // The younger of the two has left nothing.
  expect(claims(take(10, 2), take(5, 1, 11, 'old'))).toEqual([
    '10 pea 12 taken by take',
    '4 dill 13',
  ]);
});

test('agreements about ounces are found by their order and day', () => {
  const shared = { ...base('c', 0), orderId: 'b' };
  const changes: DeliveryChange[] = [
    take(1),
    less(2),
    { ...take(3), dateISO: march(21) },
    { ...shared, kind: 'LESS', oz: 4 },
    { ...base('move', 0), kind: 'MOVE', toISO: march(15) },
    { ...base('skip', 0), kind: 'SKIP' },
  ];
  const byOrder = ounceChangesByOrder(changes);
  expect([...byOrder.keys()]).toEqual(['a', 'b']);
  const days = [...(byOrder.get('a') ?? [])].map(([day, own]) => [
    day,
    own.map(({ kind }) => kind),
  ]);
  expect(days).toEqual([
    [dayNumber(march(14)), ['TAKE', 'LESS']],
    [dayNumber(march(21)), ['TAKE']],
  ]);
});
