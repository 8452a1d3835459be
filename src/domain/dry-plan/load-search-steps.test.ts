import { expect, test } from 'vitest';
import {
  aDriedPea,
  aModelOfSingleTrays,
  SINGLE_TRAYS_END,
} from '#tests/support/builders/dry-model-builders.ts';
import { aPeaPowderFarm, dryQuestionOf } from '#tests/support/farms/pea-powder-farm.ts';
import { emptyBoard } from '#tests/support/farms/small-dryers.ts';
import { countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import { loadInFirst, toldLoads, type ToldLoad } from '#tests/support/laws/moved-loads.ts';
import type { DryModel } from './dry-model.ts';
import { LoadBoard } from './load-board.ts';
import { LoadSearch } from './load-search.ts';
import { RoomBoard } from './room-board.ts';
import { takenLoads, type TakenLoad } from './taken-load.ts';

const EVERY_DAY = Array.from({ length: SINGLE_TRAYS_END + 1 }, (_, day) => day);

/** A draw that is too high chooses no load: the small moves of a step end with it. */
const NO_LOAD = 1;

/**
 * The loads on the board after one step of a search that goes on from known loads, with these draws for it.
 *
 * @param progress - How much of the time is over.
 */
function stepped(
  model: DryModel,
  known: readonly TakenLoad[],
  draws: readonly number[],
  progress = 0,
): ToldLoad[] {
  let left: number[] = [];
  const board = emptyBoard(model);
  const search = new LoadSearch(board, () => left.shift() ?? NO_LOAD);
  search.begin(known);
  expect(toldLoads(search.best)).toEqual(toldLoads(known));
  left = [...draws];
  search.step(progress);
  expect(board.points).toBe(countLoads(model, takenLoads(board.all())));
  expect(countLoads(model, search.best)).toBe(search.bestPoints);
  expect(search.bestPoints).toBeLessThanOrEqual(countLoads(model, known));
  return toldLoads(takenLoads(board.all()));
}

/** Draws for a filling of machines on all days, and on some: of the last, so many machines of so many. */
const WHOLE = [0.39, 3.9 / SINGLE_TRAYS_END];
const SOME = [0.39, 4 / SINGLE_TRAYS_END];
const anew = (machines: number): number => (machines - 0.5) / 3;
/** Draws for the days: four, and so many more up to thirteen; the first one. */
const window = (from: number, more: number): number[] => [
  (more + 0.5) / 14,
  (from + 3 + more + 0.5) / (SINGLE_TRAYS_END + 4 + more),
];
/** Draws of a filling of the last machine: no price is asked, and trays go by their due days. */
const FILLED = [0.5, 0.3];

test('now and then a machine is filled anew, on all days or on some', () => {
  // Eight days too early, in a load of its own.
  const model = aModelOfSingleTrays([20, 20]);
  const known = [loadInFirst(12, 0), loadInFirst(18, 1)];
  const draws = [WHOLE[1] ?? 0, 0.9, 0.9, ...FILLED];
  expect(stepped(model, known, [0.39, ...draws])).toEqual([[0, 18, 0, 1]]);
  expect(stepped(model, known, [0.4, ...draws])).toEqual(toldLoads(known));
  expect(stepped(model, known, [...SOME, anew(1), 0, ...window(12, 6), ...FILLED])).toEqual([
    [0, 18, 0, 1],
  ]);
});

test('of the days on which it is filled anew the first and the last count', () => {
  // One load: on four days from its own on it goes to the last of them; a day later it stays.
  const at = (start: number, due: number, days: readonly number[]): number =>
    stepped(
      aModelOfSingleTrays([due]),
      [loadInFirst(start, 0)],
      [...SOME, anew(1), 0, ...days, ...FILLED],
    )[0]?.[1] ?? -1;
  expect(at(12, 20, window(12, 0))).toBe(15);
  expect(at(12, 20, window(13, 0))).toBe(12);
  expect(at(12, 20, window(9, 0))).toBe(12);
  expect(at(12, 20, window(8, 0))).toBe(12);
  expect(at(12, 20, window(11, 1))).toBe(15);
  // Seventeen days at most for a load of two.
  expect(at(12, 34, window(12, 13))).toBe(28);
  expect(at(12, 34, window(12, 12))).toBe(27);
  // Only days of the plan: the first window ends on its first day, the last one begins on its last but one.
  expect(at(0, 5, window(-3, 0))).toBe(0);
  expect(at(0, 5, window(-1, 0))).toBe(2);
  expect(at(55, 60, window(56, 0))).toBe(55);
  expect(at(55, 60, window(55, 0))).toBe(58);
  expect(at(55, 60, window(54, 2))).toBe(58);
});

test('the slower the dryer, the more days; of several the slowest counts', () => {
  const slow = aModelOfSingleTrays([36], [{ cycle: 3 }]);
  // Three, two and seventeen or below.
  const draws = (from: number, more: number): number[] => [
    (more + 0.5) / 17,
    (from + 4 + more + 0.5) / (SINGLE_TRAYS_END + 5 + more),
  ];
  expect(
    stepped(slow, [loadInFirst(12, 0)], [...SOME, anew(1), 0, ...draws(12, 0), ...FILLED]),
  ).toEqual([[0, 12, 0]]);
  const near = aModelOfSingleTrays([24], [{ cycle: 3 }]);
  expect(
    stepped(near, [loadInFirst(12, 0)], [...SOME, anew(1), 0, ...draws(12, 0), ...FILLED]),
  ).toEqual([[0, 16, 0]]);
  expect(
    stepped(slow, [loadInFirst(15, 0)], [...SOME, anew(1), 0, ...draws(15, 16), ...FILLED]),
  ).toEqual([[0, 33, 0]]);
});

/** Two dryers of one shelf; a load of the first is filled anew on all days, the second after it. */
const BOTH = [...WHOLE, 0.5, 0, 0];

test('what the first of two machines leaves to the next is worth about a load', () => {
  const model = aModelOfSingleTrays([20], [{ shelves: 1 }, { shelves: 1 }]);
  const machineOf = (price: number, more: number): number =>
    stepped(model, [loadInFirst(12, 0)], [...BOTH, price, 0.5, 0.3, more, 0.5, 0.3])[0]?.[0] ?? -1;
  // A load costs 10. Left to the next it costs half a load to one and a half, and up to two points more.
  expect(machineOf(0.4, 0.4)).toBe(1);
  expect(machineOf(0.4, 0.6)).toBe(0);
  expect(machineOf(0.6, 0)).toBe(0);
  expect(machineOf(0, 0.99)).toBe(1);
  // Of three shelves a third of that: with the load it is left by one tray and kept by three.
  const three = [{ shelves: 3 }, { shelves: 3 }];
  const left = (dues: readonly number[], price: number): number[] =>
    stepped(
      aModelOfSingleTrays(dues, three),
      [loadInFirst(12, ...dues.keys())],
      [
        ...BOTH,
        price,
        0.5,
        ...dues.map(() => 0.3),
        ...dues.map(() => 0),
        0.5,
        ...dues.map(() => 0.3),
      ],
    ).map(([machine]) => machine);
  expect(left([20], 0.9)).toEqual([1]);
  expect(left([20, 20, 20], 0.4)).toEqual([1]);
  expect(left([20, 20, 20], 0.6)).toEqual([0]);
});

test('a filling that is worse is taken the more seldom the worse and the later it is', () => {
  // The second machine is free for a load that begins on day 12 alone: six days earlier than that of the first.
  const heldButOn12 = EVERY_DAY.filter((day) => day !== 12 && day !== 13);
  const model = aModelOfSingleTrays([20], [{ shelves: 1 }, { shelves: 1, held: heldButOn12 }]);
  const isTaken = (draw: number, progress: number): boolean => {
    // Nothing is left for the shelves of others.
    const draws = [...BOTH, 0, 0.5, 0.3, 0, 0.5, 0.3, 0.5, draw];
    const [[machine] = []] = stepped(model, [loadInFirst(18, 0)], draws, progress);
    return machine === 1;
  };
  // Six points at six points of warmth: 37 in a hundred.
  expect([isTaken(0.367, 0), isTaken(0.369, 0)]).toEqual([true, false]);
  // Between six and three tenths, half way: e to the power of -6 / 1.34.
  expect([isTaken(0.0113, 0.5), isTaken(0.0116, 0.5)]).toEqual([true, false]);
  expect([isTaken(1e-9, 1), isTaken(3e-9, 1)]).toEqual([true, false]);
});

test('a filling that is as good is taken, and one that is worse leaves all as it was', () => {
  const free = aModelOfSingleTrays([20, 30], [{ shelves: 1 }, { shelves: 1 }]);
  const known = [loadInFirst(18, 0), loadInFirst(28, 1)];
  const fill = [...BOTH, 0, 0.5, 0.3, 0.3, 0, 0, 0.5, 0.3, 0.3];
  expect(stepped(free, known, fill)).toEqual([
    [1, 18, 0],
    [1, 28, 1],
  ]);
  // The second machine takes neither.
  const held = aModelOfSingleTrays([20, 30], [{ shelves: 1 }, { shelves: 1, held: EVERY_DAY }]);
  expect(stepped(held, known, fill)).toEqual(toldLoads(known));
});

test('one machine, two or three are filled anew on some days', () => {
  const model = aModelOfSingleTrays(
    [20, 20, 20, 20],
    [{ shelves: 1 }, { shelves: 1 }, { shelves: 1 }, { shelves: 1 }],
  );
  const known = [0, 1, 2, 3].map((machine) => ({ machine, start: 15, trays: [machine] }));
  const moved = (draw: number): number =>
    stepped(model, known, [
      ...SOME,
      draw,
      ...Array<number>(Math.floor(draw * 3) + 1).fill(0),
      ...window(12, 6),
      // At a price of one each takes what does not wait in it.
      0.5,
      ...Array<number>(30).fill(0.5),
    ]).filter(([, start]) => start === 18).length;
  expect([moved(0.1), moved(0.5), moved(0.99)]).toEqual([1, 2, 3]);
  const whole = (draw: number): number =>
    stepped(model, known, [
      ...WHOLE,
      draw,
      ...Array<number>(Math.floor(draw * 2) + 1).fill(0),
      0.5,
      ...Array<number>(30).fill(0.5),
    ]).filter(([, start]) => start === 18).length;
  expect([whole(0.49), whole(0.5), whole(0.99)]).toEqual([1, 2, 2]);
});

/** Draws for a small move: the first load, its tray in the machine where it is, so many days earlier. */
const trayEarlier = (days: number): number[] => [0, 0.25, 0, 0, 0.7, (3.5 - days) / 7];

test('small moves for the worse are taken the more seldom the later it is', () => {
  const model = aModelOfSingleTrays([20]);
  const isTaken = (draw: number, progress: number): boolean =>
    stepped(model, [loadInFirst(18, 0)], [0.4, ...trayEarlier(2), draw], progress)[0]?.[1] === 16;
  // Two points at two of warmth up to the half, then down to three tenths.
  expect([isTaken(0.367, 0), isTaken(0.369, 0)]).toEqual([true, false]);
  expect([isTaken(0.367, 0.5), isTaken(0.369, 0.5)]).toEqual([true, false]);
  expect([isTaken(0.075, 0.75), isTaken(0.076, 0.75)]).toEqual([true, false]);
  expect([isTaken(0.00127, 1), isTaken(0.00128, 1)]).toEqual([true, false]);
});

/** How many small moves a step tries, each of which would make a load wait for thirteen days. */
function triedMoves(search: LoadSearch, drawn: { count: number }): number {
  drawn.count = 0;
  search.step(0.5);
  // One draw for whether machines are filled anew, eight a move.
  return (drawn.count - 1) / 8;
}

/** Draws, counted: none for a filling, then by turns those of a move that is not worth it. */
function movesInTurn(drawn: { count: number }): () => number {
  const move = [0, 0.25, 0, 0, 0, 0.99, 0.99, 0.999];
  return () => {
    drawn.count += 1;
    return drawn.count === 1 ? 0.4 : (move[(drawn.count - 2) % move.length] ?? 0);
  };
}

test('a step tries two thousand small moves, five hundred where a plan is known, two hundred where room is asked for', () => {
  const model = aModelOfSingleTrays([20]);
  const drawn = { count: 0 };
  const known = new LoadSearch(emptyBoard(model), movesInTurn(drawn));
  known.begin([loadInFirst(18, 0)]);
  expect(triedMoves(known, drawn)).toBe(500);
  const unknown = new LoadSearch(emptyBoard(model), movesInTurn(drawn));
  unknown.begin([]);
  // The days are settled first.
  unknown.step(0.5);
  expect(triedMoves(unknown, drawn)).toBe(2000);
  const question = { ...dryQuestionOf(aPeaPowderFarm(), '2025-06-07'), varieties: [aDriedPea()] };
  const room = new RoomBoard(question, SINGLE_TRAYS_END);
  const cut = [new Int32Array(SINGLE_TRAYS_END + 1)];
  const limited = new LoadSearch(new LoadBoard(model, cut, room), movesInTurn(drawn));
  limited.begin([loadInFirst(18, 0)]);
  expect(triedMoves(limited, drawn)).toBe(200);
});

test('the best of all small moves is remembered, though worse ones follow', () => {
  const model = aModelOfSingleTrays([20]);
  const board = emptyBoard(model);
  // Two days later, then two days earlier again, which is taken by chance.
  let left: number[] = [];
  const search = new LoadSearch(board, () => left.shift() ?? NO_LOAD);
  search.begin([loadInFirst(16, 0)]);
  left = [0.4, ...trayEarlier(-2), NO_LOAD, ...trayEarlier(2), 0.1];
  search.step(0);
  expect(toldLoads(search.best)).toEqual([[0, 18, 0]]);
  expect(toldLoads(takenLoads(board.all()))).toEqual([[0, 16, 0]]);
  search.settle();
  expect(toldLoads(takenLoads(board.all()))).toEqual([[0, 18, 0]]);
});

test('where nothing is to be dried, or no dryer is there, a step does nothing', () => {
  for (const model of [aModelOfSingleTrays([]), aModelOfSingleTrays([20], [])]) {
    let drawn = 0;
    const search = new LoadSearch(emptyBoard(model), () => {
      drawn += 1;
      return 0;
    });
    search.begin([]);
    drawn = 0;
    search.step(0);
    expect(drawn).toBe(0);
    expect(search.best).toEqual([]);
  }
});
