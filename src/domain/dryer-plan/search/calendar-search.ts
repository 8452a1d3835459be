import type { DryModel } from '../question/dry-model.ts';
import { LoadCalendar, type LoadFilling } from '../board/load-calendar.ts';
import type { TakenLoad } from '../board/load-board.ts';
import { CalendarFilling } from './calendar-filling.ts';

/** Share of moves on an existing load that remove, refill or move it. The rest pushes other loads too. */
const END = 0.15;
const REFILL = 0.2;
const MOVE = 0.2;
/** Share of pushed loads that are refilled too. */
const REFILL_PUSHED = 0.4;
/** Share of new loads that replace one nearby. */
const BEGIN_FOR_ANOTHER = 0.6;
/** Share of fillings that leave shelves for late trays, usually few. */
const RESERVE = 0.3;
/** Days by which a load is moved, and by which loads are pushed, at most. */
const MAX_MOVE = 6;
const MAX_PUSH = 2;
/** Loads that are pushed at once, at most. */
const MAX_PUSHED = 12;

/**
 * Searches for the best start days: changes the calendar slightly, fills its loads (`CalendarFilling`) and
 * sometimes accepts a worse result (simulated annealing).
 *
 * One calendar change does more than many tray moves, and scoring it takes microseconds.
 */
export class CalendarSearch {
  bestPoints: number;
  readonly #model: DryModel;
  readonly #chance: Annealing;
  readonly #calendar: LoadCalendar;
  readonly #filling: CalendarFilling;
  readonly #from: number;
  readonly #days: number;
  #best: (LoadFilling | undefined)[][];

  /** @param known - Loads to begin with. */
  constructor(model: DryModel, random: () => number, known: readonly TakenLoad[]) {
    this.#model = model;
    this.#chance = new Annealing(random);
    this.#calendar = new LoadCalendar(model.machines, model.end);
    for (const { machine, start } of known) this.#calendar.set(machine, start, this.#how(machine));
    this.#calendar.keep();
    this.#filling = new CalendarFilling(model, this.#calendar);
    this.bestPoints = this.#filling.points;
    this.#best = this.#calendar.copy();
    this.#from = Math.min(...model.demands.map(({ opens }) => opens), model.end);
    const last = Math.max(
      ...model.demands.map(({ due }) => due),
      ...known.map(({ start }) => start),
    );
    this.#days = Math.max(1, Math.min(model.end, last + 3) - this.#from);
  }

  /**
   * Tries changes.
   *
   * @param changes - Number of changes.
   * @param warmth - Score increase that is still likely to be accepted.
   */
  try(changes: number, warmth: number): void {
    for (let change = 0; change < changes; change += 1) {
      if (!this.#change()) {
        this.#calendar.undo();
        continue;
      }
      const points = this.#filling.change();
      if (!this.#chance.isTaken(points - this.#filling.points, warmth)) {
        this.#filling.undo();
        this.#calendar.undo();
        continue;
      }
      this.#filling.points = points;
      this.#calendar.keep();
      if (points < this.bestPoints) {
        this.bestPoints = points;
        this.#best = this.#calendar.copy();
      }
    }
  }

  /** The loads of the best calendar with their trays. */
  best(): TakenLoad[] {
    const calendar = new LoadCalendar(this.#model.machines, this.#model.end);
    this.#best.forEach((loads, machine) => {
      for (const [start, filling] of loads.entries()) calendar.set(machine, start, filling);
    });
    return filledLoads(this.#model, new CalendarFilling(this.#model, calendar));
  }

  /** Changes the calendar; false: that change cannot be made. */
  #change(): boolean {
    const calendar = this.#calendar;
    const chance = this.#chance;
    const machine = this.#anyMachine();
    const day = this.#from + chance.below(this.#days);
    const start = calendar.startOf(machine, day);
    if (start < 0) return this.#begin(machine, day);
    const kind = chance.random();
    if (kind < END) calendar.set(machine, start, undefined);
    else if (kind < END + REFILL) calendar.set(machine, start, this.#how(machine));
    else if (kind < END + REFILL + MOVE) return this.#move(machine, start);
    else return this.#push(machine, start);
    return true;
  }

  #begin(machine: number, day: number): boolean {
    const calendar = this.#calendar;
    if (!calendar.isFree(machine, day)) return false;
    calendar.set(machine, day, this.#how(machine));
    if (this.#chance.random() >= BEGIN_FOR_ANOTHER) return true;
    const from = this.#anyMachine();
    const start = calendar.startOf(from, this.#near(day));
    if (start >= 0 && (from !== machine || start !== day)) calendar.set(from, start, undefined);
    return true;
  }

  #move(machine: number, start: number): boolean {
    const calendar = this.#calendar;
    const filling = calendar.at(machine, start);
    const to = this.#anyMachine();
    const day = this.#near(start);
    calendar.set(machine, start, undefined);
    if (!calendar.isFree(to, day)) return false;
    calendar.set(to, day, filling);
    return true;
  }

  /** A load begins a little earlier or later, and so do those in the way. */
  #push(machine: number, first: number): boolean {
    const calendar = this.#calendar;
    const far = 1 + this.#chance.below(MAX_PUSH);
    const days = this.#chance.random() < 0.5 ? far : -far;
    const { cycle = 1 } = this.#model.machines[machine] ?? {};
    const isRefilled = this.#chance.random() < REFILL_PUSHED;
    const filling = isRefilled ? this.#how(machine) : calendar.at(machine, first);
    const pushed = [{ start: first, filling }];
    for (let start = first; pushed.length <= MAX_PUSHED;) {
      calendar.set(machine, start, undefined);
      // The nearest one in the way.
      let next = -1;
      for (let step = 1; step <= far && next < 0; step += 1) {
        next = calendar.startOf(machine, days > 0 ? start + cycle - 1 + step : start - step);
      }
      if (next < 0) break;
      pushed.push({ start: next, filling: calendar.at(machine, next) });
      start = next;
    }
    for (const { start, filling } of pushed) {
      if (!calendar.isFree(machine, start + days)) return false;
      calendar.set(machine, start + days, filling);
    }
    return true;
  }

  #how(machine: number): LoadFilling {
    const chance = this.#chance;
    const orders = this.#filling?.trays.orders[machine]?.length ?? 1;
    const { shelves = 0 } = this.#model.machines[machine] ?? {};
    const reserve = chance.random() < RESERVE ? 1 + chance.below(chance.random() * shelves) : 0;
    return { order: chance.below(orders), reserve };
  }

  #near(day: number): number {
    return day + this.#chance.below(2 * MAX_MOVE + 1) - MAX_MOVE;
  }

  #anyMachine(): number {
    return this.#chance.below(this.#model.machines.length);
  }
}

/** The loads of a filled calendar with the demands of their trays: of a class, what is ready last is due last. */
function filledLoads({ demands }: DryModel, filling: CalendarFilling): TakenLoad[] {
  const { classOf, classes } = filling.trays;
  const loads = new Map<string, TakenLoad & { trays: number[] }>();
  const loadAt = (machine: number, start: number) => {
    const key = `${machine}|${start}`;
    const load = loads.get(key) ?? { machine, start, trays: [] };
    loads.set(key, load);
    return load;
  };
  const wants: { machine: number; start: number; kind: number; trays: number }[] = [];
  const late = filling.tell((machine, start, kind, trays) => {
    if (trays > 0) wants.push({ machine, start, kind, trays });
  });
  const waiting = classes.map((_, kind) =>
    demands
      .flatMap(({ due, trays }, demand) =>
        classOf[demand] === kind
          ? Array<{ demand: number; due: number }>(trays).fill({ demand, due })
          : [],
      )
      .toSorted((a, b) => a.due - b.due),
  );
  for (const { kind, due, machine, start } of late) {
    const at = waiting[kind]?.findLastIndex((tray) => tray.due === due) ?? -1;
    const [tray] = waiting[kind]?.splice(at, 1) ?? [];
    if (tray !== undefined && machine >= 0) loadAt(machine, start).trays.push(tray.demand);
  }
  for (const { machine, start, kind, trays } of wants) {
    for (const tray of waiting[kind]?.splice(-trays) ?? [])
      loadAt(machine, start).trays.push(tray.demand);
  }
  return [...loads.values()];
}

/**
 * Simulated annealing: always accepts improvements, and accepts worse changes less often the worse they are and
 * the lower the temperature.
 */
export class Annealing {
  /** A number from 0 to below 1. */
  readonly random: () => number;

  constructor(random: () => number) {
    this.random = random;
  }

  /** @param warmth - Points by which a change for the worse is still likely to be taken. */
  isTaken(change: number, warmth: number): boolean {
    return change <= 1e-9 || this.random() < Math.exp(-change / warmth);
  }

  /** A whole number from 0 to below a limit. */
  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }
}
