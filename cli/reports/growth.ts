import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { growthReport, type GrowthAmounts } from '#domain/reports/growth-report.ts';
import { growthWeeks } from '#domain/reports/growth-weeks.ts';
import type { ReportRange } from '#domain/reports/report-range.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { figure } from './figures.ts';
import { daysUpTo, type Report } from './report.ts';

/** Trays planted, harvested and lost, by week. */
export const growth: Report = {
  title: 'Growth Report',
  usualDays: daysUpTo(84),
  answer({ farm, today, range }) {
    const withEstimates = growthOf(farm, range, today, true);
    const { report } = withEstimates;
    const { weeks, weeksByVariety } = withEstimates;
    const hidden = growthOf(farm, range, today, false);
    return {
      json: {
        rows: report.rows,
        totals: report.totals,
        warnings: report.warnings,
        weeks,
        weeksByVariety,
        withoutEstimates: {
          weeks: hidden.weeks,
          weeksByVariety: hidden.weeksByVariety,
          totals: hidden.report.totals,
          warnings: hidden.report.warnings,
        },
      },
      table: [
        ['Week', 'From', 'Planted', 'Estimated', 'Harvested', 'Lost', 'Harvested less lost'],
        ...weeks.map((row) => [row.week, row.weekStart, ...amountCells(row)]),
        ['Total', '', ...amountCells(report.totals)],
      ],
    };
  },
};

function amountCells(amounts: GrowthAmounts): string[] {
  const { plantedTrays, estimatedTrays, harvestedTrays, lostTrays, netTrays } = amounts;
  return [plantedTrays, estimatedTrays, harvestedTrays, lostTrays, netTrays].map((trays) =>
    figure(trays),
  );
}

/** The report as its screen shows it, by week and by week and variety. */
function growthOf(farm: FarmDocument, range: ReportRange, today: IsoDate, withEstimates: boolean) {
  const reportBy = (grouping: 'week' | 'week-variety') =>
    growthReport(farm, { range, grouping, withEstimates });
  const weeksBy = (grouping: 'week' | 'week-variety') =>
    growthWeeks(reportBy(grouping), grouping, range, today);
  return {
    report: reportBy('week'),
    weeks: weeksBy('week'),
    weeksByVariety: weeksBy('week-variety'),
  };
}
