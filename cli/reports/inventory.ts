import { dateLabel } from '#domain/calendar/day-label.ts';
import { LABEL_ESTIMATE_NOTE } from '#domain/costing/label-estimate.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { reorderWord, type InventoryLine } from '#domain/reports/inventory-line.ts';
import { inventorySnapshot } from '#domain/reports/inventory-snapshot.ts';
import { figure } from './figures.ts';
import type { Report } from './report.ts';

/** How long materials and seed last at the use that the coming orders imply. */
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
      json: { rows, warnings: [...notes.map(({ text }) => text), ...estimates] },
      table: [
        [
          'Material',
          'Runs out',
          'Unit',
          'On hand',
          'Planned a week',
          'Weekly use',
          'Weeks to runout',
          'Reorder',
        ],
        ...lines.map(lineCells),
      ],
    };
  },
};

function lineCells(line: InventoryLine): string[] {
  return [
    line.name,
    line.runOutISO === null ? '—' : dateLabel(line.runOutISO),
    line.unit,
    figure(line.onHand, 4),
    known(line.plannedWeekly),
    known(line.weeklyConsumption),
    known(line.weeksUntilRunout),
    reorderWord(line),
  ];
}

function known(amount: number | null): string {
  return amount === null ? '—' : figure(amount, 4);
}
