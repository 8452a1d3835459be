import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { isCarriedOut } from '#domain/planning/task-work.ts';
import type { ScrubInfo, Task } from '#domain/planning/task.ts';
import { isScrub } from './scrub-task.ts';
import { completeScrub, undoScrub } from './scrub.ts';
import type { TrayFarm } from './tray-farm.ts';
import type { TrayLedger } from './tray-ledger.ts';

/**
 * The trays after scrub tasks were marked done or open again.
 *
 * It comes after the harvests marked in the same step, so that their trays are cleaned, too.
 */
export function markedScrubs(
  farm: TrayFarm,
  ledger: TrayLedger,
  marked: readonly Task[],
  done: boolean,
  today: IsoDate,
): TrayLedger {
  const markedIds = new Set(marked.map(({ id }) => id));
  return marked.filter(isScrub).reduce(({ status, scrubs }, task) => {
    const info = scrubs.get(task.id) ?? task.scrubInfo ?? NOTHING_DIRTY;
    const scrubbed = done
      ? completeScrub(status, info, today)
      : undoScrub(status, info, scrubDays(farm.tasks, markedIds));
    return { status: scrubbed.status, scrubs: new Map(scrubs).set(task.id, scrubbed.info) };
  }, ledger);
}

const NOTHING_DIRTY: ScrubInfo = { dirtyWithHoles: 0, dirtyWithoutHoles: 0 };

/** The days of the scrubs that stay done. */
function scrubDays(tasks: readonly Task[], markedIds: ReadonlySet<string>): IsoDate[] {
  return tasks
    .filter((task) => isScrub(task) && isCarriedOut(task) && !markedIds.has(task.id))
    .map((task) => task.scrubInfo?.completedISO ?? task.dateISO);
}
