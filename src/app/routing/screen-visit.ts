/** What the router says of a place: each entry of the browser's history has a key of its own, but for the first after a load. */
interface Place {
  readonly key: string;
  readonly pathname: string;
}

/**
 * Tells apart how often a screen was opened. Every opening has a scroll position of its own, at its top
 * first; a filter or a dialog in the address belongs to the opening that it was set in, so that
 * setting it does not move the page.
 */
export function createScreenVisits(): (place: Place) => string {
  const visits = new Map<string, string>();
  let last: { readonly pathname: string; readonly visit: string } | null = null;
  return ({ key, pathname }) => {
    const entry = `${key} ${pathname}`;
    const isSameScreen = last?.pathname === pathname;
    const visit = visits.get(entry) ?? (isSameScreen ? last?.visit : undefined) ?? entry;
    visits.set(entry, visit);
    last = { pathname, visit };
    return visit;
  };
}
