/** What stands at one place of a column chart. */
export interface ChartGroup {
  readonly key: string;
  /** Two short lines under the columns. */
  readonly name: readonly [first: string, second: string];
  /** Like today among other days. */
  readonly strong?: boolean;
  /** Per cent of the limit; null where there is none. */
  readonly values: readonly (number | null)[];
}

const LIMIT = 100;
/** Columns that are far over the limit end here; their number tells the rest. */
const CAP = 150;

/** Per cent at the top of the chart: the limit, or the tallest column above it. */
export function tallest(groups: readonly ChartGroup[]): number {
  return Math.min(CAP, Math.max(LIMIT, ...groups.map(highest)));
}

/** How high the parts of a column below and above the limit are, in per cent of the chart. */
export function columnHeights(
  value: number,
  top: number,
): { readonly fill: number; readonly over: number } {
  return {
    fill: (Math.min(value, LIMIT) / top) * 100,
    over: (Math.max(0, Math.min(value, top) - LIMIT) / top) * 100,
  };
}

/** The groups that have their name under them when so many names fit: the first, and every so many after it. */
export function labelledGroups(groups: number, room: number): ReadonlySet<number> {
  const step = Math.ceil(groups / room);
  return new Set(
    Array.from({ length: Math.ceil(groups / Math.max(1, step)) }, (_, index) => index * step),
  );
}

/**
 * The groups whose number is printed: those above the limit, the highest first, and no two of them
 * so close that their numbers would touch.
 */
export function printedGroups(groups: readonly ChartGroup[], room: number): ReadonlySet<number> {
  const distance = Math.ceil(groups.length / room);
  const printed = new Set<number>();
  const highestFirst = groups
    .map((group, index) => ({ index, value: highest(group) }))
    .filter(({ value }) => value > LIMIT)
    .toSorted((a, b) => b.value - a.value || a.index - b.index);
  for (const { index } of highestFirst) {
    if ([...printed].every((other) => Math.abs(other - index) >= distance)) printed.add(index);
  }
  return printed;
}

function highest({ values }: ChartGroup): number {
  return Math.max(0, ...values.map((value) => value ?? 0));
}
