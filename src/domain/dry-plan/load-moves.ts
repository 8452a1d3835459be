import { Annealing } from './annealing.ts';
import type { BoardLoad, LoadBoard } from './load-board.ts';
import { DRY_POINTS } from './dry-points.ts';
import { WholeLoadMoves } from './whole-load-moves.ts';

/** Days before its due day on which a place for a tray is looked for, at most. */
const MAX_DAYS_EARLY = 14;
/** Of moves: those of a load as a whole. */
const WHOLE_LOADS = 0.25;
/** Of these: those that dissolve a load, begin one, let two change places; the rest shifts some. */
const DISSOLVE = 0.1;
const BEGIN = 0.1;
const EXCHANGE = 0.1;
/** Of trays: those that go near their due day; the rest goes near the day on which it is ready. */
const NEAR_DUE = 0.7;
/** Trays that come out for one that goes in, at most. */
const MAX_OUT = 2;
/** Of changes of places that cost nothing: those taken though they are against the due days. */
const AGAINST_ORDER = 0.2;

/** A tray that wants to go into a load, while others come out for it. */
interface TrayComingIn {
  readonly demand: number;
  /** Shelves that the load has which it comes from. */
  readonly roomFrom: number;
  /** Places of those that come out already. */
  readonly out: readonly number[];
  /** Only one of its variety may come out. */
  readonly isOfOwn: boolean;
}

/**
 * Small changes of the loads on a board, tried one by one: a tray goes elsewhere or changes places
 * with another, loads move by days, one is dissolved or begun.
 *
 * What is better is taken, what is a little worse now and then (simulated annealing).
 */
export class LoadMoves {
  readonly #board: LoadBoard;
  readonly #chance: Annealing;
  readonly #whole: WholeLoadMoves;

  constructor(board: LoadBoard, random: () => number) {
    this.#board = board;
    this.#chance = new Annealing(random);
    this.#whole = new WholeLoadMoves(board, this.#chance);
  }

  /**
   * Tries so many moves.
   *
   * @param warmth - Points by which a move for the worse is still likely to be taken.
   */
  try(moves: number, warmth: number): void {
    this.#chance.warmth = warmth;
    for (let move = 0; move < moves; move += 1) {
      const load = this.#board.loads[this.#chance.below(this.#board.loads.length)];
      if (load === undefined) return;
      if (this.#chance.random() >= WHOLE_LOADS) {
        this.#moveTray(load);
        continue;
      }
      const kind = this.#chance.random();
      if (kind < DISSOLVE) this.#whole.dissolve(load);
      else if (kind < DISSOLVE + BEGIN) this.#whole.begin(load);
      else if (kind < DISSOLVE + BEGIN + EXCHANGE) this.#whole.exchange(load);
      else this.#whole.shift(load);
    }
  }

  /** A tray goes into another load, or a new one; where that is full, another comes out for it. */
  #moveTray(from: BoardLoad): void {
    const board = this.#board;
    const place = this.#chance.below(from.trays.length);
    const demand = from.trays[place] ?? 0;
    const due = board.dueOf(demand);
    const machine = this.#chance.below(board.model.machines.length);
    const cycle = board.model.machines[machine]?.cycle ?? 1;
    // Mostly near the due day, now and then near the day on which it is dried.
    const near = this.#chance.random();
    const ready = Math.min(
      board.model.end,
      near < NEAR_DUE
        ? due - Math.floor(this.#chance.random() * this.#chance.random() * MAX_DAYS_EARLY)
        : from.ready + this.#chance.below(7) - 3,
    );
    if (ready < cycle) return;
    const to = board.loadAt(machine, ready - 1);
    if (to === from) return;
    const shelves = board.shelvesOf(machine, demand);
    const room = board.model.machines[machine]?.shelves ?? 0;
    if (shelves > room) return;
    if (to === undefined) {
      if (!board.isFree(machine, ready - cycle)) return;
      const closes = from.trays.length === 1 ? DRY_POINTS.load : 0;
      const change =
        board.pointsOf(demand, ready) - board.pointsOf(demand, from.ready) + DRY_POINTS.load;
      if (!this.#chance.isTaken(change - closes)) return;
      board.takeOut(from, place);
      const load = board.open(machine, ready - cycle);
      if (!board.put(load, demand)) {
        board.remove(load);
        board.put(from, demand);
      }
      board.removeEmpty(from);
      return;
    }
    if (!board.mayShare(to, demand)) return;
    // Without greens of its variety there a tray cannot go in, but another one of them can come out for it.
    const hasGreens = from.start === to.start || board.canCutTray(demand, to.start);
    if (to.used + shelves > room || !hasGreens) {
      this.#changePlaces(from, place, to, hasGreens);
      return;
    }
    const closes = from.trays.length === 1 ? DRY_POINTS.load : 0;
    const change = board.pointsOf(demand, to.ready) - board.pointsOf(demand, from.ready) - closes;
    if (!this.#chance.isTaken(change)) return;
    board.takeOut(from, place);
    if (!board.put(to, demand)) board.put(from, demand);
    board.removeEmpty(from);
  }

  /**
   * A tray changes places with one of another load, or with two of fewer shelves: those for which
   * that is best.
   *
   * @param hasGreens - Else one of its own variety comes out for it.
   */
  #changePlaces(from: BoardLoad, place: number, to: BoardLoad, hasGreens: boolean): void {
    const board = this.#board;
    const { machines } = board.model;
    const demand = from.trays[place] ?? 0;
    let roomFrom =
      (machines[from.machine]?.shelves ?? 0) - from.used + board.shelvesOf(from.machine, demand);
    let missing =
      to.used + board.shelvesOf(to.machine, demand) - (machines[to.machine]?.shelves ?? 0);
    let change = board.pointsOf(demand, to.ready) - board.pointsOf(demand, from.ready);
    const out: number[] = [];
    while ((missing > 0 || (!hasGreens && out.length === 0)) && out.length < MAX_OUT) {
      const isOfOwn = !hasGreens && out.length === 0;
      const at = this.#bestOut(to, from, { demand, roomFrom, out, isOfOwn });
      const other = to.trays[at];
      if (other === undefined) return;
      out.push(at);
      change += board.pointsOf(other, from.ready) - board.pointsOf(other, to.ready);
      roomFrom -= board.shelvesOf(from.machine, other);
      missing -= board.shelvesOf(to.machine, other);
    }
    if (missing > 0) return;
    if (change !== 0 ? !this.#chance.isTaken(change) : !this.#isInOrder(demand, from, to, out))
      return;
    // From the back, since the last tray takes the place of one that is taken out.
    const others = out
      .toSorted((a, b) => b - a)
      .map((at) => {
        const other = to.trays[at] ?? 0;
        board.takeOut(to, at);
        return other;
      });
    board.takeOut(from, place);
    const isIn = board.put(to, demand);
    let back = 0;
    while (isIn && back < others.length && board.put(from, others[back] ?? 0)) back += 1;
    if (isIn && back === others.length) return;
    for (; back > 0; back -= 1) board.takeOut(from);
    if (isIn) board.takeOut(to);
    for (const other of others) board.put(to, other);
    board.put(from, demand);
  }

  /** The place of the tray of a load that costs least in another. */
  #bestOut(
    to: BoardLoad,
    from: BoardLoad,
    { demand, roomFrom, out, isOfOwn }: TrayComingIn,
  ): number {
    const board = this.#board;
    let best = Infinity;
    let chosen = -1;
    const first = this.#chance.below(to.trays.length);
    for (let step = 0; step < to.trays.length; step += 1) {
      const at = (first + step) % to.trays.length;
      const other = to.trays[at] ?? 0;
      if (other === demand || out.includes(at)) continue;
      if (isOfOwn && board.varietyOf(other) !== board.varietyOf(demand)) continue;
      if (board.shelvesOf(from.machine, other) > roomFrom) continue;
      const change = board.pointsOf(other, from.ready) - board.pointsOf(other, to.ready);
      if (change < best) [best, chosen] = [change, at];
    }
    return chosen;
  }

  /** What is due later is better dried later, though it costs the same: it leaves more choice. */
  #isInOrder(demand: number, from: BoardLoad, to: BoardLoad, out: readonly number[]): boolean {
    const dueOf = (tray: number) => this.#board.dueOf(tray);
    const other = dueOf(to.trays[out[0] ?? 0] ?? 0);
    const isLater = (dueOf(demand) - other) * (to.ready - from.ready) > 0;
    return isLater || this.#chance.random() < AGAINST_ORDER;
  }
}
