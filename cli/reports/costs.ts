import { packageCostRows, productionCosts } from '#domain/reports/production-costs.ts';
import { costEvents } from '#domain/costing/event-cost.ts';
import { orderLikeCosts } from '#domain/costing/order-like-costs.ts';
import { dollars, figure } from './figures.ts';
import type { Report } from './report.ts';

/** What every variety costs in every package it could be sold in. */
export const costs: Report = {
  title: 'Production Costs',
  usualDays: null,
  answer({ farm, orderId }) {
    const names = new Map(farm.varieties.map(({ id, name }) => [id, name]));
    const event = costEvents(farm).find(({ order }) => order.id === orderId);
    const costInOrder = event === undefined ? () => null : orderLikeCosts(farm, event);
    const rows = packageCostRows(farm).map(({ notes: _notes, choice, ...row }) => ({
      varietyName: names.get(row.varietyId) ?? '',
      ...row,
      packagingId: choice.packaging?.id ?? null,
      packagingName: choice.packaging?.name ?? '',
      unitCostInOrder: costInOrder(row.varietyId, choice),
    }));
    const warnings = productionCosts(farm).warnings.map(({ text }) => text);
    return {
      json: { rows, warnings },
      table: [
        [
          'Variety',
          'Package',
          'Seed',
          'Soil',
          'Overhead',
          'Packaging',
          'Unit cost',
          '',
          ...(orderId === null ? [] : ['In the order']),
        ],
        ...rows.map((row) => [
          row.varietyName,
          `${figure(row.packageOz, 4)} oz`,
          dollars(row.seed),
          dollars(row.soil),
          dollars(row.overhead),
          dollars(row.packaging),
          dollars(row.unitCost),
          row.warning,
          ...(orderId === null ? [] : [inOrder(row.unitCostInOrder)]),
        ]),
      ],
    };
  },
};

function inOrder(cost: number | null): string {
  return cost === null ? '—' : dollars(cost);
}
