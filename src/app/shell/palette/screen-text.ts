import { routePaths } from '#ui/route-paths.ts';

/**
 * What growers call the things of a screen, beside its own name (docs/language.md): by these words the
 * palette finds it, too.
 */
export const SCREEN_TEXT: Readonly<Record<string, string>> = {
  [routePaths.dashboard]: 'home overview today runs out',
  [routePaths.tasksToday]: 'tasks work soak plant water harvest quick task plan again rebuild late',
  [routePaths.planner]: 'monthly planner calendar month',
  [routePaths.harvestPlan]: 'cutting carry lot',
  [routePaths.capacity]: 'monitor room rack slot over capacity full',
  [routePaths.orders]: 'event delivery customer one-time recurring market',
  [routePaths.invoices]: 'bill invoice credit note payment paid owes overdue number',
  [routePaths.batches]: 'cycle planting planted missed batch lot buffer',
  [routePaths.trays]: 'rack shelf slot tray with holes count threshold stack',
  [routePaths.products]: 'mix blend package',
  [routePaths.varieties]: 'crop schedule step yield calibration',
  [routePaths.seedVault]: 'seed intake count on hand bag',
  [routePaths.inventory]: 'material soil label box stock raw materials count',
  [routePaths.packaging]: 'box label insert package',
  [routePaths.overheads]: 'overhead rent power wages budget bill scenario month',
  [routePaths.buyingList]: 'buy order supplier seed soil boxes bag received',
  [routePaths.costs]: 'unit cost production costs package price',
  [routePaths.inventorySnapshot]: 'snapshot stock trays',
  [routePaths.orderCosts]: 'cost history order cost detail profit',
  [routePaths.growth]: 'recorded estimated net loss yield report',
  [routePaths.customerCosts]: 'customer cost who orders',
  [routePaths.trayDemand]: 'market event demand',
  [routePaths.proItems]: 'pro item powder jar label stock',
  [routePaths.proProducts]: 'pro recipe variant',
  [routePaths.proOrders]: 'pro order reserve complete shortage',
  [routePaths.proPlanner]: 'pro dryer plan simulator demand conflict',
  [routePaths.freezeDryer]: 'dryer load shelf pro',
  [routePaths.settings]: 'backup restore import appearance calendar google farm name copy',
  [routePaths.people]: 'member helper grower owner invite qr code join device phone key leave',
  [routePaths.syncNotices]: 'notice conflict device cloud merge',
};
