import type { IsoDate } from '#domain/calendar/iso-date.ts';
import {
  yieldEstimates,
  type YieldEstimateFarm,
  type YieldEstimate,
} from '#domain/harvests/yield-estimate.ts';
import { byNameThenId } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';

/** Harvest yields of one variety, in ounces per tray with 4 decimals. `null` if unknown. */
export interface YieldsRow {
  readonly varietyId: string;
  readonly varietyName: string;
  readonly harvests: number;
  readonly effectiveYieldOz: number;
  readonly meanOz: number | null;
  readonly spreadOz: number | null;
  readonly minOz: number | null;
  readonly maxOz: number | null;
  readonly lostTrays: number | null;
  /** 0 to 1. */
  readonly lostShare: number | null;
  /** 2 decimals; null when the planned yield is near enough. */
  readonly proposedYieldOz: number | null;
  /** Whole percent; null when today's buffer is near enough. */
  readonly proposedBufferPercent: number | null;
  readonly medianDays: number | null;
}

/** Compares planned with weighed yields of all varieties, by name. What is sold alive is never weighed. Dismissed suggestions are shown too. */
export function yieldsReport(farm: YieldEstimateFarm, today: IsoDate): { rows: YieldsRow[] } {
  const learnings = yieldEstimates(farm, today).filter(({ variety }) => variety.live !== true);
  const rows = learnings.toSorted((a, b) => byNameThenId(a.variety, b.variety)).map(yieldsRow);
  return { rows };
}

function yieldsRow(learning: YieldEstimate): YieldsRow {
  const { variety, harvests, plannedOz, statistics } = learning;
  return {
    varietyId: variety.id,
    varietyName: variety.name,
    harvests: harvests.length,
    effectiveYieldOz: roundTo(plannedOz, 4),
    meanOz: rounded(statistics?.meanOz),
    spreadOz: rounded(statistics?.spreadOz),
    minOz: rounded(statistics?.minOz),
    maxOz: rounded(statistics?.maxOz),
    lostTrays: statistics?.lostTrays ?? null,
    lostShare: rounded(statistics?.lostShare),
    proposedYieldOz: learning.yieldProposal?.yieldOz ?? null,
    proposedBufferPercent: learning.bufferProposal?.percent ?? null,
    medianDays: statistics?.medianDays ?? null,
  };
}

function rounded(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : roundTo(value, 4);
}
