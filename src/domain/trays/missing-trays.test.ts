import { expect, test } from 'vitest';
import { freshTrayStatus } from '#state/document/fresh-farm.ts';
import { missingTrays } from './missing-trays.ts';
import type { TrayStatus } from './tray-status.ts';

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
  expect(after(8, 20)).toEqual([{ kind: 'withHoles', clean: 2 }]);
  expect(after(7, 21)).toEqual([{ kind: 'withoutHoles', clean: 5 }]);
  expect(after(8, 21)).toHaveLength(2);
});

test('dirty trays without holes cannot be taken either', () => {
  const before = farm({ inUseWithoutHoles: 10, dirtyWithoutHoles: 6 });
  const after = farm({ inUseWithoutHoles: 15, dirtyWithoutHoles: 6 });
  expect(missingTrays(before, after)).toEqual([{ kind: 'withoutHoles', clean: 4 }]);
});

test('what was missing before is told again only where more is missing, and none is clean then', () => {
  const short = farm({ inUseWithHoles: 12 });
  expect(missingTrays(short, short)).toEqual([]);
  expect(missingTrays(short, farm({ inUseWithHoles: 11 }))).toEqual([]);
  expect(missingTrays(short, farm({ inUseWithHoles: 13 }))).toEqual([
    { kind: 'withHoles', clean: 0 },
  ]);
});
