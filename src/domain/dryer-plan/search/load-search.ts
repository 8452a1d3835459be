import { type BoardLoad, type LoadBoard, takenLoads, type TakenLoad } from '../board/load-board.ts';
import { placeUnassignedTrays } from '../board/place-unassigned-trays.ts';
import { unassignedTrays, traysByVariety } from '../question/unassigned-trays.ts';
import { Annealing, CalendarSearch } from './calendar-search.ts';
import { fillMachine } from './fill-machine.ts';
import { DRY_POINTS } from './dry-points.ts';

/** Points by which a change for the worse is still likely to be taken, at first and at last. */
const WARMEST = 6;
const COLDEST = 0.3;
/** Maximum number of machines refilled together. */
const MAX_MACHINES = 3;
/** Trays that one filling looks at beyond those that its machines take, at most. */
const MAX_POOL = 60;
/**
 * Occasionally machines are refilled on all days, so that space passes along many loads. The longer the plan,
 * the more this costs and the less often it runs.
 */
const WHOLE_DAYS = 4;
/** Trays that are tried on shelves left over. */
const MAX_TOPPED = 12;
/** Days that are filled at once when a plan is begun. */
const FIRST_STRETCH = 10;

/** Share of the time spent on start days first. */
const CALENDAR_SHARE = 0.5;
/** Changes of the calendar in a step. */
const CHANGES = 500;
/** As `WARMEST` and `COLDEST`, for changes of the calendar. */
const WARMEST_CHANGE = 15;
const COLDEST_CHANGE = 0.5;
/** The best calendar is made a plan when it is better by such a part, and at last. */
const WORTH_A_PLAN = 0.98;

/** Refills per step. */
const FILLINGS = 10;

/**
 * Improves a plan by repeatedly refilling a few machines on a few days.
 *
 * Large neighborhood search: the chosen machines release some loads and are refilled in turn, each optimally
 * for itself with a penalty for the rest. Better results are kept and, early on, slightly worse ones too
 * (simulated annealing).
 */
export class LoadSearch {
  /** The best loads so far and their points. */
  best: readonly TakenLoad[];
  bestPoints: number;
  readonly #board: LoadBoard;
  readonly #chance: Annealing;
  /** Null: the days are settled. */
  #calendar: CalendarSearch | null = null;

  constructor(board: LoadBoard, random: () => number) {
    this.#board = board;
    this.#chance = new Annealing(random);
    this.best = takenLoads(board.all());
    this.bestPoints = board.points;
  }

  /**
   * Fills all machines from the last day back to the first, a stretch at a time, each tray as late as
   * it can be; then once more forwards, for what is late. Where loads are known, it only adds to
   * them; one that does not fit any more is left out.
   *
   * @param planned - Loads that stay as long as nothing better is found.
   */
  begin(known: readonly TakenLoad[], planned: readonly TakenLoad[] = []): void {
    const { machines, end } = this.#board.model;
    for (const load of known) this.#putBack(load);
    const all = machines.map((_, machine) => machine);
    const stretches = Array.from({ length: Math.ceil((end + 1) / FIRST_STRETCH) }, (_, at) => ({
      machines: all,
      from: at * FIRST_STRETCH,
      to: Math.min(end, (at + 1) * FIRST_STRETCH - 1),
      price: 1,
    }));
    if (known.length === 0) {
      for (const stretch of stretches.toReversed()) this.#fill({ ...stretch, mayWait: true });
    }
    for (const stretch of stretches) this.#fill(stretch);
    this.#placeLeft();
    this.#remember();
    if (known.length > 0) return;
    for (const machine of all) this.#tryAnew([machine], 0, end, COLDEST);
    this.#placeLeft();
    if (planned.length > 0) this.consider(planned);
    if (machines.length > 0 && this.best.length > 0) {
      this.#calendar = new CalendarSearch(this.#board.model, this.#chance.random, this.best);
    }
  }

  /**
   * Changes start days; later refills a few machines repeatedly.
   *
   * @param progress - Elapsed share of the time, 0 to 1. The later, the stricter.
   */
  step(progress: number): void {
    const { machines, demands } = this.#board.model;
    if (machines.length === 0 || demands.length === 0) return;
    if (this.#calendar !== null) {
      this.#stepCalendar(this.#calendar, progress / CALENDAR_SHARE);
      return;
    }
    const warmth = WARMEST * (COLDEST / WARMEST) ** progress;
    for (let filling = 0; filling < FILLINGS; filling += 1) this.#attempt(warmth);
    this.#placeLeft();
  }

  /** Puts loads on the board instead of those that are there, the best ones unless others are given. */
  restore(loads: readonly TakenLoad[] = this.best): void {
    for (const load of this.#board.all()) this.#board.remove(load);
    for (const load of loads) this.#putBack(load);
  }

  /** Goes on from other loads where they are as good as the best so far. */
  consider(loads: readonly TakenLoad[]): void {
    this.restore(loads);
    this.#placeLeft();
    if (this.#board.points <= this.bestPoints + 1e-9) this.#remember();
    this.restore();
  }

  #stepCalendar(calendar: CalendarSearch, progress: number): void {
    const isOver = progress >= 1;
    if (!isOver)
      calendar.try(CHANGES, WARMEST_CHANGE * (COLDEST_CHANGE / WARMEST_CHANGE) ** progress);
    if (calendar.bestPoints < this.bestPoints * (isOver ? 1 : WORTH_A_PLAN)) {
      this.restore(calendar.best());
      this.#placeLeft();
    }
    if (!isOver) return;
    this.#calendar = null;
    this.restore();
  }

  #attempt(warmth: number): void {
    const { machines, end } = this.#board.model;
    if (this.#chance.random() < WHOLE_DAYS / end) {
      this.#tryAnew(this.#chooseMachines(1 + this.#chance.below(2)), 0, end, warmth);
      return;
    }
    const chosen = this.#chooseMachines(1 + this.#chance.below(MAX_MACHINES));
    const longest = Math.max(...chosen.map((at) => machines[at]?.cycle ?? 1));
    const length = longest + 2 + this.#chance.below(3 * longest + 8);
    const from = this.#chance.below(end + length) - length + 1;
    this.#tryAnew(chosen, Math.max(0, from), Math.min(end, from + length - 1), warmth);
  }

  /** Fills machines anew on some days, and puts all back when that is not worth it. */
  #tryAnew(machines: readonly number[], from: number, to: number, warmth: number): void {
    const board = this.#board;
    const before = board.points;
    const removed: TakenLoad[] = [];
    for (const machine of machines) {
      for (const load of board.within(machine, from, to)) {
        removed.push(...takenLoads([load]));
        board.remove(load);
      }
    }
    const price = 0.5 + this.#chance.random();
    const added = this.#fill({ machines, from, to, price });
    const change = board.points - before;
    if (this.#chance.isTaken(change, warmth)) {
      if (board.points < this.bestPoints - 1e-9) this.#remember();
      return;
    }
    // The last trays that were put into loads of others come out first.
    for (const load of added.toReversed()) board.takeOut(load);
    for (const machine of machines) {
      for (const load of board.within(machine, from, to)) board.remove(load);
    }
    for (const load of removed) this.#putBack(load);
  }

  /** Fills machines in turn; returns the loads of others that took a tray each in the end. */
  #fill(stretch: StretchToFill): BoardLoad[] {
    const board = this.#board;
    const { machines, from, to, price, mayWait = false } = stretch;
    const most = MAX_POOL + machines.reduce((sum, at) => sum + this.#roomOf(at, to - from + 1), 0);
    machines.forEach((machine, turn) => {
      const { cycle = 1, shelves = 1 } = board.model.machines[machine] ?? {};
      const isLast = turn === machines.length - 1;
      const usual = (price * DRY_POINTS.load) / shelves;
      const leave = (demand: number) => {
        const { due = 0, opens = 0 } = board.model.demands[demand] ?? {};
        const unplaced = board.pointsOf(demand, board.model.end + 1);
        // Backwards, what is left is dried before these days, if there are greens of it by then.
        if (mayWait) return opens + cycle <= from ? Math.max(0, due - from) + usual : unplaced;
        return isLast ? unplaced : Math.min(unplaced, usual + 2 * this.#chance.random());
      };
      const pool = unassignedTrays(board, this.#chance.random, {
        from,
        until: to + cycle,
        cycle,
      }).slice(0, most);
      const parts = board.model.isMixed ? [pool] : traysByVariety(board, this.#chance.random, pool);
      for (const trays of parts) fillMachine(board, { machine, from, to, trays, leave });
    });
    return mayWait ? [] : this.#topUp(from, to);
  }

  /** Trays that a machine takes on so many days. */
  #roomOf(machine: number, days: number): number {
    const { cycle = 1, shelves = 1 } = this.#board.model.machines[machine] ?? {};
    return Math.ceil(days / cycle) * shelves;
  }

  /** Puts trays that found no load of their own on shelves that are left in others. */
  #topUp(from: number, to: number): BoardLoad[] {
    const board = this.#board;
    const pool = unassignedTrays(board, this.#chance.random, { from, until: to, cycle: 1 }).slice(
      0,
      MAX_TOPPED,
    );
    if (pool.length === 0) return [];
    const spare = board.model.machines.flatMap((dryer, machine) =>
      board.within(machine, from, to).filter(({ used }) => used < dryer.shelves),
    );
    return pool.flatMap((demand) => {
      const points = ({ ready }: BoardLoad) => board.pointsOf(demand, ready);
      const load = spare
        .toSorted((a, b) => points(a) - points(b))
        .find((candidate) => board.put(candidate, demand));
      return load === undefined ? [] : [load];
    });
  }

  #chooseMachines(most: number): number[] {
    const machines = this.#board.model.machines.map((_, machine) => machine);
    return Array.from({ length: Math.min(machines.length, most) }, () => {
      const [machine = 0] = machines.splice(this.#chance.below(machines.length), 1);
      return machine;
    });
  }

  /** Late is better than never. */
  #placeLeft(): void {
    placeUnassignedTrays(this.#board);
    if (this.#board.points < this.bestPoints - 1e-9) this.#remember();
  }

  #remember(): void {
    this.best = takenLoads(this.#board.all());
    this.bestPoints = this.#board.points;
  }

  /** Begins a load again with its trays; nothing where the machine is not free. */
  #putBack({ machine, start, trays }: TakenLoad): void {
    if (!this.#board.isFree(machine, start)) return;
    const load = this.#board.open(machine, start);
    for (const demand of trays) this.#board.put(load, demand);
    if (load.trays.length === 0) this.#board.remove(load);
  }
}

/** Machines to be filled on some days. */
interface StretchToFill {
  readonly machines: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Price of a tray left to the next machine, relative to a full load. */
  readonly price: number;
  /** Trays that don't fit are dried before these days. */
  readonly mayWait?: boolean;
}
