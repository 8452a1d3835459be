const VARIETY_COLORS = 10;

/** The color of a variety by its place in the order of creation; the same on every chart. */
export function varietyColor(index: number): string {
  return `var(--mgm-variety-${(index % VARIETY_COLORS) + 1})`;
}

/** The color of each variety by its id; gray for one that is gone. */
export function varietyColors(
  varieties: readonly { readonly id: string }[],
): (varietyId: string) => string {
  const places = new Map(varieties.map(({ id }, index) => [id, index]));
  return (varietyId) => {
    const place = places.get(varietyId);
    return place === undefined ? 'var(--mgm-trays-dirty)' : varietyColor(place);
  };
}
