import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { DEFAULT_PRO_SETTINGS } from '#domain/alchemy/pro-settings.ts';
import { dateLabel } from '#domain/calendar/day-label.ts';
import { ROOM_NAMES } from '#domain/capacity/room-names.ts';
import { askDryPlan } from '#domain/dry-plan/ask-dry-plan.ts';
import type { DryPlan } from '#domain/dry-plan/dry-plan.ts';
import type { DryPlanQuestion } from '#domain/dry-plan/dry-plan-question.ts';
import { replaceableLoads } from '#domain/dry-plan/kept-loads.ts';
import { DRY_PLAN_STEPS, dryPlanSteps } from '#domain/dry-plan/dry-plan-steps.ts';
import {
  lateCauseWords,
  loadGoodsWords,
  notPlannedWords,
} from '#domain/dry-plan/dry-plan-words.ts';
import { compareTexts } from '#domain/planning/name-order.ts';
import { traysText } from '#domain/supply/trays-text.ts';
import { columns } from '../columns.ts';
import { type Answer, type Command, type Question, UsageError } from '../command.ts';
import { rounded } from '../rounded.ts';

const MAX_STEPS = 100_000;

/** `mgm dry-plan`: which dryer is loaded when with what, what is planted for it, and what is late. */
export const dryPlan: Command = {
  summary: 'a plan of every freeze dryer that can be carried out',
  options: ['steps'],
  flags: ['gross', 'must-fit'],
  files: [],
  answer({ farm, today, options }: Question): Answer {
    const settings = farm.settings.pro ?? DEFAULT_PRO_SETTINGS;
    const asked = askDryPlan(farm, today, {
      ...settings,
      planNet: settings.planNet && options['gross'] === undefined,
      mustFit: settings.mustFit || options['must-fit'] !== undefined,
    });
    const question = { ...asked, planned: replaceableLoads(farm.dryLoads ?? [], asked) };
    const plan = planInSteps(question, readSteps(options['steps']));
    return { json: rounded(planKeys(plan)), text: planText(question, plan, farm.alchemy.items) };
  },
};

function readSteps(text: string | undefined): number {
  if (text === undefined) return DRY_PLAN_STEPS;
  const steps = Number(text);
  if (/^\d+$/.test(text) && steps <= MAX_STEPS) return steps;
  throw new UsageError(`--steps needs a whole number from 0 to ${MAX_STEPS}, not '${text}'.`);
}

function planInSteps(question: DryPlanQuestion, steps: number): DryPlan {
  const search = dryPlanSteps(question, steps);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}

/** The plan with the keys of a program's answer, in their order. */
function planKeys({ alerts, points, bound, notPlanned, ...plan }: DryPlan) {
  const told = notPlanned
    .map(({ orderId, itemId, reason }) => ({ orderId, itemId, reason }))
    .toSorted((a, b) => compareTexts(a.itemId, b.itemId) || compareTexts(a.orderId, b.orderId));
  return { ...plan, notPlanned: told, alerts, points, bound };
}

function planText(question: DryPlanQuestion, plan: DryPlan, items: readonly ProItem[]): string {
  const itemOf = (itemId: string) => items.find(({ id }) => id === itemId);
  const itemName = (id: string) => itemOf(id)?.name ?? id;
  const varietyName = (id: string) => question.varieties.find((row) => row.id === id)?.name ?? id;
  const dryerName = (id: string) => question.dryers.find((row) => row.id === id)?.label ?? id;
  const lateOf = (count: number) => (count === 1 ? '1 order late' : `${count} orders late`);
  return [
    `Dryers from ${dateLabel(plan.today)} to ${dateLabel(plan.endISO)}: ` +
      `${plan.loads.length === 1 ? '1 load' : `${plan.loads.length} loads`}, ${lateOf(plan.alerts.length)}`,
    `${plan.points} points, no plan is below ${plan.bound}`,
    '',
    `Loads (${plan.loads.length})`,
    ...columns(
      plan.loads.map(({ dryerId, startISO, readyISO, lines }) => [
        dateLabel(startISO),
        dryerName(dryerId),
        loadGoodsWords(lines, itemName),
        `ready ${dateLabel(readyISO)}`,
      ]),
    ),
    ...section(
      'Cut fresh',
      plan.fresh.map(({ cutISO, itemId, trays }) => [
        dateLabel(cutISO),
        itemName(itemId),
        traysText(trays),
      ]),
    ),
    ...section(
      'Plantings',
      plan.plantings.map(({ dateISO, varietyId, trays }) => [
        dateLabel(dateISO),
        varietyName(varietyId),
        traysText(trays),
      ]),
    ),
    ...section(
      'Late',
      plan.alerts.map(({ orderId, cause, cures }) => [
        orderId,
        lateCauseWords(cause),
        cures.map(({ text }) => text).join('; '),
      ]),
    ),
    ...section(
      'Not planned',
      plan.notPlanned.map((row) => [
        row.orderId,
        itemName(row.itemId),
        notPlannedWords(row, itemOf(row.itemId)),
      ]),
    ),
    ...section(
      'Over in racks and trays',
      plan.room.map(({ dateISO, kind, need, have }) => [
        dateLabel(dateISO),
        ROOM_NAMES[kind],
        `${need} of ${have}`,
      ]),
    ),
    '',
  ].join('\n');
}

function section(title: string, rows: readonly string[][]): string[] {
  return rows.length === 0 ? [] : ['', `${title} (${rows.length})`, ...columns(rows)];
}
