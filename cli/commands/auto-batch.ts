import type {
  DryerPlanInput,
  DryerPlan,
  TraysOfDay,
} from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { dryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan-input.ts';
import { planDryers } from '#domain/alchemy/simple-rule/plan-dryers.ts';
import { riskForPrograms } from '#domain/alchemy/simple-rule/plan-risks.ts';
import { dateLabel } from '#domain/calendar/day-label.ts';
import { traysText } from '#domain/catalog/varieties/variety.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { type Command, counted, countedRows } from '../command.ts';

export const autoBatch: Command = {
  summary: 'plantings, harvests and dryer loads for Pro orders',
  answer({ farm, today }) {
    const input = dryerPlanInput({ ...farm, tasks: planFarm(farm, today).tasks }, today);
    const plan = planDryers(input);
    const risks = plan.risks.map((risk) => ({ ...risk, details: riskForPrograms(risk) }));
    return { json: { ...plan, risks }, lines: planLines(plan, input) };
  },
};

function planLines(
  { stats, risks, fdCycles, plantings, harvests }: DryerPlan,
  { varieties }: DryerPlanInput,
): string[] {
  const names = new Map(varieties.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const row = ({ date, varietyId, trays }: TraysOfDay) => [
    dateLabel(date),
    nameOf(varietyId),
    traysText(trays),
  ];
  return [
    `Dryers from ${dateLabel(stats.startDate)} to ${dateLabel(stats.endDate)}: ` +
      `${counted(stats.totalOrders, 'order')}, ` +
      `${stats.dailyCapacity} trays per day` +
      (stats.mostOnDay === undefined ? '' : `, ${stats.mostOnDay} at most`),
    'By the simple rule; mgm dry-plan plans each dryer, and does better.',
    ...countedRows('Alerts', risks, ({ kind, details, orderIds }) => [
      kind.toUpperCase(),
      riskForPrograms({ details }),
      orderIds.join(', '),
    ]),
    ...countedRows('Days of the dryers', fdCycles, ({ date, totalTrays, assignments }) => [
      dateLabel(date),
      `${totalTrays} of ${stats.mostOnDay ?? stats.dailyCapacity} trays`,
      assignments.map(({ varietyId, trays }) => `${nameOf(varietyId)} ${trays}`).join(', '),
    ]),
    ...countedRows('Plantings', plantings, (planting) => [...row(planting), planting.source]),
    ...countedRows('Harvests', harvests, row),
  ];
}
