import { usualDemandDays } from '#domain/reports/market-sales.ts';
import {
  trayDemand as demandOf,
  trayDemandByMarket,
  type TrayDemandRow,
} from '#domain/reports/tray-demand.ts';
import { figure, type Report, tableOf } from './report.ts';

export const trayDemandReport: Report = {
  title: 'Tray Demand Report',
  usualDays: usualDemandDays,
  answer({ farm, today, range }) {
    const demand = demandOf(farm, range, today);
    const { totals } = demand;
    const markets = trayDemandByMarket(farm, range, today).map(({ market, ...demand }) => ({
      marketId: market.id,
      name: market.name,
      kind: market.kind,
      rows: demand.rows.map(forPrograms),
      totals: demand.totals,
    }));
    return {
      json: { rows: demand.rows.map(forPrograms), totals, markets },
      table: tableOf(demand.rows, [
        ['Variety', (row) => row.varietyName, 'Total'],
        ['Packaging', (row) => row.packagingName],
        ['Units', (row) => figure(row.units), figure(totals.units)],
        ['Pkg Oz', (row) => (row.unit === 'tray' ? '1 tray' : figure(row.packageOz, 4))],
        [
          'Avg Yield/Tray (oz)',
          (row) => (row.unit === 'tray' ? '' : figure(row.avgYieldOzPerTray, 2)),
        ],
        ['Trays Needed', (row) => figure(row.traysNeeded), figure(totals.traysNeeded)],
      ]),
    };
  },
};

function forPrograms({
  unit: _unit,
  sizeOz: _sizeOz,
  ...row
}: TrayDemandRow): Omit<TrayDemandRow, 'unit' | 'sizeOz'> {
  return row;
}
