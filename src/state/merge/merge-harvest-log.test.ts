import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import type { HarvestRecord } from '#domain/supply/harvest-record.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmDocument } from '../document/farm-document.ts';

const IDS = ['pea', 'kale', 'radish'];
const VARIETIES = IDS.map((id) => aVariety({ id }));
const WEIGHED = IDS.map((varietyId) => aWeighedHarvest({ varietyId, trays: 3, weightOz: 30 }));

function farmWith(harvestLog: readonly HarvestRecord[] | undefined): FarmDocument {
  return aFarm({ varieties: VARIETIES, ...(harvestLog && { harvestLog }) });
}
const logOf = ({ harvestLog = [] }: FarmDocument) =>
  new Map(harvestLog.map((record) => [record.varietyId, record]));

/** What one device sets anew, record by record; a field that is left out stays. */
function corrections() {
  const correction = fc.record(
    {
      trays: fc.integer({ min: 4, max: 9 }),
      weightOz: fc.integer({ min: 100, max: 900 }).map((tenths) => tenths / 10 + 0.05),
      quality: fc.constantFrom('GOOD' as const, 'FAIR' as const, 'POOR' as const),
      plantedISO: fc.constantFrom('2026-11-08', '2026-11-09'),
    },
    { requiredKeys: [] },
  );
  return fc.tuple(correction, correction, correction);
}

const corrected = (by: readonly Partial<HarvestRecord>[]) =>
  farmWith(WEIGHED.map((record, at) => ({ ...record, ...by[at] })));

test('of every record every field is that of the device that set it, and of two the later', () => {
  checkLaw([corrections(), corrections()], (phone, office) => {
    const { merged, notices } = mergeTwo(farmWith(WEIGHED), corrected(phone), corrected(office));
    const expected = WEIGHED.map((record, at) => ({ ...record, ...office[at], ...phone[at] }));
    expect(merged.harvestLog).toEqual(expected);
    const contested = WEIGHED.flatMap(({ id }, at) => {
      const [mine, theirs] = [Object.entries(phone[at] ?? {}), Object.entries(office[at] ?? {})];
      return mine.flatMap(([field, value]) => {
        const other = theirs.find(([name]) => name === field);
        return other !== undefined && other[1] !== value ? [`${id} ${field}`] : [];
      });
    });
    const told = notices.map(({ entityId, field }) => `${entityId} ${field}`);
    expect(told.toSorted()).toEqual(contested.toSorted());
  });
});

test('harvests of one day that were weighed on two devices are all there, and no news', () => {
  const [pea, kale, radish] = WEIGHED.map((record) => [record]);
  const { merged, notices } = mergeTwo(
    farmWith(pea),
    farmWith([...(pea ?? []), ...(kale ?? [])]),
    farmWith([...(pea ?? []), ...(radish ?? [])]),
  );
  expect([...logOf(merged).keys()].toSorted()).toEqual(['kale', 'pea', 'radish']);
  expect(notices).toEqual([]);
});

test('a harvest that both weigh for the first time is one record with the later weight, and told', () => {
  const weighed = (weightOz: number) =>
    farmWith([aWeighedHarvest({ varietyId: 'pea', trays: 3, weightOz })]);
  const { merged, notices } = mergeTwo(farmWith(undefined), weighed(31.4), weighed(29));
  expect(merged.harvestLog).toHaveLength(1);
  expect(logOf(merged).get('pea')?.weightOz).toBe(31.4);
  expect(notices.map(({ field, keptBy }) => [field, keptBy])).toEqual([['weightOz', 'Phone']]);
});

test('a weight that one device removes and the other leaves alone is gone', () => {
  const { merged, notices } = mergeTwo(
    farmWith(WEIGHED),
    farmWith(WEIGHED.slice(1)),
    farmWith(WEIGHED),
  );
  expect([...logOf(merged).keys()]).toEqual(['kale', 'radish']);
  expect(notices).toEqual([]);
});

test('when two devices remove the last weights, no list of them is left', () => {
  const [pea, kale] = WEIGHED.map((record) => [record]);
  const { merged } = mergeTwo(
    farmWith([...(pea ?? []), ...(kale ?? [])]),
    farmWith(pea),
    farmWith(kale),
  );
  expect(merged).not.toHaveProperty('harvestLog');
});
