import { createSelector } from 'reselect';
import { countRecords, isSuggestionDismissed } from '#domain/harvests/dismissed-suggestion.ts';
import { yieldEstimates, type YieldEstimate } from '#domain/harvests/yield-estimate.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectPartsOf, todayOf, type OfToday } from './parts-of-farm.ts';

export const selectYieldEstimates: OfToday<readonly YieldEstimate[]> = createSelector(
  selectPartsOf('varieties', 'batchSettings', 'harvestLosses', 'harvestLog'),
  todayOf,
  yieldEstimates,
);

export const selectAllSuggestions: OfToday<readonly YieldEstimate[]> = createSelector(
  selectYieldEstimates,
  (learnings) =>
    learnings.filter(
      ({ yieldProposal, bufferProposal }) => yieldProposal !== null || bufferProposal !== null,
    ),
);

/** The varieties whose harvests propose something that was not put off. */
export const selectSuggestions: OfToday<readonly YieldEstimate[]> = createSelector(
  selectAllSuggestions,
  (farm: FarmDocument) => farm.harvestLog,
  (farm: FarmDocument) => farm.settings.learning,
  (proposals, harvestLog = [], settings) =>
    proposals.filter(
      ({ variety }) =>
        !isSuggestionDismissed(settings, variety.id, countRecords(harvestLog, variety.id)),
    ),
);
