/** What the router says of a place: each entry of the browser's history has a key of its own. */
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
  let last: Place | null = null;
  return (place) => {
    const before = last === null ? undefined : visits.get(last.key);
    const isSameScreen = last?.pathname === place.pathname && before !== undefined;
    const visit = visits.get(place.key) ?? (isSameScreen ? before : place.key);
    visits.set(place.key, visit);
    last = { key: place.key, pathname: place.pathname };
    return visit;
  };
}
