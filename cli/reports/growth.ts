import type { IsoDate, ReportRange } from '#domain/calendar/iso-date.ts';
import { growthReport, type GrowthAmounts } from '#domain/reports/growth-report.ts';
import { growthWeeks } from '#domain/reports/growth-weeks.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { only } from '../command.ts';
import { figure, daysUpTo, type Report, tableOf } from './report.ts';

const AMOUNTS = [
  ['Planted', 'plantedTrays'],
  ['Estimated', 'estimatedTrays'],
  ['Harvested', 'harvestedTrays'],
  ['Lost', 'lostTrays'],
  ['Harvested less lost', 'netTrays'],
] as const;

export const growth: Report = {
  title: 'Growth Report',
  usualDays: daysUpTo(84),
  answer({ farm, today, range }) {
    const { report, ...byWeek } = growthOf(farm, range, today, true);
    const { report: withoutEstimates, ...measured } = growthOf(farm, range, today, false);
    return {
      json: {
        ...only(report, 'rows', 'totals', 'warnings'),
        ...byWeek,
        withoutEstimates: { ...measured, ...only(withoutEstimates, 'totals', 'warnings') },
      },
      table: tableOf(byWeek.weeks, [
        ['Week', (row) => row.week, 'Total'],
        ['From', (row) => row.weekStart],
        ...AMOUNTS.map(
          ([head, key]) =>
            [head, (row: GrowthAmounts) => figure(row[key]), figure(report.totals[key])] as const,
        ),
      ]),
    };
  },
};

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
