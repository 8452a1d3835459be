import { growthReport, type GrowthAmounts } from '#domain/reports/growth-report.ts';
import { figure } from './figures.ts';
import { daysUpTo, type Report } from './report.ts';

/** Trays planted, harvested and lost, by week. */
export const growth: Report = {
  title: 'Growth Report',
  usualDays: daysUpTo(84),
  answer({ farm, range }) {
    const report = growthReport(farm, { range, grouping: 'week', withEstimates: true });
    return {
      json: { ...report },
      table: [
        ['Week', 'From', 'Planted', 'Estimated', 'Harvested', 'Lost', 'Net'],
        ...report.rows.map((row) => [row.week, row.weekStart, ...amountCells(row)]),
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
