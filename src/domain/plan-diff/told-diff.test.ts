import { expect, test } from 'vitest';
import { outlookOf, type Outlook } from '#domain/supply/outlook.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { anOrder, bulk } from '#tests/support/builders/builders.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { newShortWords } from './short-words.ts';
import { tellDiff } from './told-diff.ts';
import { byDayThenVariety, differingVarieties, varietyNames } from './variety-names.ts';

const outlook = (farm: FarmDocument) => outlookOf(farm, BISTRO_DAY);

/** The farm with one more order of sunflower. */
function withOrder(ounces: number, date: string): FarmDocument {
  const order = anOrder({ id: 'ord_new', name: 'New', date, items: [bulk('sunflower', ounces)] });
  return bistroFarm({ orders: [...bistroFarm().orders, order] });
}

test('more trays for a day that is still to be planted are no reason to warn', () => {
  const told = tellDiff(outlook(bistroFarm()), outlook(withOrder(20, '2026-12-04')));
  expect(told.isWarning).toBe(false);
  expect(told.harvests.map(({ dateISO, isGrowing }) => [dateISO, isGrowing])).toEqual([
    ['2026-12-04', false],
  ]);
});

test('who asks for more of what grows already leaves somebody short, and is warned', () => {
  const told = tellDiff(outlook(bistroFarm()), outlook(withOrder(30, '2026-11-27')));
  expect(told.isWarning).toBe(true);
  expect(told.short.length).toBeGreaterThan(0);
  expect(told.short.every(({ isGrowing }) => isGrowing)).toBe(true);
  // Who gets more than before is no reason to warn.
  const back = tellDiff(outlook(withOrder(30, '2026-11-27')), outlook(bistroFarm()));
  expect(back.short.length).toBeGreaterThan(0);
  expect(back.isWarning).toBe(false);
});

test('only who misses more than before is told', () => {
  const [usual, more] = [outlook(bistroFarm()), outlook(withOrder(30, '2026-11-27'))];
  // Of 48 oz the older order takes 30: 18 of 40 are left for the Bistro.
  expect(newShortWords(usual, more)).toBe('Bistro Friday 22 oz short.');
  expect(newShortWords(more, usual)).toBe('');
  expect(newShortWords(usual, usual)).toBe('');
});

test('a variety differs when its supply or its plan is not the very same', () => {
  const empty = { ...outlook(bistroFarm()), ledger: new Map(), tasks: new Map() };
  const supply = { lots: [] } as unknown as NonNullable<ReturnType<Outlook['ledger']['get']>>;
  const other = { ...supply };
  const ledger = (of: typeof supply) =>
    new Map([
      ['pea', supply],
      ['kale', of],
      ['dill', supply],
    ]);
  const tasks: readonly [] = [];
  const before = { ...empty, ledger: ledger(supply), tasks: new Map([['dill', tasks]]) };
  const after = { ...empty, ledger: ledger(other), tasks: new Map([['dill', [...tasks]]]) };
  expect(differingVarieties(before, after)).toEqual(['kale', 'dill']);
  expect(differingVarieties(before, empty)).toEqual(['pea', 'kale', 'dill']);
  expect(differingVarieties(empty, after)).toEqual(['pea', 'kale', 'dill']);
});

test('a variety is named as it is called now, or was before; one that nobody knows by its id', () => {
  const farm = bistroFarm();
  const renamed = {
    ...farm,
    varieties: farm.varieties.map((variety) => ({ ...variety, name: `New ${variety.name}` })),
  };
  const gone = { ...farm, varieties: [] };
  expect(varietyNames(outlook(farm), outlook(renamed))('sunflower')).toBe('New Sunflower');
  expect(varietyNames(outlook(farm), outlook(gone))('sunflower')).toBe('Sunflower');
  expect(varietyNames(outlook(farm), outlook(gone))('basil')).toBe('basil');
});

test('rows stand by day, name and id', () => {
  const row = (dateISO: string, varietyName: string, varietyId: string) => ({
    dateISO,
    varietyName,
    varietyId,
  });
  const rows = [row('2', 'A', 'a'), row('1', 'B', 'b'), row('1', 'A', 'z'), row('1', 'A', 'y')];
  expect(rows.toSorted(byDayThenVariety).map(({ varietyId }) => varietyId)).toEqual([
    'y',
    'z',
    'b',
    'a',
  ]);
});
