import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import type { TrayCount } from '#domain/trays/count-trays.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { act } from '#tests/support/devices/act.ts';
import { mergeBothWays, mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmDocument } from '../../document/farm-document.ts';

const FARM = aFarm();

const anyCount = (): fc.Arbitrary<TrayCount> => {
  const kind = fc.record({ clean: fc.nat(60), dirty: fc.nat(9) });
  return fc.record({ withHoles: kind, withoutHoles: kind });
};
const counted = (count: TrayCount) => act(FARM, { type: 'COUNT_TRAYS', payload: count });

/** What a count puts right: the trays that are owned, and the dirty ones among them. */
const countOf = ({ capacity, trayStatus }: FarmDocument) => [
  capacity.trayInventory.withHoles,
  capacity.trayInventory.withoutHoles,
  trayStatus.dirtyWithHoles,
  trayStatus.dirtyWithoutHoles,
];

test('trays that one device has counted are as counted, whatever the other does elsewhere', () => {
  const elsewhere = act(FARM, { type: 'UPDATE_SETTINGS', payload: { siteTitle: 'Green' } });
  checkLaw([anyCount()], { numRuns: 30 }, (count) => {
    for (const { merged, notices } of mergeBothWays(FARM, counted(count), elsewhere)) {
      expect(countOf(merged)).toEqual(countOf(counted(count)));
      expect(merged.settings.siteTitle).toBe('Green');
      expect(notices).toEqual([]);
    }
  });
});

/** Trays of a kind that are owned, and the dirty ones among them. */
const pairsOf = (farm: FarmDocument) => {
  const [holed, solid, dirtyHoled, dirtySolid] = countOf(farm);
  return { withHoles: [holed, dirtyHoled], withoutHoles: [solid, dirtySolid] };
};

test('of two counts that both found other dirty trays than before, one is kept whole', () => {
  const { dirtyWithHoles } = FARM.trayStatus;
  const found = anyCount().filter(({ withHoles }) => withHoles.dirty !== dirtyWithHoles);
  checkLaw([found, found], { numRuns: 30 }, (phone, office) => {
    const { merged } = mergeTwo(FARM, counted(phone), counted(office));
    const sides = [counted(phone), counted(office)].map((farm) => pairsOf(farm).withHoles);
    expect(sides).toContainEqual(pairsOf(merged).withHoles);
    expect(mergeTwo(FARM, counted(phone), counted(office)).merged).toEqual(merged);
  });
});

test('of any two counts as many are owned, and as many are dirty, as someone has counted', () => {
  checkLaw([anyCount(), anyCount()], { numRuns: 30 }, (phone, office) => {
    const { merged } = mergeTwo(FARM, counted(phone), counted(office));
    const sides = [countOf(counted(phone)), countOf(counted(office))];
    for (const [place, trays] of countOf(merged).entries()) {
      expect(sides.map((side) => side[place])).toContain(trays);
    }
  });
});
