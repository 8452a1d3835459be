import { packageCostRows, productionCosts } from '#domain/reports/production-costs.ts';
import { dollars, figure } from './figures.ts';
import type { Report } from './report.ts';

/** What every variety costs in every package it could be sold in. */
export const costs: Report = {
  title: 'Production Costs',
  usualDays: null,
  answer({ farm }) {
    const names = new Map(farm.varieties.map(({ id, name }) => [id, name]));
    const rows = packageCostRows(farm).map(({ notes: _notes, ...row }) => ({
      varietyName: names.get(row.varietyId) ?? '',
      ...row,
    }));
    const warnings = productionCosts(farm).warnings.map(({ text }) => text);
    return {
      json: { rows, warnings },
      table: [
        ['Variety', 'Package', 'Seed', 'Soil', 'Overhead', 'Packaging', 'Unit cost', ''],
        ...rows.map((row) => [
          row.varietyName,
          `${figure(row.packageOz, 4)} oz`,
          dollars(row.seed),
          dollars(row.soil),
          dollars(row.overhead),
          dollars(row.packaging),
          dollars(row.unitCost),
          row.warning,
        ]),
      ],
    };
  },
};
