import type { DryModel } from '../question/dry-model.ts';
import { DRY_POINTS, trayPoints } from '../search/dry-points.ts';
import type { RoomBoard } from './room-board.ts';

/** A load while it is searched for. */
export interface BoardLoad {
  readonly machine: number;
  readonly start: number;
  readonly ready: number;
  /** The demands of its trays, one entry a tray. */
  readonly trays: number[];
  used: number;
  /** Index in the list of all loads. */
  at: number;
}

/** A load removed from the board, so it can be restored. */
export interface TakenLoad {
  readonly machine: number;
  readonly start: number;
  readonly trays: readonly number[];
}

/**
 * Mutable schedule of loads on all machines, with a running score.
 *
 * A tray in no load counts as ready on the day after the last one.
 */
export class LoadBoard {
  readonly model: DryModel;
  /** Trays of each demand that are in no load. */
  readonly left: Int32Array;
  points = 0;
  /** All loads, in no order; one that was just begun may be empty. */
  readonly loads: BoardLoad[] = [];

  readonly #at: (BoardLoad | undefined)[][];
  readonly #cut: Int32Array[];
  readonly #room: RoomBoard | null;

  /** @param room - When no day may be over; the board then keeps it up to date. */
  constructor(model: DryModel, room: RoomBoard | null) {
    this.model = model;
    this.#room = room;
    this.#at = model.machines.map(() =>
      Array<BoardLoad | undefined>(model.end + 1).fill(undefined),
    );
    this.#cut = model.varieties.map(() => new Int32Array(model.end + 1));
    this.left = Int32Array.from(model.demands, ({ trays }) => trays);
    model.demands.forEach(({ due, trays }) => {
      this.points += trays * trayPoints(due, model.end + 1);
    });
  }

  loadAt(machine: number, day: number): BoardLoad | undefined {
    return this.#at[machine]?.[day];
  }

  /** Whether a machine stays free from a day on for a whole cycle, which ends within the plan. */
  isFree(machine: number, day: number): boolean {
    const dryer = this.model.machines[machine];
    if (dryer === undefined || day < 0 || day + dryer.cycle > this.model.end) return false;
    for (let at = day; at < day + dryer.cycle; at += 1) {
      if (dryer.isHeld[at] === 1 || this.#at[machine]?.[at] !== undefined) return false;
    }
    return true;
  }

  /** Trays of a variety that are there on a day without being planted, and are not used yet. */
  freeTrays(variety: number, day: number): number {
    return (this.model.varieties[variety]?.free[day] ?? 0) - (this.#cut[variety]?.[day] ?? 0);
  }

  /** Whether one more tray of a variety can be cut on a day. */
  canCut(variety: number, day: number): boolean {
    if (this.freeTrays(variety, day) > 0) return true;
    return (
      this.model.varieties[variety]?.canPlant[day] === 1 &&
      (this.#room === null || this.#room.fits(variety, day))
    );
  }

  /** Cuts one more tray of a variety on a day: one that is there anyway, else one that is planted for it. */
  cutTray(variety: number, day: number): boolean {
    if (!this.canCut(variety, day)) return false;
    this.#count(variety, day, 1);
    return true;
  }

  /** Begins an empty load; it costs points only with its first tray. */
  open(machine: number, start: number): BoardLoad {
    const cycle = this.model.machines[machine]?.cycle ?? 1;
    const at = this.loads.length;
    const load: BoardLoad = { machine, start, ready: start + cycle, trays: [], used: 0, at };
    this.loads.push(load);
    this.#at[machine]?.fill(load, start, load.ready);
    return load;
  }

  shelvesOf(machine: number, demand: number): number {
    return this.model.machines[machine]?.shelvesOf[this.varietyOf(demand)] ?? Infinity;
  }

  /** Variety of a demand; -1 if there is none. */
  varietyOf(demand: number): number {
    return this.model.demands[demand]?.variety ?? -1;
  }

  pointsOf(demand: number, ready: number): number {
    return trayPoints(this.model.demands[demand]?.due ?? 0, ready);
  }

  mayShare(load: BoardLoad, demand: number): boolean {
    const [first] = load.trays;
    if (this.model.isMixed || first === undefined) return true;
    return this.varietyOf(first) === this.varietyOf(demand);
  }

  /** Puts a tray of a demand into a load when shelves and greens allow it. */
  put(load: BoardLoad, demand: number): boolean {
    const dryer = this.model.machines[load.machine];
    if (dryer === undefined || (this.left[demand] ?? 0) === 0) return false;
    const shelves = this.shelvesOf(load.machine, demand);
    if (load.used + shelves > dryer.shelves) return false;
    if (!this.mayShare(load, demand)) return false;
    if (!this.cutTray(this.varietyOf(demand), load.start)) return false;
    if (load.trays.length === 0) this.points += DRY_POINTS.load;
    load.trays.push(demand);
    load.used += shelves;
    this.left[demand] = (this.left[demand] ?? 0) - 1;
    this.points += this.pointsOf(demand, load.ready) - this.pointsOf(demand, this.model.end + 1);
    return true;
  }

  /** Takes a tray of a load out again, the last one or the one at a place. */
  takeOut(load: BoardLoad, place: number = load.trays.length - 1): void {
    const demand = load.trays[place];
    const last = load.trays.pop();
    if (last !== undefined && place < load.trays.length) load.trays[place] = last;
    if (demand === undefined) return;
    load.used -= this.shelvesOf(load.machine, demand);
    this.left[demand] = (this.left[demand] ?? 0) + 1;
    this.#count(this.varietyOf(demand), load.start, -1);
    if (load.trays.length === 0) this.points -= DRY_POINTS.load;
    this.points += this.pointsOf(demand, this.model.end + 1) - this.pointsOf(demand, load.ready);
  }

  remove(load: BoardLoad): void {
    while (load.trays.length > 0) this.takeOut(load);
    this.#at[load.machine]?.fill(undefined, load.start, load.ready);
    const last = this.loads.pop();
    if (last === undefined || last === load) return;
    last.at = load.at;
    this.loads[load.at] = last;
  }

  /** The loads of a machine that begin on some days. */
  within(machine: number, from: number, to: number): BoardLoad[] {
    const loads = new Set<BoardLoad>();
    for (let day = from; day <= to; day += 1) {
      const load = this.loadAt(machine, day);
      if (load !== undefined && load.start >= from) loads.add(load);
    }
    return [...loads];
  }

  /** All loads with trays, machine by machine, by day. */
  all(): BoardLoad[] {
    return this.#at.flatMap((days) => [
      ...new Set(days.filter((load): load is BoardLoad => (load?.trays.length ?? 0) > 0)),
    ]);
  }

  /** Trays of a variety that are cut on each day, fresh ones too. */
  cut(variety: number): Int32Array {
    return this.#cut[variety] ?? new Int32Array(this.model.end + 1);
  }

  #count(variety: number, day: number, trays: 1 | -1): void {
    const cut = this.#cut[variety];
    if (cut === undefined) return;
    const before = Math.max(0, -this.freeTrays(variety, day));
    cut[day] = (cut[day] ?? 0) + trays;
    const after = Math.max(0, -this.freeTrays(variety, day));
    if (after !== before) this.#room?.plant(variety, day, after - before);
  }
}

/** Copies of a board's loads, independent of later changes. */
export function takenLoads(loads: readonly BoardLoad[]): TakenLoad[] {
  return loads.map(({ machine, start, trays }) => ({ machine, start, trays: [...trays] }));
}
