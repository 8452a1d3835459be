import { expect, test } from 'vitest';
import type { DryLine, DryLoad, DryLoadStatus } from '#domain/drying/dry-load.ts';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { mergeBothWays, mergeTwo } from '#tests/support/merge/merge-two.ts';

const line = (itemId: string, dryG: number | null, more: Partial<DryLine> = {}): DryLine =>
  aDryLine({ itemId, dryG, ...more });

/** A farm with one load, and what is in stock of two items. */
const farm = (
  lines: readonly DryLine[] | null,
  [pea, kale] = [0, 0],
  { status = 'RUNNING', unit = 'g' }: Partial<Pick<DryLoad, 'status'> & Pick<ProItem, 'unit'>> = {},
) =>
  aFarm({
    ...(lines && { dryLoads: [aDryLoad({ status, lines })] }),
    alchemy: {
      items: [anItem({ id: 'pea', stockQty: pea, unit }), anItem({ id: 'kale', stockQty: kale })],
    },
  });
type Farm = ReturnType<typeof farm>;

/** What both devices end with, whichever of them merges. */
const merged = (base: Farm | null, one: Farm, other: Farm) =>
  mergeBothWays(base, one, other).map(({ merged: both }) => ({
    dried: both.dryLoads?.[0]?.lines.map(({ dryG }) => dryG),
    stock: both.alchemy.items.map(({ stockQty }) => stockQty),
  }));

test('two devices that weigh two lines of one load keep both, and both are in stock', () => {
  const base = farm([line('pea', null), line('kale', null)], [1120, 365]);
  const one = farm([line('pea', 240), line('kale', null)], [1360, 365]);
  const other = farm([line('pea', null), line('kale', 40)], [1120, 405]);
  for (const both of merged(base, one, other)) {
    expect(both).toEqual({ dried: [240, 40], stock: [1360, 405] });
  }
});

test('a load whose lines were weighed here and there is done', () => {
  const base = farm([line('pea', null), line('kale', null)]);
  const one = farm([line('pea', 240), line('kale', null)], [240, 0]);
  const other = farm([line('pea', null), line('kale', 40)], [0, 40]);
  expect(mergeTwo(base, one, other).merged.dryLoads?.[0]?.status).toBe('DONE');
  const half = farm([line('pea', null), line('kale', null)]);
  expect(mergeTwo(base, one, half).merged.dryLoads?.[0]?.status).toBe('RUNNING');
});

test('a load that each device took the other line from is gone, and so is its task', () => {
  const planned = (...lines: DryLine[]) => farm(lines, [0, 0], { status: 'PLANNED' });
  const base = planned(line('pea', null), line('kale', null));
  const sides = [planned(line('pea', null)), planned(line('kale', null))] as const;
  const { merged: both } = mergeTwo(base, ...sides);
  expect(both.dryLoads).toBeUndefined();
  expect(both.tasks).toEqual([]);
});

test('a line that two devices have weighed counts once: the grams that lose are taken off again', () => {
  const base = farm([line('pea', null)], [1120, 0]);
  const phone = farm([line('pea', 240)], [1360, 0]);
  const office = farm([line('pea', 250)], [1370, 0]);
  const { merged: both, notices } = mergeTwo(base, phone, office);
  expect(both.dryLoads?.[0]?.lines[0]?.dryG).toBe(240);
  expect(both.alchemy.items[0]?.stockQty).toBe(1360);
  expect(notices).toMatchObject([{ field: 'lines/pea/dryG', kept: 240, lost: 250 }]);
});

test('a load that is taken off the list has dried what is in stock, also where the other device corrects it', () => {
  const base = farm([line('pea', 240)], [240, 0], { status: 'DONE' });
  const gone = farm(null, [240, 0]);
  const corrected = farm([line('pea', 250)], [250, 0], { status: 'DONE' });
  for (const both of merged(base, gone, corrected)) {
    expect(both).toEqual({ dried: [250], stock: [250, 0] });
  }
});

test.each<readonly [DryLoadStatus, DryLoadStatus, DryLoadStatus]>([
  ['RUNNING', 'CANCELLED', 'RUNNING'],
  ['DONE', 'RUNNING', 'DONE'],
  ['CANCELLED', 'DONE', 'DONE'],
])('%s here and %s there: %s', (here, there, status) => {
  const of = (one: DryLoadStatus) => farm([line('pea', null)], [0, 0], { status: one });
  for (const { merged: both } of mergeBothWays(of('PLANNED'), of(here), of(there))) {
    expect(both.dryLoads?.[0]?.status).toBe(status);
  }
});

test('a load that only one device takes back to planned is planned again', () => {
  const of = (status: DryLoadStatus) => farm([line('pea', null)], [0, 0], { status });
  const noted = {
    ...of('RUNNING'),
    dryLoads: [aDryLoad({ status: 'RUNNING', note: 'late', lines: [line('pea', null)] })],
  };
  expect(mergeTwo(of('RUNNING'), of('PLANNED'), noted).merged.dryLoads).toMatchObject([
    { status: 'PLANNED', note: 'late' },
  ]);
});

test('two devices that accept one plan make one load', () => {
  const plan = farm([line('pea', null)], [0, 0], { status: 'PLANNED' });
  expect(mergeTwo(farm(null), plan, { ...plan }).merged.dryLoads).toHaveLength(1);
});
