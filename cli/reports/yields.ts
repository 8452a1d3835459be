import { yieldsReport, type YieldsRow } from '#domain/reports/yields-report.ts';
import { figure } from './figures.ts';
import type { Report } from './report.ts';

/** Planned against weighed yields, and what they propose. */
export const yields: Report = {
  title: 'Yields',
  usualDays: null,
  answer({ farm, today }) {
    const { rows } = yieldsReport(farm, today);
    return { json: { rows }, table: [HEADS, ...rows.map(cells)] };
  },
};

const HEADS = [
  'Variety',
  'Harvests',
  'Planned oz',
  'Mean oz',
  'Spread',
  'From',
  'To',
  'Lost',
  'Proposed oz',
  'Proposed buffer %',
  'Days',
];

function cells(row: YieldsRow): string[] {
  const figures = [
    row.harvests,
    row.effectiveYieldOz,
    row.meanOz,
    row.spreadOz,
    row.minOz,
    row.maxOz,
    row.lostTrays,
    row.proposedYieldOz,
    row.proposedBufferPercent,
    row.medianDays,
  ];
  return [row.varietyName, ...figures.map((value) => (value === null ? '' : figure(value, 2)))];
}
