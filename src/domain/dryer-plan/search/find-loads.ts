import { dayNumber } from '#domain/calendar/iso-date.ts';
import { addTo, sumOf } from '#domain/records/lists.ts';
import { ceilWithEpsilon } from '#domain/units/rounding.ts';
import { cutFresh, type CutFresh } from './cut-fresh.ts';
import { dryModel, type DryModel } from '../question/dry-model.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';
import { LoadBoard } from '../board/load-board.ts';
import { LoadSearch } from './load-search.ts';
import type { WarmStartLoad } from '../question/warm-start-loads.ts';
import { mapLoads } from '../board/map-loads.ts';
import { RoomBoard } from '../board/room-board.ts';
import { DRY_POINTS } from './dry-points.ts';

/** Result of a search: the best loads on their board, and the lower bound. */
export interface FoundLoads extends SearchState {
  readonly model: DryModel;
  readonly board: LoadBoard;
  readonly fresh: CutFresh;
}

export interface SearchState {
  readonly points: number;
  readonly bound: number;
}

interface LoadsOptions {
  /** Numbers from 0 to below 1; the same ones give the same loads. */
  readonly random: () => number;
  /** How much of the time is over, 0 to 1. */
  readonly progress: () => number;
  /** Initial loads by dryer and day, see `mapLoads`. Without them all machines are filled from scratch. */
  readonly from?: readonly WarmStartLoad[];
}

/** Searches for the best loads until the caller stops it. Ends by itself if nothing can be better. */
export function* findLoads(
  question: DryPlanInput,
  { random, progress, from }: LoadsOptions,
): Generator<SearchState, FoundLoads> {
  const model = dryModel(question);
  const today = dayNumber(question.today);
  const dueOf = (demand: number) => dayNumber(model.all[demand]?.dueISO ?? question.today) - today;
  const room = question.mustFit ? new RoomBoard(question, model.end) : null;
  const fresh = cutFresh(model, dueOf, room);
  const board = new LoadBoard(model, fresh.cut, room);
  const search = new LoadSearch(board, random);
  if (from === undefined) search.begin([], mapLoads(model, question.planned ?? []));
  else search.begin(mapLoads(model, from));
  const dried = loadCountBound(model);
  const state = () => ({
    points: search.bestPoints + fresh.points,
    bound: Math.min(dried, search.bestPoints) + fresh.points,
  });
  yield state();
  while (progress() < 1 && search.bestPoints > dried + 1e-6) {
    search.step(progress());
    yield state();
  }
  search.restore();
  return { model, board, fresh, ...state() };
}

/**
 * Lower bound of the score of all loads, on any days.
 *
 * A tray counts as its share of the largest dryer for its kind. An undried tray saves at most one load and
 * costs more than that, so the bound also holds for plans that leave trays out.
 */
export function loadCountBound({ demands, machines, isMixed }: DryModel): number {
  const parts = new Map<number, number>();
  for (const { variety, trays } of demands) {
    const shares = machines.map(({ shelves, shelvesOf }) => (shelvesOf[variety] ?? 0) / shelves);
    const least = Math.min(...shares.filter((share) => share <= 1));
    if (least === Infinity) continue;
    const load = isMixed ? 0 : variety;
    addTo(parts, load, trays * least);
  }
  return sumOf([...parts.values()].map((loads) => DRY_POINTS.load * ceilWithEpsilon(loads)));
}
