import { type IsoDate, latestOf } from '#domain/calendar/iso-date.ts';
import type { ScrubInfo } from '#domain/planning/task.ts';
import { withCycle } from './tray-counts.ts';
import type { PendingHarvest, TrayStatus } from '../planning/tray-status.ts';

export const SCRUB_NOTE = 'Wash trays so we have clean sets ready.';

/** Trays waiting for a scrub, with and without holes. */
export function dirtyTrays(status: TrayStatus): number {
  return status.dirtyWithHoles + status.dirtyWithoutHoles;
}

export function scrubTitle(dirty: number): string {
  return `Scrub Trays — ${dirty} dirty`;
}

export function needsScrub(status: TrayStatus, dirtyThreshold: number): boolean {
  const dirty = dirtyTrays(status);
  return dirty > 0 && dirty >= dirtyThreshold;
}

export interface Scrubbed {
  readonly status: TrayStatus;
  readonly info: ScrubInfo;
}

/** Cleans all dirty trays. The task stores them and their harvests. */
export function completeScrub(status: TrayStatus, info: ScrubInfo, today: IsoDate): Scrubbed {
  return {
    status: {
      ...status,
      dirtyWithHoles: 0,
      dirtyWithoutHoles: 0,
      pendingHarvests: [],
      scrubTaskId: null,
      scrubTaskCreatedAt: null,
      lastScrubCompletedAt: today,
    },
    info: {
      ...info,
      clearedWithHoles: status.dirtyWithHoles,
      clearedWithoutHoles: status.dirtyWithoutHoles,
      clearedHarvests: status.pendingHarvests,
      completedISO: today,
      lastScrubBefore: status.lastScrubCompletedAt,
    },
  };
}

/**
 * Undoes a scrub: its trays are dirty again, in addition to newer dirty ones.
 *
 * @param otherScrubs - Days of the scrubs that are still done.
 */
export function undoScrub(
  status: TrayStatus,
  scrub: ScrubInfo,
  otherScrubs: readonly IsoDate[],
): Scrubbed {
  const {
    clearedWithHoles = 0,
    clearedWithoutHoles = 0,
    clearedHarvests = [],
    completedISO: _completed,
    lastScrubBefore = null,
    ...info
  } = scrub;
  const days = lastScrubBefore === null ? otherScrubs : [...otherScrubs, lastScrubBefore];
  return {
    status: {
      ...status,
      dirtyWithHoles: status.dirtyWithHoles + clearedWithHoles,
      dirtyWithoutHoles: status.dirtyWithoutHoles + clearedWithoutHoles,
      pendingHarvests: clearedHarvests.reduce<readonly PendingHarvest[]>(
        withCycle,
        status.pendingHarvests,
      ),
      lastScrubCompletedAt: latestOf(days),
    },
    info,
  };
}
