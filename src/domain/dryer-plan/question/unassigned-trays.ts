import { groupBy } from '#domain/records/lists.ts';
import { DRY_POINTS } from '../search/dry-points.ts';
import type { LoadBoard } from '../board/load-board.ts';

/** Of fillings, those that dry more or less in the order in which trays ripen. */
const RIPE_ORDER_SHARE = 0.3;
const MAX_LATE = 12;

/** The days that trays are wanted for, and how long a load of them takes. */
interface PoolDays {
  readonly from: number;
  readonly until: number;
  readonly cycle: number;
}

/** Trays in no load that some days suit, those due first in front. */
export function unassignedTrays(
  board: LoadBoard,
  random: () => number,
  { from, until, cycle }: PoolDays,
): number[] {
  const { demands } = board.model;
  const { left } = board;
  // Mostly in the order of due days; now and then what can be cut first goes first, since what is
  // due first may ripen last.
  const waits = random() < RIPE_ORDER_SHARE ? random() : 0;
  const spread = waits > 0 ? 3 : 1;
  const late: { readonly demand: number; readonly by: number }[] = [];
  const open: { readonly demand: number; readonly by: number }[] = [];
  for (let demand = 0; demand < demands.length; demand += 1) {
    if ((left[demand] ?? 0) === 0) continue;
    const { due = 0, opens = 0 } = demands[demand] ?? {};
    if (opens > until || due - until > DRY_POINTS.load) continue;
    const by = Math.max(due + waits * (opens - due), opens + cycle) + spread * random();
    (by < from ? late : open).push({ demand, by });
  }
  open.sort((a, b) => a.by - b.by);
  // What is due before these days is late anyway: the nearer it is to them, the less it costs.
  late.sort((a, b) => a.by - b.by);
  return [...late.slice(-MAX_LATE), ...open].flatMap(({ demand }) =>
    Array<number>(left[demand] ?? 0).fill(demand),
  );
}

/** Groups the trays of a pool by variety, in any order. */
export function traysByVariety(
  board: LoadBoard,
  random: () => number,
  pool: readonly number[],
): number[][] {
  const parts = groupBy(pool, (demand) => board.model.demands[demand]?.variety ?? 0);
  return [...parts.values()]
    .map((trays) => ({ trays, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ trays }) => trays);
}
