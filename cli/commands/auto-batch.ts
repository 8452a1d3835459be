import type { DryerPlanInput, DryerPlan } from '#domain/alchemy/dryer-plan/dryer-plan.ts';
import { dryerPlanInput } from '#domain/alchemy/dryer-plan/dryer-plan-input.ts';
import { improvePlan, type ImprovedPlan } from '#domain/alchemy/dryer-plan/improve-plan.ts';
import { planDryers } from '#domain/alchemy/dryer-plan/plan-dryers.ts';
import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import { dateLabel } from '#domain/calendar/day-label.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { Answer, Command, Question } from '../command.ts';
import { columns } from '../columns.ts';

/** Steps of a search: counted instead of timed, so that the same farm always gets the same plan. */
const STEPS = 4000;
const SEED = 1;

/** `mgm auto-batch`: plantings, harvests and dryer loads that the Pro orders ask for. */
export const autoBatch: Command = {
  summary: 'plantings, harvests and dryer loads for Pro orders',
  options: [],
  flags: ['improve'],
  files: [],
  answer({ farm, today, options }: Question): Answer {
    const input = dryerPlanInput({ ...farm, tasks: planFarm(farm, today).tasks }, today);
    if (options['improve'] === undefined) {
      const plan = planDryers(input);
      return { json: plan, text: planText(plan, input, []) };
    }
    const improved = improve(input);
    const { plan, cost, ruleCost, bound } = improved;
    return {
      json: { ...plan, improvement: { cost, ruleCost, bound } },
      text: planText(plan, input, improvementLines(improved)),
    };
  },
};

function improve(input: DryerPlanInput): ImprovedPlan {
  let taken = 0;
  const search = improvePlan(input, seededRandom(SEED), () => taken / STEPS);
  let step = search.next();
  while (step.done !== true) {
    taken += 1;
    step = search.next();
  }
  return step.value;
}

function improvementLines({ cost, ruleCost, bound }: ImprovedPlan): string[] {
  return [
    '',
    'Improvement',
    ...columns([
      ['', 'Points', 'Late trays', 'Cycles'],
      ...[['This plan', cost] as const, ['By the fixed rule', ruleCost] as const].map(
        ([name, { points, unmetTrays, cycles }]) => [name, points, unmetTrays, cycles].map(String),
      ),
      ['No plan is below', String(roundTo(bound, 1)), '', ''],
    ]),
  ];
}

function planText(
  { stats, risks, fdCycles, plantings, harvests }: DryerPlan,
  { varieties }: DryerPlanInput,
  improvement: readonly string[],
): string {
  const names = new Map(varieties.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const row = ({ date, varietyId, trays }: DayOfVariety) => [
    dateLabel(date),
    nameOf(varietyId),
    trays === 1 ? '1 tray' : `${trays} trays`,
  ];
  return [
    `Dryers from ${dateLabel(stats.startDate)} to ${dateLabel(stats.endDate)}: ` +
      `${stats.totalOrders === 1 ? '1 order' : `${stats.totalOrders} orders`}, ` +
      `${stats.dailyCapacity} trays a day`,
    ...improvement,
    '',
    `Alerts (${risks.length})`,
    ...columns(
      risks.map(({ kind, details, orderIds }) => [
        kind.toUpperCase(),
        details,
        orderIds.join(', '),
      ]),
    ),
    '',
    `Days of the dryers (${fdCycles.length})`,
    ...columns(
      fdCycles.map(({ date, totalTrays, assignments }) => [
        dateLabel(date),
        `${totalTrays} of ${stats.dailyCapacity} trays`,
        assignments.map(({ varietyId, trays }) => `${nameOf(varietyId)} ${trays}`).join(', '),
      ]),
    ),
    '',
    `Plantings (${plantings.length})`,
    ...columns(plantings.map((planting) => [...row(planting), planting.source])),
    '',
    `Harvests (${harvests.length})`,
    ...columns(harvests.map(row)),
    '',
  ].join('\n');
}

interface DayOfVariety {
  readonly date: IsoDate;
  readonly varietyId: string;
  readonly trays: number;
}
