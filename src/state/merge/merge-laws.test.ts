import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { MERGE_LAWS } from '#tests/support/laws/merge-laws.ts';
import { anyFarm } from '#tests/support/random/random-farms.ts';
import { diffDocuments } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { mergeFarms } from './merge-farms.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse('2026-11-20T12:00:00.000Z');

function merge(base: FarmDocument | null, local: FarmDocument, remote: FarmDocument) {
  return mergeFarms({ base, local, remote, today: TODAY, now: NOW });
}

test('with what only one side changed, that side is the result', () => {
  checkLaw([anyFarm(), anyFarm()], (base, farm) => {
    expect(merge(base, farm, base).merged).toEqual(farm);
    expect(merge(base, base, farm).merged).toEqual(farm);
    expect(merge(base, farm, farm).merged).toEqual(farm);
    expect(merge(null, farm, farm).merged).toEqual(farm);
  });
});

test('no farm makes a merge fail, and the same farms always give the same result', () => {
  const readFarm = anyFarm().map(normalizeFarm);
  checkLaw([fc.option(readFarm), readFarm, readFarm], { numRuns: 50 }, (base, local, remote) => {
    const once = merge(base, local, remote);
    expect(merge(base, structuredClone(local), structuredClone(remote))).toEqual(once);
    expect(merge(remote, once.merged, remote).merged).toEqual(once.merged);
  });
});

test('what two farms that were read make together changes nothing when it is read again', () => {
  const readFarm = anyFarm().map(normalizeFarm);
  checkLaw([fc.option(readFarm), readFarm, readFarm], { numRuns: 30 }, (base, local, remote) => {
    const { merged } = merge(base, local, remote);
    const again: unknown = JSON.parse(JSON.stringify(merged));
    expect(diffDocuments(merged, normalizeFarm(again))).toEqual([]);
  });
});

test.each(Object.entries(MERGE_LAWS))('%s', { timeout: 60_000 }, (_law, property) => {
  fc.assert(property(), { numRuns: 40 });
});
