import { expect, test } from 'vitest';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { recordHarvest } from './record-harvest.ts';

test('a harvest is recorded in hundredths of an ounce and whole trays', () => {
  const [record] = recordHarvest([], aWeighedHarvest({ id: '', trays: 3.7, weightOz: 31.456 }));
  expect(record).toMatchObject({ id: 'hrv_pea|2026-11-20', trays: 3, weightOz: 31.46 });
});

test('a harvest that is weighed again is corrected in its place', () => {
  const log = [
    aWeighedHarvest({ dateISO: '2026-11-19' }),
    aWeighedHarvest(),
    aWeighedHarvest({ varietyId: 'kale' }),
  ];
  const corrected = recordHarvest(log, aWeighedHarvest({ weightOz: 12 }));
  expect(corrected.map(({ varietyId, weightOz }) => [varietyId, weightOz])).toEqual([
    ['pea', 10],
    ['pea', 12],
    ['kale', 10],
  ]);
});

test('a harvest that gave nothing is a record, too', () => {
  expect(recordHarvest([], aWeighedHarvest({ weightOz: 0 }))).toHaveLength(1);
});

test.each([
  { cycleKey: '' },
  { varietyId: '', cycleKey: '|2026-11-20' },
  { dateISO: '2026-02-30' },
  { weightOz: -1 },
  { weightOz: Number.NaN },
  { trays: Number.POSITIVE_INFINITY },
  { trays: 0, weightOz: 0 },
])('%o is not recorded', (more) => {
  const log = [aWeighedHarvest({ varietyId: 'kale' })];
  expect(recordHarvest(log, { ...aWeighedHarvest(), ...more })).toBe(log);
});
