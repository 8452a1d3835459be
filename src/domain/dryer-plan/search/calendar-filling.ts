import type { DryModel } from '../question/dry-model.ts';
import { DRY_POINTS, trayPoints } from './dry-points.ts';
import type { LoadCalendar } from '../board/load-calendar.ts';
import { trayClasses, type TrayClasses } from '../question/tray-classes.ts';

/** Called for each load with trays, from the last one back: how many trays it takes of a class. */
type TakesTrays = (machine: number, start: number, kind: number, trays: number) => void;

/** Due before any load can have it ready: it costs points wherever it goes. */
interface LateTray {
  readonly kind: number;
  readonly due: number;
  /** The load that it goes into; -1: none. */
  readonly machine: number;
  readonly start: number;
}

/**
 * Fills the loads of a calendar from the last day to the first, and computes the score.
 *
 * Given the start days, the trays follow: unassigned trays due on a day or later wait in a pool, and each load
 * takes as many as it can. The remaining trays are late. If trays could swap with them, the latest-due ones
 * become late instead, and move to empty shelves after their due day. After a change, only days with a
 * different pool are filled again.
 */
export class CalendarFilling {
  /** Of the fillings that were kept. */
  points = 0;
  readonly trays: TrayClasses;
  readonly #model: DryModel;
  readonly #calendar: LoadCalendar;
  readonly #kinds: number;
  readonly #width: number;
  /** Trays by due day and class. */
  readonly #due: Int32Array;
  /** By ready day: trays of each class that wait, then the shelves that each machine has left. */
  #rows: Int32Array;
  readonly #before: Int32Array;
  /** Points of each day without the late trays. */
  readonly #points: Float64Array;
  readonly #pointsBefore: Float64Array;
  #total = 0;
  #totalBefore = 0;
  #first = 0;
  #last = -1;
  readonly #taken: Int32Array;

  constructor(model: DryModel, calendar: LoadCalendar) {
    const { machines, demands, end } = model;
    this.#model = model;
    this.#calendar = calendar;
    this.trays = trayClasses(model);
    const { classes, classOf } = this.trays;
    this.#kinds = classes.length;
    this.#width = classes.length + machines.length;
    this.#due = new Int32Array((end + 2) * this.#kinds);
    demands.forEach(({ due, trays }, demand) => {
      const at = due * this.#kinds + (classOf[demand] ?? 0);
      this.#due[at] = (this.#due[at] ?? 0) + trays;
    });
    this.#rows = new Int32Array((end + 2) * this.#width);
    this.#before = this.#rows.slice();
    this.#points = new Float64Array(end + 2);
    this.#pointsBefore = this.#points.slice();
    this.#taken = new Int32Array(this.#kinds);
    this.#fill(end, -1);
    this.points = this.#total + this.#placeLate();
  }

  /** Refills what the calendar's changes affect and returns the score. */
  change(): number {
    let first = Infinity;
    let last = -1;
    for (const { machine, start } of this.#calendar.changes) {
      const ready = start + (this.#model.machines[machine]?.cycle ?? 1);
      first = Math.min(first, ready);
      last = Math.max(last, ready);
    }
    this.#fill(last, first);
    return this.#total + this.#placeLate();
  }

  undo(): void {
    const width = this.#width;
    const [from, to] = [this.#first, this.#last + 1];
    this.#rows.set(this.#before.subarray(from * width, to * width), from * width);
    this.#points.set(this.#pointsBefore.subarray(from, to), from);
    this.#total = this.#totalBefore;
  }

  /** Reports each load's trays and returns the late ones. */
  tell(takes: TakesTrays): LateTray[] {
    this.#fill(this.#model.end, -1, takes);
    const late: LateTray[] = [];
    this.#placeLate(late);
    return late;
  }

  /** Fills the loads that become ready from a day on back; below the other day it ends as soon as nothing changes. */
  #fill(last: number, first: number, takes?: TakesTrays): void {
    const rows = this.#rows;
    const kinds = this.#kinds;
    const width = this.#width;
    this.#totalBefore = this.#total;
    this.#last = last;
    for (let day = last; day >= 0; day -= 1) {
      const row = day * width;
      this.#first = day;
      for (let at = row; at < row + width; at += 1) this.#before[at] = rows[at] ?? 0;
      for (let kind = 0; kind < kinds; kind += 1) {
        rows[row + kind] = (rows[row + width + kind] ?? 0) + (this.#due[day * kinds + kind] ?? 0);
      }
      let points = 0;
      for (let machine = 0; machine < this.#model.machines.length; machine += 1) {
        points += this.#fillLoad(machine, day, takes);
      }
      for (let kind = 0; kind < kinds; kind += 1) points += rows[row + kind] ?? 0;
      const before = this.#points[day] ?? 0;
      this.#pointsBefore[day] = before;
      this.#points[day] = points;
      this.#total += points - before;
      if (day > first) continue;
      let kind = 0;
      while (kind < kinds && rows[row + kind] === this.#before[row + kind]) kind += 1;
      if (kind === kinds) return;
    }
  }

  /** Fills the load of a machine that becomes ready on a day; returns its points. */
  #fillLoad(machine: number, day: number, takes: TakesTrays | undefined): number {
    const dryer = this.#model.machines[machine];
    const rows = this.#rows;
    const row = day * this.#width;
    const at = row + this.#kinds + machine;
    rows[at] = 0;
    if (dryer === undefined) return 0;
    const start = day - dryer.cycle;
    const filling = start < 0 ? undefined : this.#calendar.at(machine, start);
    if (filling === undefined) return 0;
    const order = this.trays.orders[machine]?.[filling.order];
    if (order === undefined) return 0;
    const { classes } = this.trays;
    const taken = this.#taken;
    const reserve = Math.min(dryer.shelves, filling.reserve);
    let room = dryer.shelves - reserve;
    for (let place = 0; place < order.length; place += 1) {
      const kind = order[place] ?? 0;
      taken[kind] = 0;
      const wait = rows[row + kind] ?? 0;
      if (wait === 0) continue;
      const { shelvesOf, canPlant } = classes[kind] ?? { shelvesOf: [], canPlant: [] };
      const each = shelvesOf[machine] ?? Infinity;
      if (each > room || canPlant[start] !== 1) continue;
      const trays = Math.min(wait, Math.floor(room / each));
      taken[kind] = trays;
      rows[row + kind] = wait - trays;
      room -= trays * each;
    }
    if (room > 0) room -= this.#exchange(machine, start, room);
    rows[at] = room + reserve;
    if (takes !== undefined) {
      for (const kind of order) takes(machine, start, kind, taken[kind] ?? 0);
    }
    return room + reserve < dryer.shelves ? DRY_POINTS.load : 0;
  }

  /** A smaller tray makes room for a larger one that fills the load; returns the shelves that takes. */
  #exchange(machine: number, start: number, room: number): number {
    const cycle = this.#model.machines[machine]?.cycle ?? 1;
    const order = this.trays.orders[machine]?.[0] ?? [];
    const { classes } = this.trays;
    const rows = this.#rows;
    const row = (start + cycle) * this.#width;
    for (let place = order.length - 1; place > 0; place -= 1) {
      const large = order[place] ?? 0;
      if ((rows[row + large] ?? 0) === 0 || classes[large]?.canPlant[start] !== 1) continue;
      const shelves = classes[large]?.shelvesOf[machine] ?? Infinity;
      for (let other = place - 1; other >= 0; other -= 1) {
        const small = order[other] ?? 0;
        if ((this.#taken[small] ?? 0) === 0) continue;
        const more = shelves - (classes[small]?.shelvesOf[machine] ?? 0);
        if (more <= 0 || more > room) continue;
        this.#taken[small] = (this.#taken[small] ?? 0) - 1;
        rows[row + small] = (rows[row + small] ?? 0) + 1;
        this.#taken[large] = (this.#taken[large] ?? 0) + 1;
        rows[row + large] = (rows[row + large] ?? 0) - 1;
        return more;
      }
    }
    return 0;
  }

  /** Puts the trays that were left over on empty shelves; returns what that changes of the points. */
  #placeLate(late: LateTray[] = []): number {
    const rows = this.#rows;
    const width = this.#width;
    const { end } = this.#model;
    let points = 0;
    const waiting: { readonly kind: number; readonly due: number }[] = [];
    for (let kind = 0; kind < this.#kinds; kind += 1) {
      // So many trays waited on every day up to here: they did not wait when they are late.
      let least = rows[kind] ?? 0;
      points -= least;
      for (let day = 1; least > 0; day += 1) {
        const before = least;
        least = day > end ? 0 : Math.min(least, rows[day * width + kind] ?? 0);
        points -= least;
        for (let tray = least; tray < before; tray += 1) waiting.push({ kind, due: day - 1 });
      }
    }
    waiting.sort((a, b) => b.due - a.due);
    for (const { kind, due } of waiting) points += this.#placeOne(kind, due, late);
    // The shelves are empty again for the next time.
    for (const { kind, machine, start } of late) {
      if (machine >= 0) this.#use(kind, machine, start, -1);
    }
    return points;
  }

  #placeOne(kind: number, due: number, late: LateTray[]): number {
    const { machines, end } = this.#model;
    const { shelvesOf, canPlant } = this.trays.classes[kind] ?? { shelvesOf: [], canPlant: [] };
    let least = trayPoints(due, end + 1);
    let [machine, start] = [-1, -1];
    for (let ready = due + 1; ready <= end && trayPoints(due, ready) < least; ready += 1) {
      for (let at = 0; at < machines.length; at += 1) {
        const room = this.#rows[ready * this.#width + this.#kinds + at] ?? 0;
        if (room === 0 || room < (shelvesOf[at] ?? Infinity)) continue;
        const { cycle = 1, shelves = 0 } = machines[at] ?? {};
        if (canPlant[ready - cycle] !== 1 || !this.#takes(at, ready - cycle, kind)) continue;
        const points = trayPoints(due, ready) + (room === shelves ? DRY_POINTS.load : 0);
        if (points < least) [least, machine, start] = [points, at, ready - cycle];
      }
    }
    late.push({ kind, due, machine, start });
    if (machine >= 0) this.#use(kind, machine, start, 1);
    return least;
  }

  /** One variety a load: only loads of its own take a tray. */
  #takes(machine: number, start: number, kind: number): boolean {
    if (this.#model.isMixed) return true;
    const { order = -1 } = this.#calendar.at(machine, start) ?? {};
    return this.trays.orders[machine]?.[order]?.[0] === kind;
  }

  #use(kind: number, machine: number, start: number, trays: 1 | -1): void {
    const ready = start + (this.#model.machines[machine]?.cycle ?? 1);
    const at = ready * this.#width + this.#kinds + machine;
    const each = this.trays.classes[kind]?.shelvesOf[machine] ?? 0;
    this.#rows[at] = (this.#rows[at] ?? 0) - trays * each;
  }
}
