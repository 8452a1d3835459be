import { amountInUnit, traysText } from '#domain/catalog/varieties/variety.ts';
import { isSaid } from '#domain/tell/say.ts';
import { tellPlainly } from '#domain/tell/teller.ts';
import { dateLabel } from '#domain/calendar/day-label.ts';
import { compareOutlooks } from '#domain/answers/plan-diff/compare-outlooks.ts';
import type { PlanDiff } from '#domain/answers/plan-diff/plan-diff.ts';
import { surplusUse } from '#domain/answers/shortages/surplus-use.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { columns, type Command, UsageError, rounded } from '../command.ts';
import { figure } from '../reports/report.ts';

export const diff: Command = {
  summary: 'what a change does to plantings, harvests and deliveries',
  flags: ['use-surplus'],
  farms: ['after.json'],
  answer({ farm, today, options, farms: [after] = [] }) {
    if (after === undefined) throw new UsageError('mgm diff needs backup.json and after.json.');
    const [was, is] = [forecastSupply(farm, today), forecastSupply(after, today)];
    const surplus = options['use-surplus'] === undefined ? undefined : surplusUse(was, is);
    const result = compareOutlooks(was, surplus?.outlook ?? is);
    return {
      json: rounded({ today, ...result, ...(surplus && { takes: surplus.takes }) }),
      lines: [...describe(result), ...(surplus?.words ?? []).map(tellPlainly)],
    };
  },
};

function describe(diff: PlanDiff): string[] {
  const sections = [
    section('Planting', diff.plantings, (row) => [
      dateLabel(row.dateISO),
      row.varietyName,
      `${row.before} → ${traysText(row.after)}`,
    ]),
    section('Harvest', diff.harvests, (row) => [
      dateLabel(row.dateISO),
      row.varietyName,
      `${figure(row.ozBefore)} → ${amountInUnit(row.ozAfter, row)}`,
    ]),
    section('Too late to plant', diff.tooLate, (row) => [
      dateLabel(row.harvestISO),
      row.varietyName,
      `${traysText(row.trays)}, due ${dateLabel(row.startISO)}`,
    ]),
    section('Short', diff.short, (row) => [
      dateLabel(row.dateISO),
      row.orderName,
      row.varietyName,
      `${figure(row.shortBefore)} → ${amountInUnit(row.shortAfter, row)}`,
    ]),
    section('Surplus', diff.surplus, (row) => [
      dateLabel(row.dateISO),
      row.varietyName,
      `${figure(row.leftBefore)} → ${amountInUnit(row.leftAfter, row)}`,
    ]),
    section('Racks', diff.full, (row) => [
      dateLabel(row.dateISO),
      row.kind,
      `over by ${figure(row.overBefore, 2)} → ${figure(row.overAfter, 2)}`,
    ]),
  ].flat();
  if (sections.length === 0) return ['Nothing in the plan changes.'];
  const summary = isSaid(diff.summary) ? [tellPlainly(diff.summary), ''] : [];
  return [...summary, ...sections];
}

function section<Row>(
  title: string,
  rows: readonly Row[],
  cells: (row: Row) => readonly string[],
): string[] {
  return rows.length === 0 ? [] : [title, ...columns(rows.map(cells))];
}
