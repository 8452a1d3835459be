import { usedBy } from './tray-counts.ts';
import type { TrayFarm } from './tray-farm.ts';
import type { TrayInventory, TrayStatus } from '../planning/tray-status.ts';
import { followDirtyTrays } from './scrub-task.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';

/** Trays of one kind as somebody has counted them on the shelf. */
export interface CountedTrays {
  readonly clean: number;
  readonly dirty: number;
}

/** A count of all trays that are not in use. */
export interface TrayCount {
  readonly withHoles: CountedTrays;
  readonly withoutHoles: CountedTrays;
}

/** What of a farm a count of its trays puts right. */
interface CountedFarm extends TrayFarm {
  readonly capacity: { readonly trayInventory: TrayInventory };
}

/** Trays of a kind that are in use: those under the batches in the ground. */
export function traysInUseByBatches(
  { activePlantings }: Pick<TrayStatus, 'activePlantings'>,
  kind: keyof TrayCount,
): number {
  return activePlantings.reduce((sum, { usage }) => sum + usage[kind], 0);
}

/**
 * The farm with its trays as they were counted: clean and dirty ones as they stand there, those in use as
 * the batches say, and as many owned as these are together.
 *
 * Which harvest a dirty tray came from is forgotten, as after a scrub.
 */
export function countTrays<T extends CountedFarm>(
  farm: T,
  count: TrayCount,
  moment: ActionContext,
): T {
  const { activePlantings } = farm.trayStatus;
  const under = (kind: keyof TrayCount) => traysInUseByBatches({ activePlantings }, kind);
  const owned = (kind: keyof TrayCount) =>
    whole(count[kind].clean) + whole(count[kind].dirty) + under(kind);
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
      dirtyWithHoles: whole(count.withHoles.dirty),
      dirtyWithoutHoles: whole(count.withoutHoles.dirty),
      inUseWithHoles: under('withHoles'),
      inUseWithoutHoles: under('withoutHoles'),
      inUseTopCovers: usedBy(activePlantings, 'topCovers'),
      inUseBottomSolids: usedBy(activePlantings, 'bottomSolids'),
      pendingHarvests: [],
    },
  };
  return followDirtyTrays(farm, counted, moment);
}

function whole(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
}
