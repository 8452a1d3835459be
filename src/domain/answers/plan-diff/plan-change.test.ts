import { expect, test } from 'vitest';
import { forecastSupply, type Outlook } from '#domain/supply/outlook.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aFarm, anOrder, aVariety, bulk } from '#tests/support/builders/builders.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { aClaim, aLedger, aLot, aLotPlanting } from '#tests/support/builders/supply-builders.ts';
import { newShortText } from './diff-shorts.ts';
import { computePlanChange } from './plan-change.ts';
import { byDayThenVariety, differingVarieties, namedVarieties } from './changed-rows.ts';

const outlook = (farm: FarmDocument) => forecastSupply(farm, BISTRO_DAY);

/** The farm with one more order of sunflower. */
function withOrder(ounces: number, date: string): FarmDocument {
  const order = anOrder({ id: 'ord_new', name: 'New', date, items: [bulk('sunflower', ounces)] });
  return bistroFarm({ orders: [...bistroFarm().orders, order] });
}

test('more trays for a day that is still to be planted are no reason to warn', () => {
  const told = computePlanChange(outlook(bistroFarm()), outlook(withOrder(20, '2026-12-04')));
  expect(told.isWarning).toBe(false);
  expect(told.harvests.map(({ dateISO, isGrowing }) => [dateISO, isGrowing])).toEqual([
    ['2026-12-04', false],
  ]);
});

test('asking for more than what grows makes a delivery short, with a warning', () => {
  const told = computePlanChange(outlook(bistroFarm()), outlook(withOrder(30, '2026-11-27')));
  expect(told.isWarning).toBe(true);
  expect(told.short.length).toBeGreaterThan(0);
  expect(told.short.every(({ isGrowing }) => isGrowing)).toBe(true);
  // Who gets more than before is no reason to warn.
  const back = computePlanChange(outlook(withOrder(30, '2026-11-27')), outlook(bistroFarm()));
  expect(back.short.length).toBeGreaterThan(0);
  expect(back.isWarning).toBe(false);
});

test('only deliveries that become shorter are listed', () => {
  const [usual, more] = [outlook(bistroFarm()), outlook(withOrder(30, '2026-11-27'))];
  // Of 48 oz the older order takes 30: 18 of 40 are left for the Bistro.
  expect(newShortText(usual, more)).toEqual('Bistro Friday 22 oz short.');
  expect(newShortText(more, usual)).toEqual('');
  expect(newShortText(usual, usual)).toEqual('');
});

test('of several who miss more the first is named and the others are counted', () => {
  const bare = outlook(aFarm({ varieties: [aVariety({ id: 'pea' })] }));
  const day = { dayISO: '2026-11-27' };
  const ledger = aLedger([], [aClaim('bar', 8, 2.5, day), aClaim('cafe', 8, 0, day)]);
  expect(newShortText(bare, { ...bare, ledger })).toEqual('Bar 5.5 oz short and 1 more short.');
});

test('a delivery waits for what grows already only where that harvest does not give enough', () => {
  const farm = aFarm({ varieties: [aVariety({ id: 'pea' })] });
  const bare = outlook(farm);
  const growing = (state: 'growing' | 'cut' | 'planned', gotOfFirst: number) => {
    const lot = aLot({ id: 'pea|2026-11-26', dayISO: '2026-11-26', state });
    const day = { eventISO: '2026-11-28', deliveryISO: '2026-11-28' };
    const claims = ['2026-11-26', '2026-11-27'].map((dayISO, at) =>
      aClaim('cafe', 8, at === 0 ? gotOfFirst : 7, { dayISO, ...day }),
    );
    const told = computePlanChange(bare, { ...bare, ledger: aLedger([lot], claims) });
    return told.short.map(({ isGrowing }) => isGrowing);
  };
  expect(growing('growing', 2)).toEqual([true]);
  expect(growing('cut', 2)).toEqual([true]);
  expect(growing('planned', 2)).toEqual([false]);
  // The harvest of the 26th gives all that is asked of it; the one of the 27th is still to be planted.
  expect(growing('growing', 8)).toEqual([false]);
});

test('late trays cause a warning even if no delivery is short of them', () => {
  const bare = outlook(aFarm({ varieties: [aVariety({ id: 'pea' })] }));
  const late = aLotPlanting('late', 0, 2);
  const ledger = aLedger([aLot({ state: 'late', plantings: [late], oz: 0 })]);
  const told = computePlanChange(bare, { ...bare, ledger });
  expect(told.short).toEqual([]);
  expect(told.isWarning).toBe(true);
  expect(computePlanChange({ ...bare, ledger }, bare).isWarning).toBe(false);
});

test('a variety differs when its supply or its plan is not the very same', () => {
  const empty = { ...outlook(bistroFarm()), ledger: new Map(), tasks: new Map() };
  const supply = { lots: [] } as unknown as NonNullable<ReturnType<Outlook['ledger']['get']>>;
  const other = { ...supply };
  const ledger = (kale: typeof supply) =>
    new Map(Object.entries({ pea: supply, kale, dill: supply }));
  const tasks: readonly [] = [];
  const before = { ...empty, ledger: ledger(supply), tasks: new Map([['dill', tasks]]) };
  const after = { ...empty, ledger: ledger(other), tasks: new Map([['dill', [...tasks]]]) };
  expect(differingVarieties(before, after)).toEqual(['kale', 'dill']);
  expect(differingVarieties(before, empty)).toEqual(['pea', 'kale', 'dill']);
  expect(differingVarieties(empty, after)).toEqual(['pea', 'kale', 'dill']);
});

test('a variety is named as it is called now, or was before; one that no one knows by its id', () => {
  const farm = bistroFarm();
  const newNamed = farm.varieties.map((variety) => ({ ...variety, name: `New ${variety.name}` }));
  const renamed = { ...farm, varieties: newNamed };
  const gone = { ...farm, varieties: [] };
  const nameOf = (id: string, after: FarmDocument) =>
    namedVarieties(outlook(farm), outlook(after))(id).named.varietyName;
  expect(nameOf('sunflower', renamed)).toBe('New Sunflower');
  expect(nameOf('sunflower', gone)).toBe('Sunflower');
  expect(nameOf('basil', gone)).toBe('basil');
});

test('rows are sorted by day, name and id', () => {
  const rows = ['2 A a', '1 B b', '1 A z', '1 A y'].map((told) => {
    const [dateISO = '', varietyName = '', varietyId = ''] = told.split(' ');
    return { dateISO, varietyName, varietyId };
  });
  expect(
    rows
      .toSorted(byDayThenVariety)
      .map(({ varietyId }) => varietyId)
      .join(''),
  ).toBe('yzba');
});
