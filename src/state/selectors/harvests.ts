import { createSelector } from 'reselect';
import { cycleKey } from '#domain/planning/task.ts';
import type { Sentence } from '#domain/tell/say.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { HarvestEntry } from '#domain/planning/crops/harvest-entry.ts';
import { PLAN_INPUTS } from '#domain/planning/crops/plan-cycles.ts';
import { planHarvests } from '#domain/planning/crops/plan-harvests.ts';
import { comparePlans, planMovesLabel } from '#domain/planning/crops/plan-moves.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { type OfToday, selectPartsOf, todayOf } from './parts-of-farm.ts';
import { selectLots } from './supply.ts';

/** The harvest plan from today on. Planned again only when something it follows from has changed. */
export const selectHarvests: OfToday<readonly HarvestEntry[]> = createSelector(
  selectPartsOf(...PLAN_INPUTS),
  todayOf,
  planHarvests,
);

/** What a change of the farm plants more or less, in one line: of harvests alone, so it is known at once. */
export function harvestMovesLabel(
  farm: FarmDocument,
  after: FarmDocument,
  today: IsoDate,
): Sentence {
  const isOpen = isStillOpen(farm, today);
  const [was, is] = [selectHarvests(farm, today), planHarvests(after, today)];
  return planMovesLabel(comparePlans(was.filter(isOpen), is.filter(isOpen)));
}

/** Trays of a harvest that grows already are not planted once more. */
function isStillOpen(farm: FarmDocument, today: IsoDate) {
  const lots = selectLots(farm, today);
  return ({ varietyId, dateISO }: HarvestEntry): boolean => {
    const state = lots.get(cycleKey(varietyId, dateISO))?.state;
    return state !== 'growing' && state !== 'cut';
  };
}
