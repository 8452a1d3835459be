import type { Annealing } from './annealing.ts';
import type { BoardLoad, LoadBoard } from './load-board.ts';

/** Days before its due day on which a load for a tray is looked for, at most. */
const MAX_DAYS_EARLY = 14;
/** Days by which loads are shifted, at most. */
const MAX_SHIFT = 4;

/** Changes of loads as a whole: they move by days, change places, are dissolved or begun. */
export class WholeLoadMoves {
  readonly #board: LoadBoard;
  readonly #chance: Annealing;

  constructor(board: LoadBoard, chance: Annealing) {
    this.#board = board;
    this.#chance = chance;
  }

  /** Loads that follow one another in a machine are moved by some days. */
  shift(first: BoardLoad): void {
    const far = 1 + this.#chance.below(MAX_SHIFT);
    const days = this.#chance.random() < 0.5 ? far : -far;
    const loads = [first];
    let change = this.#shiftPoints(first, days);
    // Those in the way are shifted, too.
    for (let load = first; ;) {
      const next = this.#inTheWay(load, days);
      if (next === null) break;
      if (next === undefined) return;
      loads.push(next);
      change += this.#shiftPoints(next, days);
      load = next;
    }
    if (!this.#chance.isTaken(change)) return;
    this.#replace(
      loads.map((load) => ({
        load,
        machine: load.machine,
        start: load.start + days,
      })),
    );
  }

  /** The load that stands where another is shifted to; null: nothing does; undefined: it cannot be. */
  #inTheWay(load: BoardLoad, days: number): BoardLoad | null | undefined {
    const board = this.#board;
    const [from, to] = days > 0 ? [load.ready, load.ready + days] : [load.start + days, load.start];
    if (from < 0 || to > board.model.end) return undefined;
    const held = board.model.machines[load.machine]?.isHeld;
    // The nearest one first: the others are in its way.
    for (let step = 0; step < to - from; step += 1) {
      const day = days > 0 ? from + step : to - 1 - step;
      if (held?.[day] === 1) return undefined;
      const other = board.loadAt(load.machine, day);
      if (other !== undefined) return other;
    }
    return null;
  }

  #shiftPoints({ trays, ready }: BoardLoad, days: number): number {
    let points = 0;
    for (const demand of trays) {
      points += this.#board.pointsOf(demand, ready + days) - this.#board.pointsOf(demand, ready);
    }
    return points;
  }

  /** A load goes to another machine, or changes places with one that stands there. */
  exchange(load: BoardLoad): void {
    const board = this.#board;
    const machine = this.#chance.below(board.model.machines.length);
    const day = load.start + this.#chance.below(11) - 5;
    const other = board.loadAt(machine, day);
    if (other === load) return;
    if (other === undefined) {
      if (!board.isFree(machine, day) || !this.#fits(load, machine)) return;
      const cycle = board.model.machines[machine]?.cycle ?? 1;
      if (!this.#chance.isTaken(this.#shiftPoints(load, day + cycle - load.ready))) return;
      this.#replace([{ load, machine, start: day }]);
      return;
    }
    const isAlike = other.ready - other.start === load.ready - load.start;
    if (!isAlike || !this.#fits(load, machine) || !this.#fits(other, load.machine)) return;
    const days = other.ready - load.ready;
    if (!this.#chance.isTaken(this.#shiftPoints(load, days) + this.#shiftPoints(other, -days)))
      return;
    this.#replace([
      { load, machine: other.machine, start: other.start },
      { load: other, machine: load.machine, start: load.start },
    ]);
  }

  #fits({ trays, machine: own }: BoardLoad, machine: number): boolean {
    if (own === machine) return true;
    const shelves = trays.reduce((sum, tray) => sum + this.#board.shelvesOf(machine, tray), 0);
    return shelves <= (this.#board.model.machines[machine]?.shelves ?? 0);
  }

  /** Takes loads off and begins them elsewhere; all stays as it was when a tray does not fit. */
  #replace(
    moved: readonly {
      readonly load: BoardLoad;
      readonly machine: number;
      readonly start: number;
    }[],
  ): void {
    const board = this.#board;
    const old = moved.map(({ load }) => ({ ...load, trays: [...load.trays] }));
    for (const { load } of moved) board.remove(load);
    const added: BoardLoad[] = [];
    let isDone = true;
    moved.forEach(({ machine, start }, index) => {
      const load = board.open(machine, start);
      added.push(load);
      for (const demand of old[index]?.trays ?? []) isDone &&= board.put(load, demand);
    });
    if (isDone) return;
    for (const load of added) board.remove(load);
    for (const { machine, start, trays } of old) {
      const load = board.open(machine, start);
      for (const demand of trays) board.put(load, demand);
    }
  }

  /** The trays of a load go into others that have room for them. */
  dissolve(load: BoardLoad): void {
    const board = this.#board;
    const before = board.points;
    const trays = [...load.trays];
    board.remove(load);
    const others = new Map<number, BoardLoad>();
    let isDone = true;
    for (const [index, demand] of trays.entries()) {
      const to = this.#bestWithRoom(demand);
      if (to === null || !board.put(to, demand)) {
        isDone = false;
        break;
      }
      others.set(index, to);
    }
    if (isDone && this.#chance.isTaken(board.points - before)) return;
    // Each tray was put in last, so that it comes out first.
    for (const to of [...others.values()].toReversed()) board.takeOut(to);
    const again = board.open(load.machine, load.start);
    for (const demand of trays) board.put(again, demand);
  }

  /** The load with room that dries a tray in time and as late as can be. */
  #bestWithRoom(demand: number): BoardLoad | null {
    const { machines, demands, varieties, isMixed } = this.#board.model;
    const { due = 0, variety = 0 } = demands[demand] ?? {};
    for (let ready = due; ready > due - MAX_DAYS_EARLY; ready -= 1) {
      for (const [machine, { shelves, shelvesOf }] of machines.entries()) {
        const load = this.#board.loadAt(machine, ready - 1);
        if (load === undefined || load.ready !== ready) continue;
        if (load.used + (shelvesOf[variety] ?? Infinity) > shelves) continue;
        if (varieties[variety]?.canPlant[load.start] !== 1) continue;
        const [first = demand] = load.trays;
        if (isMixed || demands[first]?.variety === variety) return load;
      }
    }
    return null;
  }

  /** A load is begun near another one, with the trays that gain most by it. */
  begin(near: BoardLoad): void {
    const board = this.#board;
    const { machines, end } = board.model;
    const machine = this.#chance.below(machines.length);
    const { cycle = 1, shelves = 0 } = machines[machine] ?? {};
    const start = near.start + this.#chance.below(9) - 4;
    if (!board.isFree(machine, start)) return;
    const ready = start + cycle;
    const wanted: {
      readonly load: BoardLoad;
      readonly demand: number;
      readonly gain: number;
    }[] = [];
    const seen = new Set<BoardLoad>();
    for (let at = 0; at < machines.length; at += 1) {
      for (
        let day = Math.max(0, ready - MAX_DAYS_EARLY);
        day <= Math.min(end, ready + 7);
        day += 1
      ) {
        const load = board.loadAt(at, day);
        if (load === undefined || seen.has(load)) continue;
        seen.add(load);
        for (const demand of load.trays) {
          const gain = board.pointsOf(demand, load.ready) - board.pointsOf(demand, ready);
          if (gain > 0) wanted.push({ load, demand, gain });
        }
      }
    }
    wanted.sort((a, b) => b.gain - a.gain);
    const before = board.points;
    const load = board.open(machine, start);
    const taken: typeof wanted = [];
    for (const row of wanted) {
      if (load.used >= shelves) break;
      board.takeOut(row.load, row.load.trays.lastIndexOf(row.demand));
      if (board.put(load, row.demand)) taken.push(row);
      else board.put(row.load, row.demand);
    }
    if (load.trays.length > 0 && this.#chance.isTaken(board.points - before)) {
      for (const row of taken) board.removeEmpty(row.load);
      return;
    }
    board.remove(load);
    for (const row of taken.toReversed()) board.put(row.load, row.demand);
  }
}
