import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { PLAN_INPUTS } from '#domain/planning/crops/plan-cycles.ts';
import { planTaskSteps, planVarieties } from '#domain/planning/plan-farm.ts';
import { type Task, varietyOfCycle } from '#domain/planning/task.ts';
import { runToCompletion, type Incremental } from '#domain/records/run-to-completion.ts';
import { updateGroups, groupsOf, type Grouped } from '#domain/records/incremental-group-by.ts';
import { groupBy } from '../records/lists.ts';
import { marksTasksDone } from './planting-states.ts';
import type { SupplyFarm, SupplyLedger } from './variety-supply.ts';
import { supplySteps } from './supply-ledger.ts';
import { changedVarieties } from './changed-varieties.ts';

export interface Outlook<Farm extends SupplyFarm = SupplyFarm> {
  readonly farm: Farm;
  readonly today: IsoDate;
  /** Whether the farm marks plantings done, see `marksTasksDone`. */
  readonly isTicking: boolean;
  /** The farm's own tasks, by the variety of their cycle. */
  readonly stored: Grouped<Task, string>;
  /** The tasks of the plan, by the variety of their cycle. */
  readonly tasks: ReadonlyMap<string, readonly Task[]>;
  readonly ledger: SupplyLedger;
}

export function forecastSupply<Farm extends SupplyFarm>(farm: Farm, today: IsoDate): Outlook<Farm> {
  return runToCompletion(outlookSteps(farm, today));
}

/** @param isPlanned - Whether the farm’s tasks are already those of its plan. If so, it isn’t planned again. */
export function* outlookSteps<Farm extends SupplyFarm>(
  farm: Farm,
  today: IsoDate,
  isPlanned = false,
): Incremental<Outlook<Farm>> {
  const planned = isPlanned ? farm.tasks : yield* planTaskSteps(farm, today);
  yield;
  const isTicking = marksTasksDone(farm.tasks, farm.traysPlantedLog, today);
  const stored = groupsOf(farm.tasks, varietyOfTask);
  const tasks = planned === farm.tasks ? stored.groups : groupsOf(planned, varietyOfTask).groups;
  const varietyIds = farm.varieties.map(({ id }) => id);
  yield;
  const question = { today, tasks, isTicking, varietyIds: new Set(varietyIds) };
  const ledger = yield* supplySteps(farm, question);
  return { farm, today, isTicking, stored, tasks, ledger };
}

/**
 * Plans only some varieties again, at least the affected ones, see `changedVarieties`: it equals that of the
 * whole farm.
 */
export function outlookAfter<Farm extends SupplyFarm>(
  before: Outlook,
  farm: Farm,
  varietyIds: ReadonlySet<string>,
): Outlook<Farm> {
  const { today } = before;
  const isTicking = marksTasksDone(farm.tasks, farm.traysPlantedLog, today);
  if (isTicking !== before.isTicking) return forecastSupply(farm, today);
  const isSameDemand = wantsTheSame(before.farm, farm);
  const stored = updateGroups(before.stored, farm.tasks, varietyOfTask);
  const own = [...varietyIds].flatMap((varietyId) => stored.groups.get(varietyId) ?? []);
  const planned = groupBy(
    planVarieties({ ...farm, tasks: own }, today, varietyIds, isSameDemand),
    varietyOfTask,
  );
  const tasks = new Map(before.tasks);
  const known = isSameDemand ? before.ledger : undefined;
  const question = { today, tasks, isTicking, varietyIds, known };
  const ledger = new Map(before.ledger);
  for (const varietyId of varietyIds) {
    ledger.delete(varietyId);
    const ofVariety = planned.get(varietyId);
    if (ofVariety === undefined) tasks.delete(varietyId);
    else tasks.set(varietyId, ofVariety);
  }
  for (const [id, supply] of runToCompletion(supplySteps(farm, question))) {
    ledger.set(id, supply);
  }
  return { farm, today, isTicking, stored, tasks, ledger };
}

/** Whether two farms have the very same orders, varieties and rules: then only work was done or reported. */
function wantsTheSame(before: SupplyFarm, after: SupplyFarm): boolean {
  const hasOtherSent = before.deliveries !== after.deliveries;
  return !hasOtherSent && PLAN_INPUTS.every((slice) => before[slice] === after[slice]);
}

function varietyOfTask({ cycleKey }: Task): string {
  return varietyOfCycle(cycleKey);
}

/** Updates an outlook of a farm that shares unchanged parts with this one, recomputing only what changed. */
export function updateForecast<Farm extends SupplyFarm>(
  last: Outlook<Farm> | null,
  farm: Farm,
  today: IsoDate,
): Outlook<Farm> {
  if (last?.farm === farm && last.today === today) return last;
  const changed = last?.today === today ? changedVarieties(last.farm, farm) : null;
  if (last === null || changed === null) return forecastSupply(farm, today);
  const ids = new Set([...changed].filter((id) => last.ledger.has(id)));
  // Nothing of the supply has changed: what follows from it need not be worked out again.
  return ids.size === 0 && changed.size === 0 ? { ...last, farm } : outlookAfter(last, farm, ids);
}
