const VARIETY_COLORS = 10;

/** The color of a variety by its place in the order of creation; the same on every chart. */
export function varietyColor(index: number): string {
  return `var(--mgm-variety-${(((index % VARIETY_COLORS) + VARIETY_COLORS) % VARIETY_COLORS) + 1})`;
}
