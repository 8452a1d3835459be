import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { listSeedLots, type SeedLotRow } from '#domain/seed-lots/list-seed-lots.ts';
import { type Command, only, rounded, rowsOrNone } from '../command.ts';
import { figure } from '../reports/report.ts';

export const lots: Command = {
  summary: 'seed lots, what is left of them, and their plantings',
  answer({ farm }) {
    const rows = listSeedLots(farm);
    return { json: rounded(rows.map(lotKeys)), lines: describe(rows) };
  },
};

function lotKeys(row: SeedLotRow) {
  const { status = 'OPEN', tests = [], plantings } = row;
  return {
    ...only(row, 'txnId', 'varietyId', 'varietyName', 'code', 'supplier', 'atISO'),
    ...only(row, 'pounds', 'leftLb'),
    status,
    ...only(row, 'bestBefore', 'germinationPercent'),
    tests: tests.map((test) => only(test, 'dateISO', 'percent')),
    plantings,
  };
}

function describe(rows: readonly SeedLotRow[]): string[] {
  const lines = rows.map((row) => [
    row.varietyName,
    row.code,
    row.status ?? 'OPEN',
    row.leftLb === null ? '—' : `${figure(row.leftLb)} lb left`,
    row.plantings.map(({ dateISO, trays }) => `${shortDayLabel(dateISO)} ${trays}`).join(', '),
  ]);
  return rowsOrNone(lines, 'There is no seed lot.');
}
