import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Incremental } from '#domain/records/run-to-completion.ts';
import { changedRecords, commonEnds } from '#domain/records/changed-records.ts';
import { updateGroups } from '#domain/records/incremental-group-by.ts';
import { haveSameItems, addToGroup } from '#domain/records/lists.ts';
import type { CropPlan } from './crops/crop-plan.ts';
import { cropTasks } from './cycle-tasks.ts';
import { mergeTasks } from './merge-tasks.ts';
import { withChanges } from '#domain/records/sorted-list.ts';
import { type Task, varietyOfCycle, plannedDay } from './task.ts';
import type { TrayRules } from './tray-status.ts';
import { compareTasks } from './task-order.ts';

interface GivenPlan {
  readonly crops: readonly CropPlan[];
  readonly rules: TrayRules;
  readonly today: IsoDate;
}

/** A plan that was put into a farm's tasks, remembered so that the next one is only put in where it differs. */
export interface MergedPlan extends GivenPlan {
  /** The tasks that it was put into. */
  readonly existing: readonly Task[];
  /** All tasks of the farm after the plan, in their order. */
  readonly tasks: readonly Task[];
  /**
   * The same tasks by variety. `null` if some task can't be assigned to a variety, as in data of other tools.
   * Such a farm is always planned as a whole.
   */
  readonly byVariety: ReadonlyMap<string, readonly Task[]> | null;
}

const TASKS_A_STEP = 2000;

/**
 * Merges a plan into a farm's tasks, one variety per step where possible.
 *
 * @param last - Plan before the edit. A variety is merged again only if one of its tasks or its crop changed
 *   identity. A plan made ahead isn't made again.
 */
export function* mergePlanSteps(
  existing: readonly Task[],
  given: GivenPlan,
  last?: MergedPlan,
): Incremental<MergedPlan> {
  const { crops, rules, today } = given;
  const isKnown =
    last?.today === today &&
    last.rules.stackLimit === rules.stackLimit &&
    last.rules.traySizes === rules.traySizes;
  const known = isKnown ? last : undefined;
  if (known?.existing === existing && haveSameItems(known.crops, crops)) return known;
  const own = (known && groupsSince(known, existing)) ?? (yield* tasksByVariety(existing));
  if (own === null) {
    const planned = crops.flatMap((crop) => cropTasks(crop, rules));
    const tasks = mergeTasks(existing, planned, today);
    return { ...given, existing, tasks, byVariety: yield* tasksByVariety(tasks) };
  }
  const [before, after] = [cropsById(known?.crops ?? []), cropsById(crops)];
  const byVariety = new Map(own);
  const dropped: Task[] = [];
  const added: Task[] = [];
  for (const id of new Set([...own.keys(), ...before.keys(), ...after.keys()])) {
    const crop = after.get(id);
    if (known?.byVariety?.get(id) === own.get(id) && before.get(id) === crop) continue;
    yield;
    const was = own.get(id) ?? [];
    const is = mergeTasks(was, crop === undefined ? [] : cropTasks(crop, rules), today);
    byVariety.set(id, is);
    const change = changedRecords(was, is);
    dropped.push(...change.gone);
    added.push(...change.come);
  }
  yield;
  dropped.sort(compareTasks);
  const tasks = withChanges(existing, dropped, added.sort(compareTasks), compareTasks);
  return { ...given, existing, tasks, byVariety };
}

/** Tasks by variety after an edit. Unchanged groups keep their identity. `null` if tasks can't be grouped. */
function groupsSince(
  { tasks, byVariety }: MergedPlan,
  existing: readonly Task[],
): ReadonlyMap<string, readonly Task[]> | null {
  const { come } = changedRecords(tasks, existing);
  const isSorted = come.every(isOfItsVariety) && areInOrder(tasks, existing);
  if (byVariety === null || !isSorted) return null;
  return updateGroups({ list: tasks, groups: byVariety }, existing, varietyOfTask).groups;
}

function cropsById(crops: readonly CropPlan[]): ReadonlyMap<string, CropPlan> {
  return new Map(crops.map((crop) => [crop.variety.id, crop]));
}

/** Work outside of any cycle belongs to none. */
function varietyOfTask({ type, varietyId = '' }: Task): string {
  return type === 'GENERAL' ? '' : varietyId;
}

/** Tasks by variety. `null` if they aren't sorted or can't be grouped. */
function* tasksByVariety(tasks: readonly Task[]): Incremental<Map<string, readonly Task[]> | null> {
  const groups = new Map<string, Task[]>();
  let previous: Task | undefined;
  for (const [at, task] of tasks.entries()) {
    if (at % TASKS_A_STEP === TASKS_A_STEP - 1) yield;
    if (!isOfItsVariety(task)) return null;
    if (previous !== undefined && compareTasks(previous, task) >= 0) return null;
    previous = task;
    addToGroup(groups, varietyOfTask(task), task);
  }
  return [...groups.keys()].some((id) => id.includes('|')) ? null : groups;
}

/**
 * Whether a task can only meet planned tasks of its own variety: its keys name that, its kind of
 * work and its planned day.
 */
function isOfItsVariety(task: Task): boolean {
  const { type, taskKey, cycleKey, varietyId = '' } = task;
  if (type === 'GENERAL') return cycleKey === '' && taskKey.startsWith('GENERAL', KIND_AT);
  const at = KIND_AT + type.length + 1;
  const end = at + varietyId.length;
  return (
    varietyId !== '' &&
    taskKey.startsWith(plannedDay(task)) &&
    taskKey.startsWith(type, KIND_AT) &&
    taskKey.startsWith(varietyId, at) &&
    (taskKey.length === end || taskKey[end] === '|') &&
    varietyOfCycle(cycleKey) === varietyId
  );
}

/** Position of the kind of work in a key, after the day and a bar. */
const KIND_AT = 'YYYY-MM-DD|'.length;

/** Whether tasks that were in order still are, looked at only where they are not the very same. */
function areInOrder(before: readonly Task[], after: readonly Task[]): boolean {
  const { start, end } = commonEnds(before, after);
  for (let at = Math.max(1, start); at < Math.min(after.length, after.length - end + 1); at += 1) {
    const [task, next] = [after[at - 1], after[at]];
    if (task && next && compareTasks(task, next) >= 0) return false;
  }
  return true;
}
