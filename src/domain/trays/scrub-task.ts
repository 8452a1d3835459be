import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import { generalTask } from '#domain/planning/manual-tasks.ts';
import { moveTask } from '#domain/planning/move-task.ts';
import { withTaskInOrder } from '#domain/planning/task-order.ts';
import { type Task, isCarriedOut } from '#domain/planning/task.ts';
import { freeId } from '#domain/records/change-records.ts';
import { hashBase36 } from '#domain/records/hash-base36.ts';
import { SCRUB_NOTE, dirtyTrays, needsScrub, scrubTitle } from './scrub.ts';
import type { TrayFarm } from './tray-farm.ts';
import type { TrayStatus } from '../planning/tray-status.ts';

/** Checks whether a task is the app's own reminder to scrub trays. */
export function isScrub(task: Task): boolean {
  return task.special === 'TRAY_SCRUB';
}

/**
 * Keeps the scrub task in sync with dirty trays: one open task at or above the threshold, none below.
 *
 * @param isTouched - Whether a scrub task itself was marked.
 */
export function followDirtyTrays<T extends TrayFarm>(
  before: T,
  after: T,
  moment: ActionContext,
  isTouched = false,
): T {
  const isSame =
    before.trayStatus.dirtyWithHoles === after.trayStatus.dirtyWithHoles &&
    before.trayStatus.dirtyWithoutHoles === after.trayStatus.dirtyWithoutHoles &&
    before.settings.trays.dirtyThreshold === after.settings.trays.dirtyThreshold;
  return isSame && !isTouched ? after : withScrubTask(after, moment);
}

/**
 * Looks after the scrub when the day is planned: it is asked for as soon as enough trays are dirty, however
 * that came about, and one that is left over from a past day is today's work with the trays of today.
 *
 * A scrub that was skipped is not asked for again on its day. The very same farm when nothing is to be done.
 */
export function planScrub<T extends TrayFarm>(farm: T, moment: ActionContext): T {
  const { trayStatus, settings, tasks } = farm;
  if (!needsScrub(trayStatus, settings.trays.dirtyThreshold)) return farm;
  const scrubs = tasks.filter(isScrub);
  const open = scrubs.filter(({ done }) => !done);
  const isGivenUp = scrubs.some(({ skipped, dateISO }) => skipped && dateISO >= moment.today);
  const isOver = open.some(({ dateISO }) => dateISO < moment.today);
  return isOver || (open.length === 0 && !isGivenUp) ? withScrubTask(farm, moment) : farm;
}

function withScrubTask<T extends TrayFarm>(farm: T, moment: ActionContext): T {
  const { tasks, trayStatus, settings } = farm;
  const open = tasks.filter((task) => isScrub(task) && !task.done);
  const others = open.length === 0 ? tasks : tasks.filter((task) => !open.includes(task));
  if (!needsScrub(trayStatus, settings.trays.dirtyThreshold)) {
    return {
      ...farm,
      tasks: others,
      trayStatus: { ...trayStatus, scrubTaskId: null, scrubTaskCreatedAt: null },
    };
  }
  const known = open.find(({ id }) => id === trayStatus.scrubTaskId) ?? open[0];
  const scrub = saying(known ? notBefore(known, moment) : newScrub(farm, moment), trayStatus);
  const scrubTaskCreatedAt =
    known?.id === trayStatus.scrubTaskId && trayStatus.scrubTaskCreatedAt !== null
      ? trayStatus.scrubTaskCreatedAt
      : isoInstant(moment.now);
  return {
    ...farm,
    tasks: withTaskInOrder(others, scrub),
    trayStatus: { ...trayStatus, scrubTaskId: scrub.id, scrubTaskCreatedAt },
  };
}

/** A scrub left over from a past day is today's work. */
function notBefore(task: Task, { today }: ActionContext): Task {
  return task.dateISO < today ? moveTask(task, today) : task;
}

/** Today, or tomorrow if today's list is finished: nothing else is open and some work is done. */
function scrubDay(tasks: readonly Task[], today: IsoDate): IsoDate {
  const hasOpen = tasks.some((task) => !task.done && task.dateISO <= today);
  const isTicked = tasks.some((task) => task.dateISO === today && isCarriedOut(task));
  return isTicked && !hasOpen ? addDays(today, 1) : today;
}

function newScrub({ tasks, trayStatus }: TrayFarm, { today, now }: ActionContext): Task {
  const dateISO = scrubDay(tasks, today);
  const { activePlantings, pendingHarvests } = trayStatus;
  const cycles = [...activePlantings, ...pendingHarvests].map(({ cycleKey }) => cycleKey);
  // Made from the moment and the trays alone: the same work always makes the same task.
  const id = freeId(`scrub_${now.toString(36)}${hashBase36(cycles.join()).slice(-4)}`, tasks);
  return { ...generalTask(dateISO, id, SCRUB_NOTE), special: 'TRAY_SCRUB' };
}

function saying(task: Task, status: TrayStatus): Task {
  const { dirtyWithHoles, dirtyWithoutHoles } = status;
  return {
    ...task,
    title: scrubTitle(dirtyTrays(status)),
    note: SCRUB_NOTE,
    scrubInfo: { ...task.scrubInfo, dirtyWithHoles, dirtyWithoutHoles },
  };
}
