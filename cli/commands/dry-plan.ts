import { tellPlainly } from '#domain/tell/teller.ts';
import { DEFAULT_PRO_SETTINGS } from '#domain/settings/settings.ts';
import { dateLabel } from '#domain/calendar/day-label.ts';
import { SPACE_NAMES } from '#domain/capacity/space-use.ts';
import { buildDryPlanInput } from '#domain/dryer-plan/question/build-dry-plan-input.ts';
import type { DryPlan } from '#domain/dryer-plan/result/dry-plan.ts';
import { type DryPlanInput, replaceableLoads } from '#domain/dryer-plan/question/dry-plan-input.ts';
import { dryPlanAtOnce } from '#domain/dryer-plan/search/search-dry-plan.ts';
import {
  LATE_CAUSE_TEXTS,
  loadGoodsText,
  notPlannedText,
} from '#domain/dryer-plan/result/dry-plan-text.ts';
import { byTexts } from '#domain/records/lists.ts';
import { traysText } from '#domain/catalog/varieties/variety.ts';
import {
  type Command,
  type Question,
  rounded,
  readWholeOption,
  counted,
  countedRows,
} from '../command.ts';

/** Steps of a search. */
const STEPS = { usual: 450, max: 100_000 };

export const dryPlan: Command = {
  summary: 'a plan of every freeze dryer that can be carried out',
  options: ['steps'],
  flags: ['gross', 'must-fit'],
  answer({ farm, today, options }) {
    const settings = farm.settings.pro ?? DEFAULT_PRO_SETTINGS;
    const asked = buildDryPlanInput(farm, today, {
      ...settings,
      planNet: settings.planNet && options['gross'] === undefined,
      mustFit: settings.mustFit || options['must-fit'] !== undefined,
    });
    const question = { ...asked, planned: replaceableLoads(farm.dryLoads ?? [], asked) };
    const plan = dryPlanAtOnce(question, readWholeOption('steps', options['steps'], STEPS));
    return { json: rounded(planKeys(plan)), lines: planLines(question, plan, farm) };
  },
};

/** The plan with the keys of a program's answer, in their order. */
function planKeys({ alerts, points, bound, notPlanned, ...plan }: DryPlan) {
  const told = notPlanned
    .map(({ orderId, itemId, reason }) => ({ orderId, itemId, reason }))
    .toSorted(byTexts('itemId', 'orderId'));
  return { ...plan, notPlanned: told, alerts, points, bound };
}

function planLines(question: DryPlanInput, plan: DryPlan, farm: Question['farm']): string[] {
  const itemOf = (itemId: string) => farm.alchemy.items.find(({ id }) => id === itemId);
  const itemName = (id: string) => itemOf(id)?.name ?? id;
  const dryerName = (id: string) => question.dryers.find((row) => row.id === id)?.label ?? id;
  return [
    `Dryers from ${dateLabel(plan.today)} to ${dateLabel(plan.endISO)}: ` +
      `${counted(plan.loads.length, 'load')}, ${counted(plan.alerts.length, 'order')} late`,
    `Score ${plan.points}, lower bound ${plan.bound}`,
    ...countedRows('Loads', plan.loads, ({ dryerId, startISO, readyISO, lines }) => [
      dateLabel(startISO),
      dryerName(dryerId),
      loadGoodsText(lines, itemName),
      `ready ${dateLabel(readyISO)}`,
    ]),
    ...section('Fresh harvests', plan.fresh, ({ cutISO, itemId, trays }) => [
      dateLabel(cutISO),
      itemName(itemId),
      traysText(trays),
    ]),
    ...section('Plantings', plan.plantings, ({ dateISO, varietyId, trays }) => [
      dateLabel(dateISO),
      question.varieties.find((row) => row.id === varietyId)?.name ?? varietyId,
      traysText(trays),
    ]),
    ...section('Late', plan.alerts, ({ orderId, cause, cures }) => [
      orderId,
      LATE_CAUSE_TEXTS[cause],
      cures.map(({ text }) => tellPlainly(text)).join('; '),
    ]),
    ...section('Not planned', plan.notPlanned, (row) => [
      row.orderId,
      itemName(row.itemId),
      tellPlainly(notPlannedText(row, itemOf(row.itemId))),
    ]),
    ...section('Over in racks and trays', plan.room, ({ dateISO, kind, need, have }) => [
      dateLabel(dateISO),
      SPACE_NAMES[kind],
      `${need} of ${have}`,
    ]),
  ];
}

function section<Row>(
  title: string,
  rows: readonly Row[],
  cells: (row: Row) => string[],
): string[] {
  return rows.length === 0 ? [] : countedRows(title, rows, cells);
}
