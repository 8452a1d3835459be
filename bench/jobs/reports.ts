import { ok } from 'node:assert';
import { buyingList } from '#domain/buying/buying-list.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { costsByCustomer } from '#domain/costing/customer-costs.ts';
import { costEvents } from '#domain/costing/event-cost.ts';
import { orderCostTotals } from '#domain/costing/order-cost-totals.ts';
import { orderCosts } from '#domain/costing/order-cost.ts';
import { overheadCharged } from '#domain/costing/overhead-charged.ts';
import { growthReport } from '#domain/reports/growth-report.ts';
import { growthWeeks } from '#domain/reports/growth-weeks.ts';
import { contributionsByHarvest, harvestPlanRows } from '#domain/reports/harvest-plan.ts';
import { inventorySnapshot } from '#domain/reports/inventory-snapshot.ts';
import { packageCostRows, productionCosts } from '#domain/reports/production-costs.ts';
import { seedVaultRows } from '#domain/reports/seed-vault.ts';
import { trayDemand, trayDemandByMarket } from '#domain/reports/tray-demand.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { largeFarm } from '../farms/large-farm.ts';
import { type Job, writingDown } from '../job.ts';

const TODAY = '2026-11-20';
/** From the first order on, and as far ahead as people look. */
const WHOLE_YEAR = { from: addDays(TODAY, -365), to: addDays(TODAY, 90) };

const ALL = { from: null, to: null };

/** What a report may take. */
const MOST_MS = 150;

/** Every report over a year of a large farm, each beside reading once the records that it is made from. */
export function reportJobs(orders: number): Job[] {
  const farm = largeFarm({ varieties: 40, orders, months: 12, today: TODAY });
  const growth = { range: WHOLE_YEAR, grouping: 'week-variety', withEstimates: true } as const;
  const [from, to] = [TODAY, addDays(TODAY, 29)];
  const rows = packageCostRows(farm).length;
  const job = (name: string, run: () => unknown, records: readonly object[]): Job => ({
    name: `${name}, ${orders} orders, a year`,
    contenders: [
      { name, kind: 'ours', run },
      writingDown(`its ${records.length} records`, records),
    ],
    withinMs: MOST_MS,
    check: () => checkTotals(farm, rows),
  });
  return [
    job('costs', () => [productionCosts(farm), packageCostRows(farm)], [
      ...farm.varieties,
      ...farm.catalog.materials,
    ]),
    job('inventory', () => inventorySnapshot(farm, TODAY), [...farm.orders, ...farm.tasks]),
    job('buying list', () => buyingList(farm, TODAY), [...farm.orders, ...farm.tasks]),
    job('seed vault', () => seedVaultRows(farm, TODAY), [...farm.seedsInventory, ...farm.tasks]),
    job('order costs', () => orderCostTotals(orderCosts(farm, ALL, TODAY)), farm.orders),
    job(
      'overhead beside bills',
      () => overheadCharged(costEvents(farm), farm.catalog.overheadLogs, ALL, TODAY),
      farm.orders,
    ),
    job('customers', () => costsByCustomer(orderCosts(farm, WHOLE_YEAR, TODAY)), farm.orders),
    job(
      'growth',
      () => growthWeeks(growthReport(farm, growth), 'week-variety', WHOLE_YEAR, TODAY),
      [...farm.tasks, ...farm.traysPlantedLog],
    ),
    job(
      'harvest plan of 30 days with its orders',
      () => [harvestPlanRows(farm, TODAY, from, to), contributionsByHarvest(farm, from, to)],
      [...farm.orders, ...farm.tasks],
    ),
    job('tray demand by market', () => trayDemandByMarket(farm, WHOLE_YEAR, TODAY), farm.orders),
    job('tray demand', () => trayDemand(farm, WHOLE_YEAR, TODAY), [
      ...farm.orders,
      ...farm.demandRecords,
    ]),
  ];
}

/** The reports have something to say, and two that see the same orders agree. */
function checkTotals(farm: FarmDocument, packages: number): void {
  const costs = orderCosts(farm, WHOLE_YEAR, TODAY);
  const byCustomer = costsByCustomer(orderCosts(farm, WHOLE_YEAR, TODAY));
  const sum = byCustomer.reduce((total, { totalCost }) => total + totalCost, 0);
  const { totalCost } = orderCostTotals(costs);
  ok(packages >= farm.varieties.length, 'Every variety has a package');
  ok(totalCost > 0 && Math.abs(sum - totalCost) < 0.01 * costs.length, 'Customers add up');
  ok(trayDemand(farm, WHOLE_YEAR, TODAY).rows.length > 0, 'Markets sell something');
}
