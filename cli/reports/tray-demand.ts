import { usualDemandDays } from '#domain/reports/market-sales.ts';
import { trayDemand as demandOf, trayDemandByMarket } from '#domain/reports/tray-demand.ts';
import { figure } from './figures.ts';
import type { Report } from './report.ts';

/** Trays that markets and events need. */
export const trayDemandReport: Report = {
  title: 'Tray Demand Report',
  usualDays: usualDemandDays,
  answer({ farm, today, range }) {
    const { rows, totals } = demandOf(farm, range, today);
    const markets = trayDemandByMarket(farm, range, today).map(({ market, ...demand }) => ({
      marketId: market.id,
      name: market.name,
      kind: market.kind,
      ...demand,
    }));
    return {
      json: { rows, totals, markets },
      table: [
        ['Variety', 'Packaging', 'Units', 'Pkg Oz', 'Avg Yield/Tray (oz)', 'Trays Needed'],
        ...rows.map((row) => [
          row.varietyName,
          row.packagingName,
          figure(row.units),
          figure(row.packageOz, 4),
          figure(row.avgYieldOzPerTray, 2),
          figure(row.traysNeeded),
        ]),
        ['Total', '', figure(totals.units), '', '', figure(totals.traysNeeded)],
      ],
    };
  },
};
