import type { Incremental } from '#domain/records/run-to-completion.ts';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { NEXT_DAY_SOAK_HOURS } from '#domain/catalog/varieties/soak-note.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { compareDayAndWork } from '#domain/planning/task-order.ts';
import { type ScrubInfo, type Task, type TaskType, cycleKey } from '#domain/planning/task.ts';
import { SCRUB_INFO, TASKS, TASK_TYPE } from '../../schema/work.ts';
import { readOptionalText, readText } from '../coerce.ts';
import { hashId } from '../new-id.ts';
import { readObject, readOne, readRecord } from '../read-record.ts';
import { listRecords, reuseIfUnchanged } from '../read-records.ts';
import { readDay } from '../read-time.ts';
import { readPendingHarvests } from './read-tray-status.ts';
import { isRecord, type JsonRecord } from '../../document/json-record.ts';

const TASKS_IN_STEP = 200;

/**
 * Reads tasks, sorted by date, type and variety.
 *
 * A task without a day is dropped. Of two with one id the done one counts, else the later one. An unchanged
 * list keeps its identity.
 */
export function* taskSteps(
  value: unknown,
  varieties: readonly Variety[],
): Incremental<readonly Task[]> {
  const varietyById = new Map(varieties.map((variety) => [variety.id, variety]));
  const taskById = new Map<string, Task>();
  let seen = 0;
  for (const source of listRecords(value)) {
    seen += 1;
    if (seen % TASKS_IN_STEP === 0) yield;
    const task = readTask(source, varietyById.get(readText(source.varietyId)));
    if (task === null) continue;
    const other = taskById.get(task.id);
    if (other === undefined || task.done || !other.done) taskById.set(task.id, task);
  }
  // Tasks alike in day, kind and variety stay as they came; planning settles them by their keys.
  return reuseIfUnchanged([...taskById.values()].sort(compareDayAndWork), value);
}

function readTask(source: JsonRecord, variety: Variety | undefined): Task | null {
  const dateISO = readDay(source.dateISO);
  if (dateISO === null) return null;
  const type = readOne(TASK_TYPE, source, 'type');
  const varietyId = readOptionalText(source.varietyId);
  const plannedISO = readDay(source.movedFromISO) ?? dateISO;
  const id =
    readText(source.id).trim() === '' ? idOfTask(source, type, plannedISO) : readText(source.id);
  return readRecord(TASKS, source, id, {
    type,
    taskKey:
      readText(source.taskKey) ||
      `${plannedISO}|${type}|${type === 'GENERAL' ? id : (varietyId ?? '')}`,
    cycleKey: readText(source.cycleKey) || cycleKeyOf(type, plannedISO, varietyId, variety),
    ...(isRecord(source.scrubInfo) && { scrubInfo: readScrubInfo(source.scrubInfo) }),
  });
}

/** Generated tasks are known by their key, so that two devices make the same record. */
function idOfTask(source: JsonRecord, type: TaskType, dateISO: IsoDate): string {
  const prefix = source.special === 'TRAY_SCRUB' ? 'scrub' : 'gen';
  if (type === 'GENERAL') return hashId(prefix, source);
  return readText(source.taskKey) || `${dateISO}|${type}|${readText(source.varietyId)}`;
}

/** The planting of a task that tells its harvest day: a day of misting may belong to two. */
function cycleKeyOf(
  type: TaskType,
  dateISO: IsoDate,
  varietyId: string | undefined,
  variety: Variety | undefined,
): string {
  if (varietyId === undefined) return '';
  if (type === 'HARVEST') return cycleKey(varietyId, dateISO);
  if (variety === undefined || (type !== 'SOAK' && type !== 'PLANT')) return '';
  const soaksOvernight = variety.steps.some(
    (step) => step.type === 'SOAK' && (step.soakHours ?? 0) >= NEXT_DAY_SOAK_HOURS,
  );
  const daysSinceStart = type === 'PLANT' && soaksOvernight ? 1 : 0;
  return cycleKey(varietyId, addDays(dateISO, variety.daysToHarvest - daysSinceStart));
}

function readScrubInfo(source: JsonRecord): ScrubInfo {
  const { clearedHarvests, lastScrubBefore } = source;
  return readObject(SCRUB_INFO, source, {
    clearedHarvests: Array.isArray(clearedHarvests)
      ? readPendingHarvests(clearedHarvests)
      : undefined,
    lastScrubBefore: lastScrubBefore === null ? null : (readDay(lastScrubBefore) ?? undefined),
  });
}
