import { costBook } from '#domain/costing/cost-book.ts';
import { plainNotes } from '#domain/costing/cost-note.ts';
import { tellPlainly } from '#domain/tell/teller.ts';
import { packageCostRows, productionCosts } from '#domain/reports/production-costs.ts';
import { costEvents } from '#domain/costing/event-cost.ts';
import { packageCostIn } from '#domain/costing/package-cost.ts';
import { dollars, figure, type Column, type Report, tableOf } from './report.ts';

export const costs: Report = {
  title: 'Production Costs',
  usualDays: null,
  answer({ farm, orderId }) {
    const names = new Map(farm.varieties.map(({ id, name }) => [id, name]));
    const event = costEvents(farm).find(({ order }) => order.id === orderId);
    const book = costBook(farm);
    const rows = packageCostRows(farm).map(({ notes: _notes, choice, unit, ...row }) => ({
      varietyName: names.get(row.varietyId) ?? '',
      ...row,
      warning: tellPlainly(row.warning),
      packagingId: choice.packaging?.id ?? null,
      packagingName: choice.packaging?.name ?? '',
      unitCostInOrder:
        event === undefined ? null : packageCostIn(book, event, row.varietyId, choice),
      ...(unit && { unit }),
    }));
    const warnings = plainNotes(productionCosts(farm).warnings);
    return {
      json: { rows, warnings },
      table: tableOf(rows, [
        ['Variety', (row) => row.varietyName],
        ['Package', (row) => (row.unit === 'tray' ? '1 tray' : `${figure(row.packageOz, 4)} oz`)],
        ['Seed', (row) => dollars(row.seed)],
        ['Soil', (row) => dollars(row.soil)],
        ['Overhead', (row) => dollars(row.overhead)],
        ['Packaging', (row) => dollars(row.packaging)],
        ['Unit cost', (row) => dollars(row.unitCost)],
        ['', (row) => row.warning],
        ...(orderId === null ? [] : [inOrder]),
      ]),
    };
  },
};

const inOrder: Column<{ readonly unitCostInOrder: number | null }> = [
  'In the order',
  ({ unitCostInOrder: cost }) => (cost === null ? '—' : dollars(cost)),
];
