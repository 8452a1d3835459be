import type { DryModel } from '#domain/dryer-plan/question/dry-model.ts';
import type { LoadFilling } from '#domain/dryer-plan/board/load-calendar.ts';
import { trayClasses } from '#domain/dryer-plan/question/tray-classes.ts';
import { pointsOnPaper } from './dry-loads-on-paper.ts';

/** A load that begins on a day, and how it is filled. */
export interface BegunLoad extends LoadFilling {
  readonly machine: number;
  readonly start: number;
}

/** A load on paper: trays of each class, and shelves that are left. */
interface PaperLoad {
  readonly machine: number;
  readonly start: number;
  readonly ready: number;
  readonly filled: number[];
  shelves: number;
}

/** A tray that is due before a load has it ready; machine -1: it is in none. */
interface PaperLate {
  readonly kind: number;
  readonly due: number;
  readonly machine: number;
  readonly start: number;
}

/** Fills the loads of a calendar by its rule, tray by tray. Nothing of the filling in the planner is used here. */
export function fillOnPaper(model: DryModel, calendar: readonly BegunLoad[]) {
  const { machines, demands, end } = model;
  const { classes, classOf, orders } = trayClasses(model);
  const sizeOf = (kind: number, machine: number) => classes[kind]?.shelvesOf[machine] ?? Infinity;
  const isRipe = (kind: number, day: number) => classes[kind]?.canPlant[day] === 1;

  // Trays that wait on each day, by class, once its loads are filled.
  const waiting = classes.map(() => Array<number>(end + 2).fill(0));
  const loads: PaperLoad[] = [];
  let points = 0;
  for (let day = end; day >= 0; day -= 1) {
    const pool = classes.map((_, kind) =>
      demands.reduce(
        (sum, { due, trays }, demand) =>
          sum + (classOf[demand] === kind && due === day ? trays : 0),
        waiting[kind]?.[day + 1] ?? 0,
      ),
    );
    for (const [machine, { cycle, shelves }] of machines.entries()) {
      const start = day - cycle;
      const begun = calendar.find((load) => load.machine === machine && load.start === start);
      const order = begun && orders[machine]?.[begun.order];
      if (begun === undefined || order === undefined) continue;
      const filled = classes.map(() => 0);
      const load = { machine, start, ready: day, filled, shelves };
      const move = (kind: number, trays: 1 | -1) => {
        filled[kind] = (filled[kind] ?? 0) + trays;
        pool[kind] = (pool[kind] ?? 0) - trays;
        load.shelves -= trays * sizeOf(kind, machine);
      };
      for (const kind of order) {
        while (
          (pool[kind] ?? 0) > 0 &&
          isRipe(kind, start) &&
          load.shelves - sizeOf(kind, machine) >= Math.min(shelves, begun.reserve)
        )
          move(kind, 1);
      }
      // The largest tray that a smaller one can make room for, the next smaller one first.
      const bySize = [...(orders[machine]?.[0] ?? [])];
      const left = load.shelves - Math.min(shelves, begun.reserve);
      const exchange = bySize
        .flatMap((large, at) =>
          bySize.slice(0, at).map((small, from) => ({ large, small, at, from })),
        )
        .toSorted((a, b) => b.at - a.at || b.from - a.from)
        .find(({ large, small }) => {
          const more = sizeOf(large, machine) - sizeOf(small, machine);
          const isWanted = (pool[large] ?? 0) > 0 && (filled[small] ?? 0) > 0;
          return isWanted && isRipe(large, start) && more > 0 && more <= left;
        });
      if (exchange !== undefined) {
        move(exchange.small, -1);
        move(exchange.large, 1);
      }
      if (filled.some((trays) => trays > 0)) points += 10;
      loads.push(load);
    }
    pool.forEach((trays, kind) => {
      const days = waiting[kind];
      if (days !== undefined) days[day] = trays;
      points += trays;
    });
  }

  // Of those that waited for the trays that are left on day 0, the ones due last are late.
  const left = waiting.flatMap((days, kind) =>
    Array.from({ length: days[0] ?? 0 }, (_, tray) => {
      const first = days.findIndex((trays) => trays <= tray);
      return { kind, due: first - 1 };
    }),
  );
  const late: PaperLate[] = [];
  for (const { kind, due } of left.toSorted((a, b) => b.due - a.due)) {
    // It did not wait on any of these days.
    points -= due + 1;
    const costOf = (load: PaperLoad) =>
      pointsOnPaper(due, load.ready) + (load.shelves === machines[load.machine]?.shelves ? 10 : 0);
    const [best] = loads
      .filter(({ machine, start, ready, shelves }) => {
        const order = calendar.find((row) => row.machine === machine && row.start === start)?.order;
        const isOwn = model.isMixed || orders[machine]?.[order ?? -1]?.[0] === kind;
        return ready > due && isRipe(kind, start) && isOwn && sizeOf(kind, machine) <= shelves;
      })
      .toSorted((a, b) => costOf(a) - costOf(b) || a.ready - b.ready || a.machine - b.machine);
    const nowhere = pointsOnPaper(due, end + 1);
    if (best === undefined || costOf(best) >= nowhere) {
      points += nowhere;
      late.push({ kind, due, machine: -1, start: -1 });
      continue;
    }
    points += costOf(best);
    best.shelves -= sizeOf(kind, best.machine);
    late.push({ kind, due, machine: best.machine, start: best.start });
  }
  return { points, loads, late };
}
