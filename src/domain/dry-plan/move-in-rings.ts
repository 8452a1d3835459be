import type { BoardLoad, LoadBoard } from './load-board.ts';

/** Pairs of loads that are looked at in all, at most: on a large farm fewer rings are found. */
const MAX_PAIRS = 10_000_000;

/** How many pairs of loads may still be looked at. */
interface Pairs {
  left: number;
}

/** A tray that goes from one load into another. */
interface Step {
  readonly from: BoardLoad;
  readonly to: BoardLoad;
  readonly demand: number;
}

/**
 * Moves trays on from load to load, each into the place of the next and the last into that of the first
 * or onto a shelf that is empty, until no such ring saves points: of trays that take the same shelves none
 * stands in the wrong load then, as long as the loads themselves stay.
 *
 * Rings of negative length are found by the rule of Bellman and Ford.
 */
export function moveInRings(board: LoadBoard): void {
  if (board.isRoomLimited) return;
  const pairs = { left: MAX_PAIRS };
  for (const isOfClass of classesOfTrays(board)) {
    while (pairs.left > 0) {
      const steps = savingRing(board, isOfClass, pairs);
      if (steps === null || !moveOn(board, steps)) break;
    }
  }
}

/** Tells of each demand whether it is of a class: trays that take the same shelves everywhere, of one variety where loads hold one. */
function classesOfTrays({ model }: LoadBoard): Uint8Array[] {
  const classes = new Map<string, Uint8Array>();
  model.demands.forEach(({ variety }, demand) => {
    const shelves = model.machines.map(({ shelvesOf }) => shelvesOf[variety]).join();
    const key = model.isMixed ? shelves : String(variety);
    const isOfClass = classes.get(key) ?? new Uint8Array(model.demands.length);
    isOfClass[demand] = 1;
    classes.set(key, isOfClass);
  });
  return [...classes.values()];
}

/** A ring of steps that saves points; null when there is none. */
function savingRing(board: LoadBoard, isOfClass: Uint8Array, pairs: Pairs): Step[] | null {
  const { machines, varieties, end } = board.model;
  const some = isOfClass.indexOf(1);
  const room = (load: BoardLoad) =>
    (machines[load.machine]?.shelves ?? 0) - board.shelvesOf(load.machine, some);
  const loads = board.all().filter((load) => room(load) >= 0 && board.mayShare(load, some));
  // The last place stands for shelves that are empty: from there on nothing has to give way.
  const empty = loads.length;
  const width = empty + 1;
  pairs.left -= 4 * width * width;
  const lengths = new Float64Array(width * width).fill(Infinity);
  const demands = new Int32Array(width * width).fill(-1);
  loads.forEach((from, a) => {
    lengths[empty * width + a] = 0;
    if (from.used <= room(from)) lengths[a * width + empty] = 0;
    for (const demand of new Set(from.trays)) {
      if (isOfClass[demand] !== 1) continue;
      const { canPlant } = varieties[board.varietyOf(demand)] ?? { canPlant: [] };
      const here = board.pointsOf(demand, Math.min(end, from.ready));
      for (let b = 0; b < empty; b += 1) {
        const to = loads[b];
        if (to === undefined || b === a || canPlant[to.start] !== 1) continue;
        const length = board.pointsOf(demand, to.ready) - here;
        if (length >= (lengths[a * width + b] ?? 0)) continue;
        lengths[a * width + b] = length;
        demands[a * width + b] = demand;
      }
    }
  });
  const ring = negativeRing(lengths, width, pairs);
  return (
    ring?.flatMap((a, at) => {
      const b = ring[(at + 1) % ring.length] ?? 0;
      const [from, to, demand = -1] = [loads[a], loads[b], demands[a * width + b]];
      return from === undefined || to === undefined || demand < 0 ? [] : [{ from, to, demand }];
    }) ?? null
  );
}

/** Places of a ring whose length is below 0, each followed by the next; null when there is none. */
function negativeRing(lengths: Float64Array, width: number, pairs: Pairs): number[] | null {
  const nearest = new Float64Array(width);
  const before = new Int32Array(width).fill(-1);
  for (let isNew = true; isNew && pairs.left > 0;) {
    isNew = false;
    pairs.left -= width * width;
    for (let a = 0; a < width; a += 1) {
      for (let b = 0; b < width; b += 1) {
        const length = (nearest[a] ?? 0) + (lengths[a * width + b] ?? 0);
        if (length >= (nearest[b] ?? 0)) continue;
        nearest[b] = length;
        before[b] = a;
        isNew = true;
      }
    }
    const ring = isNew ? ringOf(before) : null;
    if (ring !== null) return ring;
  }
  return null;
}

/** A ring among places of which each knows the one before it. */
function ringOf(before: Int32Array): number[] | null {
  const seenFrom = new Int32Array(before.length).fill(-1);
  for (let first = 0; first < before.length; first += 1) {
    let place = first;
    while (place >= 0 && seenFrom[place] === -1) {
      seenFrom[place] = first;
      place = before[place] ?? -1;
    }
    if (place < 0 || seenFrom[place] !== first) continue;
    const ring = [place];
    for (let next = before[place] ?? place; next !== place; next = before[next] ?? place) {
      ring.unshift(next);
    }
    return ring;
  }
  return null;
}

/** Moves the trays of a ring; all stays as it was when one does not fit. */
function moveOn(board: LoadBoard, steps: readonly Step[]): boolean {
  for (const { from, demand } of steps) board.takeOut(from, from.trays.lastIndexOf(demand));
  const done = steps.findIndex(({ to, demand }) => !board.put(to, demand));
  if (done === -1) {
    for (const { from } of steps) board.removeEmpty(from);
    return true;
  }
  for (const { to } of steps.slice(0, done).toReversed()) board.takeOut(to);
  for (const { from, demand } of steps) board.put(from, demand);
  return false;
}
