import { riskForPrograms } from '#domain/alchemy/simple-rule/plan-risks.ts';
import type { DryerPlanInput, DryerPlan } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { dayOnPaper as dayOf, demand, sumOnPaper as sum } from './on-paper.ts';

/** Trays of an order that are dried on a day. */
interface Load {
  readonly orderId: string;
  readonly varietyId: string;
  readonly date: string;
  readonly readyOn: string;
  readonly trays: number;
}

/**
 * Carries a plan of the dryers out on paper, from the orders, the dryers and the words of the rule
 * alone: nothing of the planner is used here.
 *
 * @param loads - Which order's trays the plan dries when.
 * @throws When the plan cannot be carried out, or does not tell what will go wrong with it.
 */
export function checkDryerPlan(
  input: DryerPlanInput,
  plan: DryerPlan,
  loads: readonly Load[],
): void {
  const rules = rulesOf(input);
  for (const load of loads) checkLoad(input, rules, load);
  checkDays(plan, loads, rules);
  checkDryers(input, loads);
  checkWeights(input, plan, rules);
  checkHarvests(input, plan, loads, rules);
  checkPlantings(input, plan);
  checkLate(input, plan, loads, rules);
}

type Input = DryerPlanInput;
type Loads = readonly Load[];

interface Rules {
  readonly room: number;
  readonly ounces: number;
  readonly start: number;
  readonly end: number;
  readonly earliest: (varietyId: string) => number;
}

/** Adds trays up under a key, in the order of the keys. */
function tally(rows: readonly (readonly [key: string, trays: number])[]): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const [key, trays] of rows.toSorted(([a], [b]) => a.localeCompare(b)))
    totals[key] = (totals[key] ?? 0) + trays;
  return totals;
}

function demandSame(found: unknown, wanted: unknown, problem: string): void {
  const [left, right] = [JSON.stringify(found), JSON.stringify(wanted)];
  demand(left === right, `${problem}: ${left} is not ${right}`);
}

function rulesOf({ start, dryers, orders, varieties }: Input): Rules {
  const weekly = dryers.filter((dryer) => cycleOf(dryer) <= 7);
  const slow = dryers.filter((dryer) => cycleOf(dryer) > 7);
  return {
    room:
      Math.floor(sum(weekly.map(({ trays, cyclesPerDay }) => trays * cyclesPerDay)) + 1e-9) +
      sum(slow.map(({ trays }) => trays)),
    ounces:
      sum(weekly.map(({ trays, cyclesPerDay, shelfMaxOz }) => trays * cyclesPerDay * shelfMaxOz)) +
      sum(slow.map(({ trays, shelfMaxOz }) => trays * shelfMaxOz)),
    start: dayOf(start),
    end: Math.max(dayOf(start), ...orders.map(({ dueDate }) => dayOf(dueDate))) + 28,
    earliest: (varietyId) =>
      dayOf(start) + (varieties.find(({ id }) => id === varietyId)?.daysToHarvest ?? 10),
  };
}

function cycleOf({ cyclesPerDay }: { readonly cyclesPerDay: number }): number {
  return Math.max(1, Math.ceil(1 / cyclesPerDay - 1e-9));
}

/** Each load is in dryers that take so long and have room for it. */
function checkDryers({ dryers }: Input, loads: Loads): void {
  const cycles = new Set(dryers.map(cycleOf));
  const cycleOfLoad = ({ date, readyOn }: Load) => dayOf(readyOn) - dayOf(date);
  for (const load of loads) {
    const words = JSON.stringify(load);
    const cycle = cycleOfLoad(load);
    demand(cycles.has(cycle), `In no dryer: ${words}`);
    if (cycle > 7) {
      // A slow dryer is occupied until its load is ready.
      const alike = dryers.filter((dryer) => cycleOf(dryer) === cycle);
      const since = loads.filter(
        (other) =>
          cycleOfLoad(other) === cycle && within(dayOf(load.date) - dayOf(other.date), cycle),
      );
      const days = new Set(since.map(({ date }) => date)).size;
      demand(days <= alike.length, `Too many loads until ${words}`);
      demand(traysOf(since) <= sum(alike.map(({ trays }) => trays)), `No shelf for ${words}`);
      continue;
    }
    // The others give a share of every day.
    const asQuick = dryers.filter((dryer) => cycleOf(dryer) <= cycle);
    const room = sum(asQuick.map(({ trays, cyclesPerDay }) => trays * cyclesPerDay));
    const beside = loads.filter((other) => other.date === load.date && cycleOfLoad(other) <= cycle);
    demand(traysOf(beside) <= Math.floor(room + 1e-9), `No room for ${words}`);
  }
}

function within(days: number, limit: number): boolean {
  return days >= 0 && days < limit;
}

function traysOf(loads: Loads): number {
  return sum(loads.map(({ trays }) => trays));
}

/** A load is wanted, grown by then, and either in time or put off until it is due. */
function checkLoad({ orders }: Input, rules: Rules, load: Load): void {
  const order = orders.find(
    ({ id, varietyId, requiresFreezeDry }) =>
      requiresFreezeDry && id === load.orderId && varietyId === load.varietyId,
  );
  const words = JSON.stringify(load);
  if (order === undefined) throw new Error(`Nobody wants ${words}`);
  const [day, due] = [dayOf(load.date), dayOf(order.dueDate)];
  demand(Number.isInteger(load.trays) && load.trays > 0, `Not whole trays: ${words}`);
  demand(day >= rules.earliest(load.varietyId), `Not grown by then: ${words}`);
  demand(dayOf(load.readyOn) <= due || day >= due, `Neither in time nor after: ${words}`);
  demand(day <= rules.end, `Beyond the plan: ${words}`);
}

/** The days of the plan are the loads and fit into the dryers. */
function checkDays(plan: DryerPlan, loads: Loads, rules: Rules): void {
  const days = plan.fdCycles.flatMap(({ date, assignments }) =>
    assignments.map(({ varietyId, trays }) => [`${date} ${varietyId}`, trays] as const),
  );
  demand(new Set(days.map(([key]) => key)).size === days.length, 'A variety twice on a day');
  demandSame(
    tally(days),
    tally(loads.map(({ date, varietyId, trays }) => [`${date} ${varietyId}`, trays])),
    'The days of the plan',
  );
  for (const { date, totalTrays, assignments } of plan.fdCycles) {
    demand(totalTrays === sum(assignments.map(({ trays }) => trays)), `Sum of ${date}`);
    demand(totalTrays <= rules.room, `${totalTrays} of ${rules.room} trays on ${date}`);
  }
}

/** Days that are too heavy are told, and no others. */
function checkWeights({ varieties }: Input, plan: DryerPlan, rules: Rules): void {
  const ounces = new Map(varieties.map(({ id, yieldOzPerTray }) => [id, yieldOzPerTray]));
  const heavy = plan.fdCycles.filter(
    ({ assignments }) =>
      sum(assignments.map(({ varietyId, trays }) => trays * (ounces.get(varietyId) ?? 0))) >
      rules.ounces + 1e-9,
  );
  const told = plan.risks.filter(({ kind }) => kind === 'freeze_dryer_weight');
  demandSame(
    told.map((risk) => riskForPrograms(risk).slice(0, 10)),
    heavy.map(({ date }) => date),
    'Days that are too heavy',
  );
}

/** The latest Thursday or Friday within two days before a day, when the trays are grown by then. */
function targeted(day: number, earliest: number): number | undefined {
  const isTarget = (it: number) => ['Thu', 'Fri'].includes(weekday(it)) && it >= earliest;
  return [day, day - 1, day - 2].find(isTarget);
}

function weekday(day: number): string {
  return new Date(day * 86_400_000).toUTCString().slice(0, 3);
}

function checkHarvests({ orders }: Input, plan: DryerPlan, loads: Loads, { earliest }: Rules) {
  const dried = loads.map(({ varietyId, date, trays }) => {
    const day = dayOf(date);
    return [`${targeted(day, earliest(varietyId)) ?? day} ${varietyId}`, trays] as const;
  });
  const fresh = orders
    .filter(({ requiresFreezeDry, traysNeeded }) => !requiresFreezeDry && traysNeeded > 0)
    .map(({ varietyId, dueDate, traysNeeded }) => {
      const [due, grown] = [dayOf(dueDate), earliest(varietyId)];
      const day = targeted(due, grown) ?? Math.max(due, grown);
      return [`${day} ${varietyId}`, traysNeeded] as const;
    });
  const told = plan.harvests.map(
    ({ date, varietyId, trays }) => [`${dayOf(date)} ${varietyId}`, trays] as const,
  );
  demandSame(tally(told), tally([...dried, ...fresh]), 'The harvests');
}

/** What is harvested is planted, not before the plan begins, and joins only what is there. */
function checkPlantings({ start, plantings }: Input, plan: DryerPlan): void {
  demandSame(
    tally(plan.plantings.map(({ varietyId, trays }) => [varietyId, trays])),
    tally(plan.harvests.map(({ varietyId, trays }) => [varietyId, trays])),
    'The plantings',
  );
  const there = new Set(
    [...plantings, ...plan.plantings.filter(({ source }) => source === 'new')].map(
      ({ date, varietyId }) => `${date} ${varietyId}`,
    ),
  );
  for (const { date, varietyId, source } of plan.plantings) {
    demand(date >= start, `Planted before the plan: ${date}`);
    demand(source === 'new' || there.has(`${date} ${varietyId}`), `Joins nothing: ${date}`);
  }
}

/** No tray is dried twice; the late ones are told, and those that find no day. */
function checkLate({ orders }: Input, plan: DryerPlan, loads: Loads, rules: Rules): void {
  const dried = orders.filter(({ requiresFreezeDry }) => requiresFreezeDry);
  const wanted = tally(
    dried.map(({ id, varietyId, traysNeeded }) => [`${id} ${varietyId}`, traysNeeded]),
  );
  let inTime = 0;
  for (const { orderId, varietyId, readyOn, trays } of loads) {
    const key = `${orderId} ${varietyId}`;
    wanted[key] = (wanted[key] ?? 0) - trays;
    demand(wanted[key] >= 0, `${key} is dried twice`);
    const due = orders.find(({ id }) => id === orderId)?.dueDate ?? '';
    if (dayOf(readyOn) <= dayOf(due)) inTime += trays;
  }
  const told = (kind: string) =>
    sum(
      plan.risks
        .filter((risk) => risk.kind === kind)
        .map((risk) => parseInt(riskForPrograms(risk), 10)),
    );
  if (rules.room === 0) return;
  const late = sum(dried.map(({ traysNeeded }) => traysNeeded)) - inTime;
  demandSame(told('freeze_dryer_capacity'), late, 'Late trays that are told');
  demandSame(told('unscheduled'), sum(Object.values(wanted)), 'Trays told to find no day');
}
