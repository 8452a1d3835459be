import type { DryModel } from './dry-model.ts';
import { DRY_POINTS, trayPoints } from './dry-points.ts';
import type { RoomBoard } from './room-board.ts';

/** A load while it is searched for. */
export interface BoardLoad {
  readonly machine: number;
  readonly start: number;
  readonly ready: number;
  /** The demands of its trays, one entry a tray. */
  readonly trays: number[];
  used: number;
  /** Where it stands in the list of all loads. */
  at: number;
}

/**
 * The loads of all machines while they are being planned; it always knows the points of what is on it.
 *
 * A tray that is in no load counts as ready on the day after the end.
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

  /**
   * @param cutAlready - Trays of each variety that are cut fresh, by day.
   * @param room - When no day may be over; the board then keeps it up to date.
   */
  constructor(model: DryModel, cutAlready: readonly Int32Array[], room: RoomBoard | null) {
    this.model = model;
    this.#room = room;
    this.#at = model.machines.map(() =>
      Array<BoardLoad | undefined>(model.end + 1).fill(undefined),
    );
    this.#cut = cutAlready.map((cut) => cut.slice());
    this.left = Int32Array.from(model.demands, ({ trays }) => trays);
    model.demands.forEach(({ due, trays }) => {
      this.points += trays * trayPoints(due, model.end + 1);
    });
  }

  /** No day may be over in racks and trays. */
  get isRoomLimited(): boolean {
    return this.#room !== null;
  }

  /** The load that is in a machine on a day. */
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

  /** Begins an empty load; it costs points only with its first tray. */
  open(machine: number, start: number): BoardLoad {
    const cycle = this.model.machines[machine]?.cycle ?? 1;
    const at = this.loads.length;
    const load: BoardLoad = { machine, start, ready: start + cycle, trays: [], used: 0, at };
    this.loads.push(load);
    this.#at[machine]?.fill(load, start, load.ready);
    return load;
  }

  /** Shelves that a tray of a demand takes in a machine. */
  shelvesOf(machine: number, demand: number): number {
    const { variety = -1 } = this.model.demands[demand] ?? {};
    return this.model.machines[machine]?.shelvesOf[variety] ?? Infinity;
  }

  /** Points of a tray of a demand that is ready on a day. */
  pointsOf(demand: number, ready: number): number {
    return trayPoints(this.model.demands[demand]?.due ?? 0, ready);
  }

  /** Puts a tray of a demand into a load when shelves and greens allow it. */
  put(load: BoardLoad, demand: number): boolean {
    const wanted = this.model.demands[demand];
    const dryer = this.model.machines[load.machine];
    if (wanted === undefined || dryer === undefined || (this.left[demand] ?? 0) === 0) return false;
    const shelves = dryer.shelvesOf[wanted.variety] ?? Infinity;
    if (load.used + shelves > dryer.shelves) return false;
    if (!this.model.isMixed && this.#otherVariety(load, wanted.variety)) return false;
    if (!this.canCut(wanted.variety, load.start)) return false;
    this.#count(wanted.variety, load.start, 1);
    if (load.trays.length === 0) this.points += DRY_POINTS.load;
    load.trays.push(demand);
    load.used += shelves;
    this.left[demand] = (this.left[demand] ?? 0) - 1;
    this.points += trayPoints(wanted.due, load.ready) - trayPoints(wanted.due, this.model.end + 1);
    return true;
  }

  /** Takes a tray of a load out again, the last one or the one at a place. */
  takeOut(load: BoardLoad, place: number = load.trays.length - 1): void {
    const demand = load.trays[place];
    const last = load.trays.pop();
    if (last !== undefined && place < load.trays.length) load.trays[place] = last;
    const wanted = demand === undefined ? undefined : this.model.demands[demand];
    if (demand === undefined || wanted === undefined) return;
    load.used -= this.model.machines[load.machine]?.shelvesOf[wanted.variety] ?? 0;
    this.left[demand] = (this.left[demand] ?? 0) + 1;
    this.#count(wanted.variety, load.start, -1);
    if (load.trays.length === 0) this.points -= DRY_POINTS.load;
    this.points += trayPoints(wanted.due, this.model.end + 1) - trayPoints(wanted.due, load.ready);
  }

  /** Takes a whole load away. */
  remove(load: BoardLoad): void {
    while (load.trays.length > 0) this.takeOut(load);
    this.#at[load.machine]?.fill(undefined, load.start, load.ready);
    const last = this.loads.pop();
    if (last === undefined || last === load) return;
    last.at = load.at;
    this.loads[load.at] = last;
  }

  /** Takes a load away whose last tray came out. */
  removeEmpty(load: BoardLoad): void {
    if (load.trays.length === 0 && this.loads[load.at] === load) this.remove(load);
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

  #otherVariety(load: BoardLoad, variety: number): boolean {
    const [first] = load.trays;
    return first !== undefined && this.model.demands[first]?.variety !== variety;
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
