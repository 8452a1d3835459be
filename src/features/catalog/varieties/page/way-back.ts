import { routePaths } from '#ui/route-paths.ts';

/** Places with names of their own; the longest path that fits names the button. */
const places: readonly (readonly [path: string, label: string])[] = [
  [routePaths.products, 'Back to products'],
  [routePaths.harvestPlan, 'Back to the harvest plan'],
  [routePaths.tasks, 'Back to tasks'],
  [routePaths.varieties, 'Back to varieties'],
  [routePaths.catalog, 'Back to the catalog'],
];

/** Back to the page a variety was opened from, when that is a page of the app, else to the varieties. */
export function wayBack(linkState: unknown) {
  const to = originOf(linkState) ?? routePaths.varieties;
  const path = to.replace(/[?#].*$/s, '');
  const fitting = places
    .filter(([place]) => path === place || path.startsWith(`${place}/`))
    .toSorted(([a], [b]) => b.length - a.length);
  return { to, label: fitting[0]?.[1] ?? 'Back' };
}

function originOf(linkState: unknown): string | null {
  if (typeof linkState !== 'object' || linkState === null || !('origin' in linkState)) return null;
  const { origin } = linkState;
  // Two slashes, or a slash and a backslash, would lead to another site.
  return typeof origin === 'string' && /^\/(?![/\\])/.test(origin) ? origin : null;
}
