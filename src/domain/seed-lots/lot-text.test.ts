import { expect, test } from 'vitest';
import { anUnsownRadishFarm, aSeedLot, withTicked } from '#tests/support/lots/radish-farm.ts';
import {
  germinationText,
  hasLowGermination,
  pastBestBeforeText,
  sownTraysOf,
  takenLotsText,
} from './lot-text.ts';

const tested = (percent: number, dateISO: string) => ({ id: dateISO, dateISO, percent, note: '' });

test('the newest test is shown next to the bag’s germination; under 80 it is low', () => {
  const tests = [tested(90, '2026-11-02'), tested(78, '2026-11-20')];
  expect(germinationText({ germinationPercent: 94, tests })).toEqual(
    '94% on the bag, 78% tested 11/20',
  );
  expect(germinationText({ germinationPercent: null })).toEqual('');
  expect(hasLowGermination({ tests })).toBe(true);
  expect(hasLowGermination({ tests: [tested(80, '2026-11-20')] })).toBe(false);
  expect(hasLowGermination({})).toBe(false);
});

test('marking done says which lots it used, and which of them is past its best before', () => {
  const old = aSeedLot('a', 'RB-2291', 0.2, '2026-11-02', { bestBefore: '2026-11-18' });
  const young = aSeedLot('b', 'RB-2377', 5, '2026-11-20', { bestBefore: '2026-11-26' });
  const farm = anUnsownRadishFarm({ seedsInventory: [old, young] });
  const after = withTicked(farm, '2026-11-26');
  expect(takenLotsText(farm, after)).toBe('lots RB-2291, RB-2377');
  expect(pastBestBeforeText(farm, after)).toEqual('RB-2291 is past its best before, Wed 11/18');
  expect(sownTraysOf(after.traysPlantedLog, 'b')).toBe(3);
  const lotless = anUnsownRadishFarm({ seedsInventory: [] });
  expect(takenLotsText(lotless, withTicked(lotless, '2026-11-26'))).toBe('');
});
