import { usualDemandDays } from '#domain/reports/market-sales.ts';
import { trayDemand as demandOf, trayDemandByMarket } from '#domain/reports/tray-demand.ts';
import { figure } from './figures.ts';
import { type Report, tableOf } from './report.ts';

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
      table: tableOf(rows, [
        ['Variety', (row) => row.varietyName, 'Total'],
        ['Packaging', (row) => row.packagingName],
        ['Units', (row) => figure(row.units), figure(totals.units)],
        ['Pkg Oz', (row) => figure(row.packageOz, 4)],
        ['Avg Yield/Tray (oz)', (row) => figure(row.avgYieldOzPerTray, 2)],
        ['Trays Needed', (row) => figure(row.traysNeeded), figure(totals.traysNeeded)],
      ]),
    };
  },
};
