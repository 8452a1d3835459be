import {
  IconAdjustmentsHorizontal,
  IconBox,
  IconChartBar,
  IconFlask,
  IconLayoutDashboard,
  IconListCheck,
  IconSeedling,
} from '@tabler/icons-react';
import { routePaths } from '#ui/route-paths.ts';

interface SectionTab {
  readonly label: string;
  readonly path: string;
  /** Title of the browser tab, where it isn’t the label. */
  readonly title?: string;
}

export interface Section extends SectionTab {
  readonly icon: typeof IconBox;
  readonly tabs: readonly SectionTab[];
}

const { tasks, ops, catalog, reporting, alchemy, setup } = routePaths;

/** The seven entries in the order of a day: what to do, for whom, with what, at which cost. */
export const sections: readonly Section[] = [
  {
    label: 'Dashboard',
    path: routePaths.dashboard,
    title: 'Today',
    icon: IconLayoutDashboard,
    tabs: [],
  },
  {
    label: 'Tasks',
    path: tasks,
    icon: IconListCheck,
    tabs: [
      { label: 'Today', path: routePaths.tasksToday, title: 'Tasks' },
      { label: 'Planner', path: routePaths.planner, title: 'Monthly planner' },
      { label: 'Harvest Plan', path: routePaths.harvestPlan },
      { label: 'Capacity', path: routePaths.capacity, title: 'Capacity Monitor' },
    ],
  },
  {
    label: 'Operations',
    path: ops,
    icon: IconBox,
    tabs: [
      { label: 'Orders', path: routePaths.orders },
      { label: 'Deliveries', path: routePaths.deliveries },
      { label: 'Invoices', path: routePaths.invoices },
      { label: 'Batches', path: routePaths.batches },
      { label: 'Trays & Racks', path: routePaths.trays },
    ],
  },
  {
    label: 'Catalog',
    path: catalog,
    icon: IconSeedling,
    tabs: [
      { label: 'Products', path: routePaths.products },
      { label: 'Varieties', path: routePaths.varieties },
      { label: 'Seed Vault', path: routePaths.seedVault, title: 'Seed Inventory' },
      { label: 'Inventory', path: routePaths.inventory },
      { label: 'Packaging', path: routePaths.packaging },
      { label: 'Overheads', path: routePaths.overheads, title: 'Overhead Catalog' },
      { label: 'Buying list', path: routePaths.buyingList },
    ],
  },
  {
    label: 'Reporting',
    path: reporting,
    icon: IconChartBar,
    tabs: [
      { label: 'Costs', path: routePaths.costs, title: 'Production Costs' },
      { label: 'Inventory', path: routePaths.inventorySnapshot, title: 'Inventory Snapshot' },
      { label: 'Order Costs', path: routePaths.orderCosts, title: 'Order Cost Detail' },
      { label: 'Growth', path: routePaths.growth, title: 'Growth Report' },
      { label: 'Customers', path: routePaths.customerCosts },
      { label: 'Tray Demand', path: routePaths.trayDemand },
    ],
  },
  {
    label: 'Alchemy',
    path: alchemy,
    icon: IconFlask,
    tabs: [
      { label: 'Items', path: routePaths.proItems },
      { label: 'Products', path: routePaths.proProducts, title: 'Pro Products' },
      { label: 'Orders', path: routePaths.proOrders, title: 'Pro Orders' },
      { label: 'Planner', path: routePaths.proPlanner, title: 'Planner Pro' },
      { label: 'Freeze Dryer', path: routePaths.freezeDryer },
    ],
  },
  {
    label: 'Setup',
    path: setup,
    icon: IconAdjustmentsHorizontal,
    tabs: [
      { label: 'Settings', path: routePaths.settings },
      { label: 'People', path: routePaths.people },
      { label: 'Sync notices', path: routePaths.syncNotices },
    ],
  },
];

export function isAtOrUnder(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The section marked active on a page: the dashboard on its own path only, the others on their tabs and sub paths. */
export function sectionOf(pathname: string): Section | undefined {
  return sections.find(({ tabs, path }) =>
    tabs.length === 0 ? pathname === path : isAtOrUnder(placeOf(pathname), path),
  );
}

/** The tab a page belongs to; a variety's own page belongs to Varieties. */
export function tabOf(section: Section, pathname: string): SectionTab | undefined {
  return section.tabs.find((tab) => isAtOrUnder(placeOf(pathname), tab.path));
}

/** The Seed Vault has a second address. */
function placeOf(pathname: string): string {
  return pathname === '/inventory/seeds' ? routePaths.seedVault : pathname;
}

/** Screens that are no tab themselves. */
const OTHER_TITLES: Readonly<Record<string, string>> = {
  [routePaths.shortages]: 'Shortages',
  [routePaths.trace]: 'Trace',
  [`${routePaths.varieties}/:varietyId`]: 'Variety',
};

/** What the tab of the browser calls the screen at an address. */
export function screenTitle(path: string): string {
  const section = sectionOf(path);
  const tab = section && (tabOf(section, path) ?? section);
  return OTHER_TITLES[path] ?? tab?.title ?? tab?.label ?? '';
}
