import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { effectiveYield, type Variety } from '#domain/catalog/varieties/variety.ts';
import type { BufferSettings } from '#domain/settings/settings.ts';
import { harvestBuffers } from '#domain/planning/crops/harvest-buffer.ts';
import type { HarvestLoss } from '#domain/planning/task.ts';
import { groupBy } from '#domain/records/lists.ts';
import { weighedRecords, type HarvestRecord } from '#domain/supply/harvest-record.ts';
import {
  bufferSuggestion,
  countShortHarvests,
  type BufferSuggestion,
} from './buffer-suggestion.ts';
import { learnedHarvests } from './learned-harvests.ts';
import { yieldSuggestion, type YieldSuggestion } from './yield-suggestion.ts';
import { lossesSince, yieldStatistics, type YieldStatistics } from './yield-statistics.ts';

export interface YieldEstimateFarm {
  readonly varieties: readonly Variety[];
  readonly batchSettings: BufferSettings;
  readonly harvestLosses: readonly HarvestLoss[];
  readonly harvestLog?: readonly HarvestRecord[] | undefined;
}

export interface YieldEstimate {
  readonly variety: Variety;
  /** Newest first. */
  readonly harvests: readonly HarvestRecord[];
  /** Ounces a tray is planned with. */
  readonly plannedOz: number;
  /** Percent it is planned with: its own, its list's, or the general one. */
  readonly bufferPercent: number;
  /** Harvests that were short despite today's buffer. */
  readonly shortHarvests: number;
  /** Losses since the oldest of the harvests. */
  readonly losses: readonly HarvestLoss[];
  /** null without a harvest. */
  readonly statistics: YieldStatistics | null;
  readonly yieldProposal: YieldSuggestion | null;
  readonly bufferProposal: BufferSuggestion | null;
}

export function yieldEstimates(farm: YieldEstimateFarm, today: IsoDate): readonly YieldEstimate[] {
  const records = groupBy(farm.harvestLog ?? [], ({ varietyId }) => varietyId);
  const losses = groupBy(farm.harvestLosses, ({ varietyId }) => varietyId);
  const bufferOf = harvestBuffers(farm.batchSettings, farm.varieties);
  return farm.varieties.map((variety) => {
    const harvests = learnedHarvests(weighedRecords(variety, records.get(variety.id) ?? []), today);
    const lost = lossesSince(harvests, losses.get(variety.id) ?? [], today);
    const statistics = yieldStatistics(harvests, lost);
    const planned = {
      yieldOz: effectiveYield(variety),
      bufferPercent: bufferOf(variety.id).percent,
    };
    return {
      variety,
      harvests,
      shortHarvests: countShortHarvests(harvests, statistics?.lostShare ?? 0, planned),
      losses: lost,
      plannedOz: planned.yieldOz,
      bufferPercent: planned.bufferPercent,
      statistics,
      yieldProposal: yieldSuggestion(variety, harvests),
      bufferProposal: statistics && bufferSuggestion(harvests, statistics, planned),
    };
  });
}
