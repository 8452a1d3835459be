import { dateLabel } from '#domain/calendar/day-label.ts';
import { addDays } from '#domain/calendar/day-number.ts';
import { harvestPlanRows, type HarvestPlanRow } from '#domain/reports/harvest-plan.ts';
import { figure } from './figures.ts';
import type { Report } from './report.ts';

const USUAL_DAYS = 14;

/** Demand against what grows for it, by day and variety. */
export const harvestPlan: Report = {
  title: 'Harvest Plan',
  usualDays: (today) => ({ from: today, to: addDays(today, USUAL_DAYS - 1) }),
  answer({ farm, today, range }) {
    // A plan has no open end: the days of the screen reach from the end that was named.
    const from = range.from ?? addDays(range.to ?? today, 1 - USUAL_DAYS);
    const to = range.to ?? addDays(from, USUAL_DAYS - 1);
    const rows = harvestPlanRows(farm, today, from, to);
    return {
      json: { rows },
      table: [
        ['Date', 'Variety', 'Demand', 'Carry', 'Net demand', 'Trays', 'Expected', 'Leftover'],
        ...rows.map(planCells),
      ],
    };
  },
};

function planCells(row: HarvestPlanRow): string[] {
  return [
    dateLabel(row.dateISO),
    row.varietyName,
    ...[
      row.demandOz,
      row.carryUsedOz,
      row.netDemandOz,
      row.trays,
      row.expectedOz,
      row.leftoverOz,
    ].map((amount) => figure(amount)),
  ];
}
