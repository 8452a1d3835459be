import { expect, test } from 'vitest';
import { aFarm, anOrder, aVariety, bulk } from '#tests/support/builders/builders.ts';
import { planHarvests } from './plan-harvests.ts';
import { comparePlans, planMovesLabel } from './plan-moves.ts';

const varieties = ['sunflower', 'pea'].map((id) => aVariety({ id }));

function plan(ounces: readonly (readonly [date: string, varietyId: string, oz: number])[]) {
  const orders = ounces.map(([date, varietyId, oz], index) =>
    anOrder({ id: `ord_${index}`, date, items: [bulk(varietyId, oz)] }),
  );
  return planHarvests(aFarm({ varieties, orders }), '2026-11-20');
}

test('a comparison names the trays added and taken away, by day and variety', () => {
  const before = plan([
    ['2026-12-01', 'sunflower', 8],
    ['2026-12-04', 'pea', 8],
  ]);
  const after = plan([
    ['2026-12-01', 'sunflower', 24],
    ['2026-12-02', 'pea', 8],
  ]);
  expect(comparePlans(before, after)).toEqual([
    { varietyName: 'Sunflower', trays: 2, harvestISO: '2026-12-01' },
    { varietyName: 'Pea', trays: 2, harvestISO: '2026-12-02' },
    { varietyName: 'Pea', trays: -2, harvestISO: '2026-12-04' },
  ]);
});

test('plans with the same trays do not differ', () => {
  const before = plan([['2026-12-01', 'sunflower', 17]]);
  expect(comparePlans(before, plan([['2026-12-01', 'sunflower', 18]]))).toEqual([]);
  expect(planMovesLabel([])).toEqual('');
});

/** Moves as `2 Pea 2026-12-01`. */
const moves = (...told: readonly string[]) =>
  told.map((move) => {
    const [trays, varietyName = '', harvestISO = ''] = move.split(' ');
    return { trays: Number(trays), varietyName, harvestISO };
  });
const FIRST = ['1 Pea 2026-12-04', '1 Sunflower 2026-12-04'];
const SECOND = ['1 Pea 2026-12-11', '1 Sunflower 2026-12-11'];

test.each([
  [['2 Sunflower 2026-12-01'], '+2 trays Sunflower, Tue 12/1'],
  [['-1 Pea 2026-12-04'], '−1 tray Pea, Fri 12/4'],
  [['1 Pea 2026-12-04', '1 Pea 2026-12-11'], '+1 tray Pea, Fri 12/4 and 1 more'],
  [[...FIRST, ...SECOND], '+1 tray Pea, +1 tray Sunflower, Fri 12/4 and 2 more'],
])('the label of %j names the next harvest and counts the others', (told, label) => {
  expect(planMovesLabel(moves(...told))).toEqual(label);
});
