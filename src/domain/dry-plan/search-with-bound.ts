import type { DryModel } from './dry-model.ts';
import type { LoadSearch } from './load-search.ts';
import { priceTrays } from './price-trays.ts';
import { searchDays } from './search-days.ts';

/** Trays and machines of farms whose days are searched through, at most: of more, too many plans are about as good. */
const FEW_TRAYS = 750;
const FEW_MACHINES = 4;
/** Of the time: before, such a farm has no plan yet that is good enough to begin the bound with. */
const DAYS_FROM = 0.4;
/** By then there are prices good enough to search with. */
const PRICED_BY = 0.8;
/** The same for other farms, whose plan goes on becoming better beside the bound. */
const BOUND_FROM = 0.5;
/** Calls of the bound by the end, which are more than it needs, and in a step, at most. */
const BOUND_CALLS = 110;
const CALLS_OF_STEP = 4;

/**
 * Searches for a plan and for what no plan is below, as long as its caller lets it: what is known of that after
 * each step.
 *
 * @param progress - How much of the time is over, 0 to 1.
 * @param isRoomLimited - No day may be over in racks and trays, which a search through the days does not know.
 */
export function searchWithBound(
  model: DryModel,
  search: LoadSearch,
  { progress, isRoomLimited }: { readonly progress: () => number; readonly isRoomLimited: boolean },
): Generator<number, void> {
  return isSmall(model) && !isRoomLimited
    ? searchFewTrays(model, search, progress)
    : searchManyTrays(model, search, progress);
}

/** Searches for a plan alone; of a bound nothing is known. */
export function* searchWithoutBound(
  search: LoadSearch,
  progress: () => number,
): Generator<0, void> {
  for (;;) {
    search.step(Math.min(1, progress()));
    yield 0;
  }
}

/** Whether all days can be searched through in the time that there is. */
function isSmall({ demands, machines, isMixed }: DryModel): boolean {
  const trays = demands.reduce((sum, demand) => sum + demand.trays, 0);
  const isLittle = trays > 0 && trays <= FEW_TRAYS;
  return isMixed && isLittle && machines.length > 0 && machines.length <= FEW_MACHINES;
}

/** A plan first, then prices, and at these prices all days until the plan is proved. */
function* searchFewTrays(
  model: DryModel,
  search: LoadSearch,
  progress: () => number,
): Generator<number, void> {
  while (progress() < DAYS_FROM) {
    search.step(progress() / DAYS_FROM);
    yield 0;
  }
  search.settle();
  const prices = priceTrays(model, search.bestPoints, search.best);
  let calls = 0;
  let known = 0;
  for (const bound of prices.rounds) {
    known = bound;
    if (progress() > PRICED_BY) break;
    calls += 1;
    if (calls % CALLS_OF_STEP === 0) yield known;
  }
  yield known;
  const best = () => ({ points: search.bestPoints, loads: search.best });
  for (const { loads, bound } of searchDays(model, prices.costs(), best)) {
    if (loads !== null) search.consider(loads);
    known = bound;
    calls += 1;
    if (calls % CALLS_OF_STEP === 0) yield known;
  }
  yield known;
  yield* searchWithoutBound(search, () => 1);
}

/** A plan that becomes better to the end, and from half of the time on prices beside it. */
function* searchManyTrays(
  model: DryModel,
  search: LoadSearch,
  progress: () => number,
): Generator<number, void> {
  let rounds: Generator<number, void> | null = null;
  let calls = 0;
  for (const _ of searchWithoutBound(search, progress)) {
    let bound = 0;
    if (progress() >= BOUND_FROM && model.demands.length > 0) {
      if (rounds === null) search.settle();
      rounds ??= priceTrays(model, search.bestPoints, search.best).rounds;
      const wanted = (BOUND_CALLS * (progress() - BOUND_FROM)) / (1 - BOUND_FROM);
      const until = Math.min(wanted, calls + CALLS_OF_STEP);
      for (; calls < until; calls += 1) {
        const next = rounds.next();
        if (next.done !== true) bound = next.value;
      }
    }
    yield bound;
  }
}
