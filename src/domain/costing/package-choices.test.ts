import { expect, test } from 'vitest';
import type { Unit } from '#domain/units/unit.ts';
import { aPackaging } from '#tests/support/builders/catalog-builders.ts';
import { PLAIN_TELLER } from '#domain/tell/teller.ts';
import { choosePackage, offeredPackages, packageLabel, toStoredChoice } from './package-choices.ts';
import type { PackageChoice } from './package-cost.ts';

function holding(qty: number, unit: Unit, name = `${qty} ${unit}`) {
  return aPackaging({ id: `pkg_${name}`, name, microgreenContent: { qty, unit } });
}

const clamshell = holding(4, 'oz', 'Clamshell');
const bag = holding(4, 'oz', 'Bag');
const tub = holding(8, 'oz', 'Tub');

test('C4: a packaging is offered when it holds a standard size, within 0.01 oz', () => {
  const grams = [56.7, 57, 113.4].map((qty) => holding(qty, 'g'));
  const offered = offeredPackages([...grams, holding(3, 'oz'), holding(2, 'each')]);
  expect(offered).toMatchObject([
    { ounces: 2, packaging: { name: '56.7 g' } },
    { ounces: 4, packaging: { name: '113.4 g' } },
  ]);
});

test('only packages for microgreens are offered, by their net content if they say nothing else', () => {
  const jar = { ...clamshell, id: 'pkg_jar', category: 'OTHER' } as const;
  const net = { ...tub, microgreenContent: null, netContent: { qty: 1, unit: 'lb' } } as const;
  expect(offeredPackages([jar, net]).map(({ ounces }) => ounces)).toEqual([16]);
});

test('packages of one size are offered side by side, by name', () => {
  const label = (one: PackageChoice) => packageLabel(one, {}, PLAIN_TELLER);
  expect(offeredPackages([tub, clamshell, bag]).map((one) => label(one))).toEqual([
    '4 oz — Bag',
    '4 oz — Clamshell',
    '8 oz (bulk) — Tub',
  ]);
  expect(label({ ounces: 4, packaging: holding(4, 'oz', '4 oz cup') })).toBe('4 oz cup');
  expect(label({ ounces: 2, packaging: null })).toBe('2 oz');
});

test('a variety is costed in one of its sizes, else in the smallest that is offered', () => {
  expect(choosePackage(offeredPackages([clamshell, tub]), [8], null).packaging).toBe(tub);
  expect(choosePackage(offeredPackages([tub]), [2, 4], null).packaging).toBe(tub);
  expect(choosePackage([], [2, 4], null)).toEqual({ ounces: 2, packaging: null });
});

test('the remembered package comes back, by size or by its id among its like', () => {
  const offered = offeredPackages([clamshell, bag, tub]);
  const remembered = offered.map((choice) => toStoredChoice(choice, offered));
  expect(remembered).toEqual(['pkg_Bag', 'pkg_Clamshell', 8]);
  const chosen = remembered.map((one) => choosePackage(offered, [2], one).packaging);
  expect(chosen).toEqual([bag, clamshell, tub]);
});

test('a remembered size stays when its packaging is gone, an id leads back to the usual', () => {
  const offered = offeredPackages([clamshell]);
  expect(choosePackage(offered, [4], 8)).toEqual({ ounces: 8, packaging: null });
  expect(choosePackage(offered, [4], 'pkg_gone')).toEqual({ ounces: 4, packaging: clamshell });
});
