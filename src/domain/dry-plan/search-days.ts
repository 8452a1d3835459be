import { DaySearch } from './day-search.ts';
import type { DryModel } from './dry-model.ts';
import type { PlanCosts } from './plan-costs.ts';
import type { TakenLoad } from './taken-load.ts';

/** The best plan so far, which others may make better meanwhile. */
export interface KnownPlan {
  readonly points: number;
  readonly loads: readonly TakenLoad[];
}

/** What has been found out. */
export interface DayFinding {
  /** A better plan, told once; else null. */
  readonly loads: readonly TakenLoad[] | null;
  /** No plan has fewer points. */
  readonly bound: number;
}

/** Points above the bound that are allowed first, at least, and as a part of it. */
const FIRST_SLACK = 2;
const FIRST_PART = 0.004;
/** So many times as many are allowed where there is no plan, and where none was found. */
const PROVED_GROWTH = 1.6;
const MISSED_GROWTH = 8;
/** States that are followed, at first and at most, and how their number grows. */
const FIRST_WIDTH = 400;
const MOST_WIDTH = 2000;
const WIDER = 2;

/**
 * Goes through the days again and again: first for plans hardly above the bound, where few states have to be
 * followed; then for worse ones; and the wider, the longer it lasts. It ends when the best plan is proved.
 */
export function* searchDays(
  model: DryModel,
  costs: PlanCosts,
  best: () => KnownPlan,
): Generator<DayFinding, void> {
  const search = new DaySearch(model, costs);
  const mayProve = canProve(model);
  let bound = costs.bound;
  let slack = Math.max(FIRST_SLACK, FIRST_PART * bound);
  let width = FIRST_WIDTH;
  while (width <= MOST_WIDTH) {
    const { points, loads: known } = best();
    const most = Math.min(points - 1, Math.floor(Math.max(costs.bound + slack, bound)));
    if (most < bound - 1e-6) return;
    const days = search.plan({ most, width, known });
    let day = days.next();
    for (; day.done !== true; day = days.next()) yield { loads: null, bound };
    const { loads, isWhole, points: found } = day.value;
    if (isWhole && mayProve) bound = loads === null ? most + 1 : found;
    yield { loads, bound };
    if (isWhole) slack = Math.max(most + 1 - costs.bound, PROVED_GROWTH * slack);
    else if (loads === null && most < points - 1) slack *= MISSED_GROWTH;
    else width *= WIDER;
    if (isWhole && most >= points - 1) return;
  }
}

/**
 * Whether a search through the days leaves out no plan: trays are ripe from some day on without a gap, and
 * none that is there before goes into a dryer.
 */
function canProve({ demands, varieties }: DryModel): boolean {
  return demands.every(({ variety }) => {
    const { canPlant = new Uint8Array(), free = [] } = varieties[variety] ?? {};
    const opens = canPlant.findIndex((can) => can === 1);
    return canPlant.every((can, day) =>
      opens >= 0 && day >= opens ? can === 1 : (free[day] ?? 0) === 0,
    );
  });
}
