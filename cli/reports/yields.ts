import { yieldsReport, type YieldsRow } from '#domain/reports/yields-report.ts';
import { figure, type Column, type Report, tableOf } from './report.ts';

export const yields: Report = {
  title: 'Yields',
  usualDays: null,
  answer({ farm, today }) {
    const { rows } = yieldsReport(farm, today);
    return { json: { rows }, table: tableOf(rows, COLUMNS) };
  },
};

const COLUMNS: readonly Column<YieldsRow>[] = [
  ['Variety', (row) => row.varietyName],
  ['Harvests', (row) => known(row.harvests)],
  ['Planned oz', (row) => known(row.effectiveYieldOz)],
  ['Mean oz', (row) => known(row.meanOz)],
  ['Spread', (row) => known(row.spreadOz)],
  ['From', (row) => known(row.minOz)],
  ['To', (row) => known(row.maxOz)],
  ['Lost', (row) => known(row.lostTrays)],
  ['Proposed oz', (row) => known(row.proposedYieldOz)],
  ['Proposed buffer %', (row) => known(row.proposedBufferPercent)],
  ['Days', (row) => known(row.medianDays)],
];

function known(value: number | null): string {
  return value === null ? '' : figure(value, 2);
}
