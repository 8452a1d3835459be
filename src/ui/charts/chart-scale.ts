import { formatNumber, formatPercent } from '../format.ts';

/** What the columns of a chart count: amounts without an end, or per cent of a limit. */
export type ChartUnit = 'amount' | 'percent';

interface ChartTick {
  readonly at: number;
  readonly label: string;
  readonly kind?: 'base' | 'limit';
}

export interface ChartScale {
  readonly ticks: readonly ChartTick[];
  /** The value at the upper edge. */
  readonly top: number;
  /** What is above it is hatched; null where nothing is too much. */
  readonly limit: number | null;
}

const LIMIT = 100;
/** Columns that are far over the limit end here; their number tells the rest. */
const MAX_PERCENT = 150;

/** Steps between two lines that people count in. */
const ROUND_STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

export function chartScale(unit: ChartUnit, highest: number): ChartScale {
  const isPercent = unit === 'percent';
  const limit = isPercent ? LIMIT : null;
  const lines = isPercent ? ([0, LIMIT / 2, LIMIT] as const) : amountTicks(highest);
  return {
    ticks: lines.map((at) => ({
      at,
      label: columnNumber(unit, at),
      ...(at === 0 ? { kind: 'base' } : at === limit && { kind: 'limit' }),
    })),
    top: isPercent ? Math.min(MAX_PERCENT, Math.max(LIMIT, highest)) : lines[2],
    limit,
  };
}

/** A value as it stands above its column. */
export function columnNumber(unit: ChartUnit, value: number): string {
  return unit === 'percent' ? formatPercent(Math.round(value)) : formatNumber(value);
}

/** How high the parts of a column below and above the limit are, in per cent of the chart. */
export function columnHeights(
  value: number,
  { top, limit }: Pick<ChartScale, 'top' | 'limit'>,
): { readonly fill: number; readonly over: number } {
  const end = limit ?? top;
  return {
    fill: (Math.min(value, end) / top) * 100,
    over: (Math.max(0, Math.min(value, top) - end) / top) * 100,
  };
}

/** The lines of a chart of whole amounts: 0, and up to the first round number not below the highest one. */
export function amountTicks(highest: number): readonly [0, number, number] {
  const half = Math.max(1, highest / 2);
  const power = 10 ** Math.floor(Math.log10(half));
  const step =
    ROUND_STEPS.map((round) => round * power).find(
      (round) => round >= half && Number.isInteger(round),
    ) ?? Math.ceil(half);
  return [0, step, 2 * step];
}
