import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { traysOutOf } from '#domain/orders/delivery.ts';
import { wholeCount } from '#domain/units/limits.ts';
import { usedBy } from './tray-counts.ts';
import type { TrayFarm } from './tray-farm.ts';
import type { OwnedTrays } from '../planning/tray-status.ts';
import { followDirtyTrays } from './scrub-task.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';

export interface CountedTrays {
  readonly clean: number;
  readonly dirty: number;
}

export interface TrayCount {
  readonly withHoles: CountedTrays;
  readonly withoutHoles: CountedTrays;
}

/**
 * Sets the farm's trays to a count: clean and dirty as counted, in use from batches, and owned as their sum and
 * those out at customers.
 *
 * The harvest of each dirty tray is forgotten, as after a scrub.
 */
export function countTrays<T extends TrayFarm & OwnedTrays>(
  farm: T,
  count: TrayCount,
  moment: ActionContext,
): T {
  const { activePlantings } = farm.trayStatus;
  const under = (kind: keyof TrayCount) => usedBy(activePlantings, kind);
  const out = traysOutOf(farm, STANDARD_SIZE_ID);
  const owned = (kind: keyof TrayCount) =>
    wholeCount(count[kind].clean) + wholeCount(count[kind].dirty) + under(kind) + out;
  const counted = {
    ...farm,
    capacity: {
      ...farm.capacity,
      trayInventory: {
        ...farm.capacity.trayInventory,
        withHoles: owned('withHoles'),
        withoutHoles: owned('withoutHoles'),
      },
    },
    trayStatus: {
      ...farm.trayStatus,
      dirtyWithHoles: wholeCount(count.withHoles.dirty),
      dirtyWithoutHoles: wholeCount(count.withoutHoles.dirty),
      inUseWithHoles: under('withHoles'),
      inUseWithoutHoles: under('withoutHoles'),
      inUseTopCovers: usedBy(activePlantings, 'topCovers'),
      inUseBottomSolids: usedBy(activePlantings, 'bottomSolids'),
      pendingHarvests: [],
    },
  };
  return followDirtyTrays(farm, counted, moment);
}
