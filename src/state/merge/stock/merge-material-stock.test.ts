import { expect, test } from 'vitest';
import type { Material } from '#domain/catalog/catalog.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { type MergeMore, aMergeContext } from '#tests/support/merge/merge-context.ts';
import { mergeMaterialStock } from './merge-material-stock.ts';

type Lid = Partial<Material> | null;
const lid = (qty: number, meta: Material['meta'] = {}): Lid => ({
  stock: { qty, unit: 'each' },
  meta,
});
const at = (minute: number) => `2025-03-10T09:0${minute}:00.000Z`;
const farm = (material: Lid) =>
  aFarm({ catalog: { materials: material === null ? [] : [aMaterial(material)] } });

function stock(
  [base, local, remote]: readonly [Lid, Lid, Lid],
  more: MergeMore = {},
  merged = remote ?? local,
) {
  const { context, notices } = aMergeContext(more);
  const farms = { base: farm(base), local: farm(local), remote: farm(remote) };
  const [material] = mergeMaterialStock(farms, farm(merged), context).catalog.materials;
  const told = notices().map(({ label, field, keptBy }) => `${label} ${field} ${keptBy}`);
  return {
    left: material && `${material.stock.qty} ${material.stock.unit}`,
    meta: material?.meta,
    told,
  };
}
const left = (...sides: readonly [Lid, Lid, Lid]) => stock(sides).left;

test.each([
  [50, 50, 50, '50 each'],
  [50, 45, 50, '45 each'],
  [50, 50, 70, '70 each'],
  [50, 45, 70, '65 each'],
  [50, 55, 55, '60 each'],
])('of %i lids, %i here and %i there, %s are left', (before, here, there, qty) => {
  expect(stock([lid(before), lid(here), lid(there)])).toMatchObject({ left: qty, told: [] });
});

test('a material that only one side has is that of the side', () => {
  expect(left(null, lid(7), null)).toBe('7 each');
  expect(left(null, null, lid(8))).toBe('8 each');
  expect(left(lid(1), lid(7), null)).toBe('7 each');
});

test('of two counts the later one wins; a count here and a delivery there are both so', () => {
  const before = lid(50, { countedAt: at(0) });
  const counts = (here: number, there: number) =>
    stock([before, lid(40, { countedAt: at(here) }), lid(45, { countedAt: at(there) })]);
  expect(counts(3, 2)).toMatchObject({ left: '40 each', told: ['Material lid stock Phone'] });
  expect(counts(2, 3)).toMatchObject({ left: '45 each', told: ['Material lid stock Cloud'] });
  expect(left(before, lid(40, { countedAt: at(2) }), lid(70, { countedAt: at(0) }))).toBe(
    '60 each',
  );
  // Counted, and found as many as there were: the other side's move is on top.
  expect(left(lid(50), lid(50, { countedAt: at(2) }), lid(70))).toBe('70 each');
  expect(left(before, lid(50, { countedAt: at(2) }), lid(45, { countedAt: at(3) }))).toBe(
    '45 each',
  );
});

test('a count has seen what came in before it, up to the same moment', () => {
  const received = (minute: number) => lid(53, { receivedAt: at(minute) });
  const counted = lid(20, { countedAt: at(5) });
  expect(left(lid(50), counted, received(4))).toBe('20 each');
  expect(left(lid(50), received(5), counted)).toBe('20 each');
  expect(left(lid(50), counted, received(6))).toBe('23 each');
});

test('a delivery that both know was on the shelf before, a count that is not new has seen nothing', () => {
  const old = { receivedAt: at(1), countedAt: at(2) };
  expect(left(lid(50, old), lid(45, old), lid(60, old))).toBe('55 each');
  expect(
    left(
      lid(50, { receivedAt: at(1) }),
      lid(20, { ...old, countedAt: at(3) }),
      lid(60, { receivedAt: at(1) }),
    ),
  ).toBe('30 each');
  expect(left(lid(50), lid(20, old), lid(60, { receivedAt: at(1) }))).toBe('30 each');
  // Two counts: the later one, whatever came in.
  expect(
    left(lid(50), lid(20, { countedAt: at(3) }), lid(60, { receivedAt: at(1), countedAt: at(4) })),
  ).toBe('60 each');
});

test('stock is added up in a unit that one side has chosen, or the later one wins', () => {
  const cased = { itemsPerCase: 10 };
  const cases: Lid = { stock: { qty: 6, unit: 'case' }, meta: cased };
  expect(left(lid(50, cased), lid(45, cased), cases)).toBe('5.5 case');
  expect(left(lid(50, cased), cases, lid(45, cased))).toBe('5.5 case');
  const pounds: Lid = { stock: { qty: 6, unit: 'lb' }, meta: {} };
  expect(stock([lid(50), lid(45), pounds])).toMatchObject({
    left: '6 lb',
    told: ['Material lid stock Cloud'],
  });
});

test('a stock that one side alone has told in another way is that of the side, whoever wrote later', () => {
  const pounds: Lid = { stock: { qty: 6, unit: 'lb' }, meta: {} };
  for (const later of ['local', 'remote'] as const) {
    expect(stock([lid(50), lid(50), pounds], { later })).toMatchObject({ left: '6 lb', told: [] });
    expect(stock([lid(50), pounds, lid(50)], { later })).toMatchObject({ left: '6 lb', told: [] });
  }
});
