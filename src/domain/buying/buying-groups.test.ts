import { expect, test } from 'vitest';
import { aFarm, aTask, aVariety, someSettings } from '#tests/support/builders/builders.ts';
import { BISTRO_DAY, linesOf, seedBought } from '#tests/support/farms/bistro-farm.ts';
import { buyingList } from './buying-list.ts';

/** A tray a week of a crop that nothing is left of, from a supplier. */
function cropsFrom(
  ...suppliers: readonly (readonly [id: string, supplier: string, lead: number, pounds: number])[]
) {
  const varieties = suppliers.map(([id, supplier, leadDays]) =>
    aVariety({
      id,
      name: id,
      seedGPerTray: 453.59237,
      seedInfo: { reorderUrl: null, reorderUrlUpdatedAt: null, supplier, leadDays },
    }),
  );
  const days = ['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22'];
  const tasks = varieties.flatMap(({ id }) =>
    days.map((dateISO) =>
      aTask({ type: 'PLANT', dateISO, varietyId: id, trays: 1, cycleKey: `${id}|2027-01-08` }),
    ),
  );
  const seedsInventory = suppliers.map(([id, , , pounds]) => seedBought(id, pounds));
  return aFarm({ varieties, tasks, seedsInventory, settings: someSettings() });
}

test('lines of one supplier are together, however it is spelled, and lines without one are last', () => {
  const farm = cropsFrom(
    ['basil', '', 0, 0],
    ['chard', 'Agway', 3, 3],
    ['dill', 'True  Leaf', 7, 4],
    ['kale', 'true leaf', 9, 2],
  );
  const groups = buyingList(farm, BISTRO_DAY).groups.map(({ supplier, orderByISO, lines }) => ({
    supplier,
    orderByISO,
    lines: lines.map(({ name, state, withOrder }) => [name, state, withOrder]),
  }));
  expect(groups).toEqual([
    {
      supplier: 'true leaf',
      orderByISO: '2026-11-26',
      lines: [
        ['kale seed', 'SOON', false],
        ['dill seed', 'LATER', false],
      ],
    },
    { supplier: 'Agway', orderByISO: '2026-12-09', lines: [['chard seed', 'LATER', false]] },
    { supplier: '', orderByISO: '2026-11-21', lines: [['basil seed', 'NOW', false]] },
  ]);
});

test('what is needed in two weeks comes along with what must be ordered today', () => {
  const farm = cropsFrom(
    ['basil', 'Agway', 10, 1],
    ['chard', 'Agway', 7, 2],
    ['dill', 'Agway', 0, 4],
  );
  const [group] = buyingList(farm, BISTRO_DAY).groups;
  expect(
    group?.lines.map(({ name, orderByISO, withOrder }) => [name, orderByISO, withOrder]),
  ).toEqual([
    ['basil seed', '2026-11-18', false],
    ['chard seed', '2026-11-28', true],
    ['dill seed', '2026-12-19', false],
  ]);
  const nobody = cropsFrom(['basil', '', 10, 1], ['chard', '', 7, 2]);
  expect(linesOf(nobody).some(({ withOrder }) => withOrder)).toBe(false);
});

test('costs that are known are added up, and the others are counted', () => {
  const farm = cropsFrom(['basil', 'Agway', 10, 1], ['chard', 'Agway', 7, 2]);
  const [basil, chard] = farm.varieties;
  if (basil === undefined || chard === undefined) throw new Error('Two crops');
  const priced = { ...basil, cost: { bagLb: 5, bagCost: 32 } };
  const [group] = buyingList({ ...farm, varieties: [priced, chard] }, BISTRO_DAY).groups;
  expect(group).toMatchObject({ cost: 32, unpriced: 1 });
});
