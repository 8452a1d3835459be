import {
  inventorySnapshot,
  LABEL_ESTIMATE_NOTE,
  type InventoryLine,
} from '#domain/reports/inventory-snapshot.ts';
import { figure } from './figures.ts';
import type { Report } from './report.ts';

/** How long materials and seed last at the use that the coming orders imply. */
export const inventory: Report = {
  title: 'Inventory Snapshot',
  usualDays: null,
  answer({ farm, today }) {
    const { lines, notes } = inventorySnapshot(farm, today);
    const rows = lines.map(({ reorderUrl: _reorderUrl, ...line }) => line);
    const estimates = lines.length === 0 ? [] : [LABEL_ESTIMATE_NOTE];
    return {
      json: { rows, warnings: [...notes.map(({ text }) => text), ...estimates] },
      table: [
        ['Material', 'Unit', 'On hand', 'Weekly use', 'Weeks to runout', 'Reorder'],
        ...lines.map(lineCells),
      ],
    };
  },
};

function lineCells(line: InventoryLine): string[] {
  return [
    line.name,
    line.unit,
    figure(line.onHand, 4),
    known(line.weeklyConsumption),
    known(line.weeksUntilRunout),
    line.belowReorder ? 'yes' : 'no',
  ];
}

function known(amount: number | null): string {
  return amount === null ? '—' : figure(amount, 4);
}
