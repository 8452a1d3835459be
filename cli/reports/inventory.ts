import { plainNotes } from '#domain/costing/cost-note.ts';
import { dateLabel } from '#domain/calendar/day-label.ts';
import { LABEL_ESTIMATE_NOTE } from '#domain/costing/label-estimate.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { reorderWord, type InventoryLine } from '#domain/reports/inventory-line.ts';
import { inventorySnapshot } from '#domain/reports/inventory-snapshot.ts';
import { figure, type Column, type Report, tableOf } from './report.ts';

export const inventory: Report = {
  title: 'Inventory Snapshot',
  usualDays: null,
  answer({ farm, today }) {
    const planned = { ...farm, tasks: planFarm(farm, today).tasks };
    const { lines, notes } = inventorySnapshot(planned, today);
    const rows = lines.map(
      ({
        reorderUrl: _url,
        missing: _missing,
        inVault: _inVault,
        isCounted: _isCounted,
        ...line
      }) => line,
    );
    const estimates = lines.length === 0 ? [] : [LABEL_ESTIMATE_NOTE];
    return {
      json: { rows, warnings: [...plainNotes(notes), ...estimates] },
      table: tableOf(lines, COLUMNS),
    };
  },
};

const COLUMNS: readonly Column<InventoryLine>[] = [
  ['Material', (line) => line.name],
  ['Runs out', ({ runOutISO }) => (runOutISO === null ? '—' : dateLabel(runOutISO))],
  ['Unit', (line) => line.unit],
  ['On hand', (line) => figure(line.onHand, 4)],
  ['Planned per week', (line) => known(line.plannedWeekly)],
  ['Weekly use', (line) => known(line.weeklyConsumption)],
  ['Weeks to runout', (line) => known(line.weeksUntilRunout)],
  ['Reorder', reorderWord],
];

function known(amount: number | null): string {
  return amount === null ? '—' : figure(amount, 4);
}
