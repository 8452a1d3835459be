import type { ScrubInfo } from '#domain/planning/task.ts';
import type { TrayStatus } from '../planning/tray-status.ts';

/** The trays of a farm, and those that scrubs have cleaned, by scrub task. */
export interface TrayLedger {
  readonly status: TrayStatus;
  readonly scrubs: ReadonlyMap<string, ScrubInfo>;
}

/**
 * Moves the trays of a cycle, even after a scrub cleaned them.
 *
 * A scrub keeps its cleaned trays as if they were still dirty. An older harvest is undone from there, so it
 * never takes dirty trays of a later harvest, and undoing the scrub restores what is left.
 */
export function moveCycleTrays(
  ledger: TrayLedger,
  cycleKey: string,
  move: (status: TrayStatus) => TrayStatus,
): TrayLedger {
  const { status, scrubs } = ledger;
  const scrub = [...scrubs].find(([, { clearedHarvests }]) =>
    clearedHarvests?.some((harvest) => harvest.cycleKey === cycleKey),
  );
  if (scrub === undefined) return { ...ledger, status: move(status) };
  const [scrubId, info] = scrub;
  const beforeScrub: TrayStatus = {
    ...status,
    dirtyWithHoles: info.clearedWithHoles ?? 0,
    dirtyWithoutHoles: info.clearedWithoutHoles ?? 0,
    pendingHarvests: info.clearedHarvests ?? [],
  };
  const moved = move(beforeScrub);
  const { dirtyWithHoles, dirtyWithoutHoles, pendingHarvests } = status;
  return {
    status: { ...moved, dirtyWithHoles, dirtyWithoutHoles, pendingHarvests },
    scrubs: new Map(scrubs).set(scrubId, {
      ...info,
      clearedWithHoles: moved.dirtyWithHoles,
      clearedWithoutHoles: moved.dirtyWithoutHoles,
      clearedHarvests: moved.pendingHarvests,
    }),
  };
}
