import { routePaths } from '#ui/route-paths.ts';
import { isAtOrUnder, type Section, sections } from './sections.ts';

/** The screens of somebody who does the work of the day: no prices, no costs, no settings. */
const HELPER_PATHS: readonly string[] = [
  routePaths.tasksToday,
  routePaths.harvestPlan,
  routePaths.deliveries,
  routePaths.buyingList,
  routePaths.trace,
  routePaths.people,
  routePaths.syncNotices,
];

export function isForHelperFace(path: string): boolean {
  return HELPER_PATHS.some((own) => isAtOrUnder(path, own));
}

export const helperSections: readonly Section[] = sections.flatMap((section) => {
  const tabs = section.tabs.filter(({ path }) => isForHelperFace(path));
  return tabs.length === 0 ? [] : [{ ...section, tabs }];
});
