import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import {
  cropTask,
  otherTask,
  type HistoryCrop,
  type HistoryWork,
} from '#domain/planning/task-history.ts';
import { type Task, type TaskType, TASK_TYPES } from '#domain/planning/task.ts';
import { listRecords } from '../read-records.ts';
import { isRecord } from '../../document/json-record.ts';

interface UnreadableRow {
  readonly path: string;
  readonly message: string;
}

/** No cycle is as long as that; a number beyond it is damage. */
const MAX_DAYS_TO_HARVEST = 36_500;

/**
 * The tasks of a per-day history, wherever it came from. A row that cannot be read is left out and
 * named; every other row counts.
 *
 * The tasks have the right shape; their remarks are read like any other task, by `taskSteps`.
 */
export function readTaskHistory(value: unknown) {
  const tasks: Task[] = [];
  const unreadable: UnreadableRow[] = [];
  const leaveOut = (path: string, message: string) => void unreadable.push({ path, message });
  const days: readonly unknown[] = Array.isArray(value) ? value : listRecords(value);
  days.forEach((day, at) => {
    const path = `taskHistory[${at}]`;
    const dateISO = isRecord(day) ? day.id : undefined;
    if (!isRecord(day) || typeof dateISO !== 'string' || !isIsoDate(dateISO)) {
      leaveOut(path, 'The row names no day, so its work is left out.');
      return;
    }
    readEach(day.crops, `${path}.crops`, leaveOut, (crop, cropPath) =>
      readCrop(dateISO, crop, cropPath, tasks, leaveOut),
    );
    readEach(day.other, `${path}.other`, leaveOut, (remarks, otherPath) => {
      if (isRecord(remarks)) tasks.push({ ...otherTask(dateISO, remarks), dateISO });
      else leaveOut(otherPath, 'The task cannot be read and is left out.');
    });
  });
  return { tasks, unreadable };
}

type LeaveOut = (path: string, message: string) => void;

function readEach(
  list: unknown,
  path: string,
  leaveOut: LeaveOut,
  read: (item: unknown, path: string) => void,
): void {
  if (list === undefined) return;
  if (Array.isArray(list)) list.forEach((item, at) => read(item, `${path}[${at}]`));
  else leaveOut(path, 'The work of the day is no list and is left out.');
}

function readCrop(
  dateISO: IsoDate,
  value: unknown,
  path: string,
  tasks: Task[],
  leaveOut: LeaveOut,
): void {
  const [varietyId, varietyName, ...work]: readonly unknown[] = Array.isArray(value) ? value : [];
  if (typeof varietyId !== 'string' || typeof varietyName !== 'string') {
    leaveOut(path, 'The row names no variety, so its work is left out.');
    return;
  }
  const crop: HistoryCrop = [varietyId, varietyName];
  work.forEach((item, at) => {
    if (isWork(item)) tasks.push({ ...cropTask(dateISO, crop, item), dateISO });
    else leaveOut(`${path}[${at + 2}]`, 'The task cannot be read and is left out.');
  });
}

function isWork(value: unknown): value is HistoryWork {
  if (!Array.isArray(value)) return false;
  const [type, daysToHarvest, trays, ...extras]: readonly unknown[] = value;
  return (
    TYPES.has(type) &&
    Number.isInteger(daysToHarvest) &&
    Math.abs(Number(daysToHarvest)) <= MAX_DAYS_TO_HARVEST &&
    isCount(trays) &&
    extras.every((extra) => isCount(extra) || typeof extra === 'string' || isRecord(extra))
  );
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}

const TYPES: ReadonlySet<unknown> = new Set<TaskType>(TASK_TYPES);
