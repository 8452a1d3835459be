import { costBook } from '#domain/costing/cost-book.ts';
import { joinedNotes, plainNotes } from '#domain/costing/cost-note.ts';
import { amountUnitOf } from '#domain/catalog/varieties/variety.ts';
import { tellPlainly } from '#domain/tell/teller.ts';
import { packageCostRows, productionCosts } from '#domain/reports/production-costs.ts';
import { costEvents } from '#domain/costing/event-cost.ts';
import { packageCostIn } from '#domain/costing/package-cost.ts';
import { only } from '../command.ts';
import { dollars, figure, type Column, type Report, tableOf } from './report.ts';

export const costs: Report = {
  title: 'Production Costs',
  usualDays: null,
  answer({ farm, orderId }) {
    const event = costEvents(farm).find(({ order }) => order.id === orderId);
    const book = costBook(farm);
    const rows = packageCostRows(farm).map(({ variety, choice, cost }) => ({
      varietyName: variety.name,
      varietyId: variety.id,
      packageOz: choice.ounces,
      ...only(cost, 'seed', 'soil', 'overhead', 'packaging', 'unitCost'),
      warning: tellPlainly(joinedNotes(cost.notes)),
      packagingId: choice.packaging?.id ?? null,
      packagingName: choice.packaging?.name ?? '',
      unitCostInOrder: event === undefined ? null : packageCostIn(book, event, variety.id, choice),
      ...amountUnitOf(variety),
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
