import { withParameter } from '#ui/page/use-latest-query.ts';
import type { QuickRange } from '#ui/day-range/day-range.ts';

export const GROWTH_RANGES = [
  { label: '6w', days: 42 },
  { label: '12w', days: 84 },
  { label: '24w', days: 168 },
  { label: 'All time', days: null },
] as const satisfies readonly QuickRange[];

export const USUAL_RANGE: QuickRange = GROWTH_RANGES[1];

export interface GrowthView {
  readonly grouping: 'week' | 'week-variety';
  readonly withEstimates: boolean;
}

/** The view named in the address: by week and with estimates when it names none. */
export function readGrowthView(query: URLSearchParams): GrowthView {
  return {
    grouping: query.get('by') === 'variety' ? 'week-variety' : 'week',
    withEstimates: query.get('estimates') !== 'off',
  };
}

/** The address with a view in it; what else it names stays. */
export function writeGrowthView(
  query: URLSearchParams,
  { grouping, withEstimates }: GrowthView,
): URLSearchParams {
  const grouped = withParameter(query, 'by', grouping === 'week' ? null : 'variety');
  return withParameter(grouped, 'estimates', withEstimates ? null : 'off');
}
