import type { DryModel } from '#domain/dryer-plan/question/dry-model.ts';
import type { TakenLoad } from '#domain/dryer-plan/board/load-board.ts';

/** A tray by the rule: a point a day that it waits; late 100, and 5 for each further day. */
export function pointsOnPaper(due: number, ready: number): number {
  return ready > due ? 95 + 5 * (ready - due) : due - ready;
}

/**
 * The points of loads, counted on paper: 10 a load, its trays, and those of no load as if they were ready the day after
 * the end. Nothing of the planner is used here.
 *
 * @throws When the loads cannot be carried out.
 */
export function countLoads(model: DryModel, loads: readonly TakenLoad[]): number {
  const { demands, end } = model;
  const left = demands.map(({ trays }) => trays);
  const busy = new Set<string>();
  const cut = new Map<string, number>();
  let points = 10 * loads.length;
  for (const load of loads) {
    const problem = problemOf(model, load, busy, cut);
    if (problem !== null) throw new Error(`${problem}: ${JSON.stringify(load)}`);
    const ready = load.start + (model.machines[load.machine]?.cycle ?? 0);
    for (const tray of load.trays) {
      left[tray] = (left[tray] ?? 0) - 1;
      points += pointsOnPaper(demands[tray]?.due ?? 0, ready);
    }
  }
  if (left.some((trays) => trays < 0)) throw new Error('More trays than are wanted');
  return demands.reduce(
    (sum, { due }, demand) => sum + (left[demand] ?? 0) * pointsOnPaper(due, end + 1),
    points,
  );
}

/** Why a load cannot be carried out beside those before it; null: it can. */
function problemOf(
  { machines, demands, varieties, end, isMixed }: DryModel,
  { machine, start, trays }: TakenLoad,
  busy: Set<string>,
  cut: Map<string, number>,
): string | null {
  const dryer = machines[machine];
  if (dryer === undefined || start < 0 || start + dryer.cycle > end) return 'Out of the plan';
  for (let day = start; day < start + dryer.cycle; day += 1) {
    const key = `${machine}|${day}`;
    if (busy.has(key) || dryer.isHeld[day] === 1) return 'Two loads at once';
    busy.add(key);
  }
  const grown = trays.map((tray) => demands[tray]?.variety ?? -1);
  if (trays.length === 0) return 'An empty load';
  if (!isMixed && new Set(grown).size > 1) return 'Varieties are mixed';
  const shelves = grown.reduce((sum, variety) => sum + (dryer.shelvesOf[variety] ?? Infinity), 0);
  if (shelves > dryer.shelves) return 'Too full';
  for (const variety of grown) {
    const key = `${variety}|${start}`;
    cut.set(key, (cut.get(key) ?? 0) + 1);
    const there = varieties[variety];
    if (there?.canPlant[start] !== 1 && (cut.get(key) ?? 0) > (there?.free[start] ?? 0))
      return 'No greens';
  }
  return null;
}

/** The points of the best of all plans, found by trying every place of every tray: for a handful of trays. */
export function cheapestOnPaper(model: DryModel): number {
  const { machines, demands, end } = model;
  const trays = demands.flatMap(({ trays: count }, demand) => Array<number>(count).fill(demand));
  const places = machines.flatMap(({ cycle }, machine) =>
    Array.from({ length: Math.max(0, end - cycle + 1) }, (_, start) => ({ machine, start })),
  );
  let best = Infinity;
  const place = (at: number, loads: readonly TakenLoad[], points: number): void => {
    if (points >= best) return;
    const demand = trays[at];
    if (demand === undefined) {
      best = points;
      return;
    }
    for (const { machine, start } of places) {
      const isHere = (load: TakenLoad) => load.machine === machine && load.start === start;
      const here = loads.find(isHere) ?? { machine, start, trays: [] };
      const more = [
        ...loads.filter((load) => !isHere(load)),
        { ...here, trays: [...here.trays, demand] },
      ];
      if (!canBeCarriedOut(model, more)) continue;
      const ready = start + (machines[machine]?.cycle ?? 0);
      const own = pointsOnPaper(demands[demand]?.due ?? 0, ready);
      place(at + 1, more, points + own + (here.trays.length === 0 ? 10 : 0));
    }
    place(at + 1, loads, points + pointsOnPaper(demands[demand]?.due ?? 0, end + 1));
  };
  place(0, [], 0);
  return best;
}

function canBeCarriedOut(model: DryModel, loads: readonly TakenLoad[]): boolean {
  const busy = new Set<string>();
  const cut = new Map<string, number>();
  return loads.every((load) => problemOf(model, load, busy, cut) === null);
}
