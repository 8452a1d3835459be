import { addTo, sumOf } from '#domain/records/lists.ts';
import type { Incremental } from '#domain/records/run-to-completion.ts';
import { ceilWithEpsilon } from '#domain/units/rounding.ts';
import { cutFresh, type CutFresh } from './cut-fresh.ts';
import { dryModel, type DryModel } from '../question/dry-model.ts';
import type { DryPlanInput, KnownLoad } from '../question/dry-plan-input.ts';
import { LoadBoard } from '../board/load-board.ts';
import { LoadSearch } from './load-search.ts';
import { mapLoads } from '../board/map-loads.ts';
import { RoomBoard } from '../board/room-board.ts';
import { DRY_POINTS } from './dry-points.ts';
import { seededRandom } from './seeded-random.ts';

/** The same one for every search: the same steps give the same loads. */
const SEED = 1;

/** Result of a search: the best loads on their board, and the lower bound. */
export interface FoundLoads {
  readonly model: DryModel;
  readonly board: LoadBoard;
  readonly fresh: CutFresh;
  readonly points: number;
  readonly bound: number;
}

/**
 * Searches for the best loads until the caller stops it. Ends by itself if nothing can be better.
 *
 * @param progress - How much of the time is over, 0 to 1.
 * @param from - Loads to begin with, see `mapLoads`. Without them all machines are filled from scratch.
 */
export function* findLoads(
  question: DryPlanInput,
  progress: () => number,
  from?: readonly KnownLoad[],
): Incremental<FoundLoads> {
  const model = dryModel(question);
  const room = question.mustFit ? new RoomBoard(question, model.end) : null;
  const board = new LoadBoard(model, room);
  const fresh = cutFresh(board);
  const search = new LoadSearch(board, seededRandom(SEED));
  const known = mapLoads(model, question.today, from ?? question.planned ?? []);
  if (from === undefined) search.begin([], known);
  else search.begin(known);
  const dried = loadCountBound(model);
  yield;
  while (progress() < 1 && search.bestPoints > dried + 1e-6) {
    search.step(progress());
    yield;
  }
  search.restore();
  const points = search.bestPoints + fresh.points;
  return { model, board, fresh, points, bound: Math.min(dried, search.bestPoints) + fresh.points };
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
