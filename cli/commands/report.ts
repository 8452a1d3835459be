import { readDayOption, columns, UsageError, type Command, type Question } from '../command.ts';
import { costs } from '../reports/costs.ts';
import { customers } from '../reports/customers.ts';
import { growth } from '../reports/growth.ts';
import { harvestPlan } from '../reports/harvest-plan.ts';
import { inventory } from '../reports/inventory.ts';
import { marginReport } from '../reports/margin.ts';
import { orderCostsReport } from '../reports/order-costs.ts';
import { EVER, rangeLabel, rangeOf, type Report } from '../reports/report.ts';
import { trayDemandReport } from '../reports/tray-demand.ts';
import { yields } from '../reports/yields.ts';

const REPORTS: Readonly<Record<string, Report>> = {
  costs,
  inventory,
  'order-costs': orderCostsReport,
  customers,
  margin: marginReport,
  growth,
  'harvest-plan': harvestPlan,
  'tray-demand': trayDemandReport,
  yields,
};

/** `mgm report`: the rows of one of the reports, of the days its screen shows unless others are named. */
export const report: Command = {
  summary: Object.keys(REPORTS).join(', '),
  subjects: Object.keys(REPORTS),
  options: ['from', 'to', 'range', 'order'],
  answer({ farm, today, subject, options }) {
    const wanted = REPORTS[subject];
    if (wanted === undefined) throw new UsageError(`There is no report '${subject}'.`);
    const from = readDayOption('from', options['from']);
    const to = readDayOption('to', options['to']);
    const usual = wanted.usualDays?.(today) ?? EVER;
    const range = readAllDays(options) ? EVER : rangeOf(from, to, usual);
    const orderId = options['order'] ?? null;
    const { json, table } = wanted.answer({ farm, today, range, orderId });
    const lines = [
      [wanted.title, ...(wanted.usualDays === null ? [] : [rangeLabel(range)])].join(', '),
      ...columns(table),
      ...(json.warnings ?? []).flatMap((warning) => ['', warning]),
    ];
    return { json, lines };
  },
};

/** `--range=all`, as the address of a screen has it. */
function readAllDays({ range, from, to }: Question['options']): boolean {
  if (range === undefined) return false;
  if (range !== 'all') throw new UsageError(`--range can be all, not '${range}'.`);
  if (from === undefined && to === undefined) return true;
  throw new UsageError('--range=all goes without --from and --to.');
}
