import { expect, test } from 'vitest';
import { freshTrayStatus } from '#state/document/fresh-farm.ts';
import { missingTrays, traysOverOwned } from './missing-trays.ts';
import type { TrayStatus } from '../planning/tray-status.ts';

/** A farm of ten trays with holes and twenty without, some of them in use or dirty. */
const farm = (status: Partial<TrayStatus>) => ({
  capacity: { trayInventory: { withHoles: 10, withoutHoles: 20 } },
  trayStatus: { ...freshTrayStatus(), ...status },
});

test('a step that books more trays than are clean is told, with how many there were', () => {
  const before = farm({ inUseWithHoles: 5, dirtyWithHoles: 3, inUseWithoutHoles: 15 });
  const after = (withHoles: number, withoutHoles: number) =>
    missingTrays(
      before,
      farm({ inUseWithHoles: withHoles, dirtyWithHoles: 3, inUseWithoutHoles: withoutHoles }),
    );
  expect(after(7, 20)).toEqual([]);
  expect(after(8, 20)).toEqual([{ kind: 'withHoles', clean: 2, wanted: 3 }]);
  expect(after(7, 21)).toEqual([{ kind: 'withoutHoles', clean: 5, wanted: 6 }]);
  expect(after(8, 21)).toHaveLength(2);
});

test('F7: trays in use and dirty beyond those owned are told, kinds together, and none where they suffice', () => {
  const ten = { inUseWithHoles: 6, dirtyWithHoles: 4, inUseWithoutHoles: 20 };
  expect(traysOverOwned(farm(ten))).toBe(0);
  expect(traysOverOwned(farm({ ...ten, dirtyWithHoles: 9 }))).toBe(5);
  // Clean trays of one kind stand for none of the other.
  expect(traysOverOwned(farm({ ...ten, inUseWithHoles: 0, dirtyWithoutHoles: 8 }))).toBe(8);
  expect(traysOverOwned(farm({ ...ten, dirtyWithHoles: 9, dirtyWithoutHoles: 8 }))).toBe(13);
});

test('what was missing before is told again only where more is missing, and none is clean then', () => {
  const short = farm({ inUseWithHoles: 12 });
  expect(missingTrays(short, short)).toEqual([]);
  expect(missingTrays(short, farm({ inUseWithHoles: 11 }))).toEqual([]);
  expect(missingTrays(short, farm({ inUseWithHoles: 13 }))).toEqual([
    { kind: 'withHoles', clean: 0, wanted: 1 },
  ]);
});
