import { expect, test } from 'vitest';
import { aDriedPea, aModelOnPaper } from '#tests/support/builders/dry-model-builders.ts';
import { emptyBoard } from '#tests/support/farms/small-dryers.ts';
import { aPeaPowderFarm, dryQuestionOf } from '#tests/support/farms/pea-powder-farm.ts';
import { LoadBoard } from './load-board.ts';
import { RoomBoard } from './room-board.ts';

const END = 9;
const DRYER = { cycle: 2, shelves: 3, shelvesOf: [1, 1] };
const days = (from: number): number[] =>
  Array.from({ length: END + 1 - from }, (_, at) => from + at);

/** Two trays of one variety and one of another, due on the last days; two free trays of the first on day 6. */
const MODEL = aModelOnPaper(
  END,
  [{ ...DRYER, held: [4] }],
  [{ cut: days(0), free: { 6: 2 } }, { cut: days(0) }],
  [
    [0, 8, 3],
    [1, 9, 1],
  ],
);

test('a machine is free for a whole cycle from the first day to the last one on which it is out', () => {
  const board = emptyBoard(MODEL);
  board.open(0, 6);
  // Held on day 4, and taken on days 6 and 7.
  expect([-1, 0, 1, 2, 3, 4, 5, 6, 7, 8].filter((day) => board.isFree(0, day))).toEqual([0, 1, 2]);
  const empty = emptyBoard(MODEL);
  expect([5, 6, 7, 8].filter((day) => empty.isFree(0, day))).toEqual([5, 6, 7]);
  expect(empty.isFree(1, 5)).toBe(false);
});

test('trays are counted that are in no load, one by one', () => {
  const board = emptyBoard(MODEL);
  expect([board.unplaced, ...board.left]).toEqual([4, 3, 1]);
  const load = board.open(0, 6);
  expect([board.put(load, 0), board.put(load, 1)]).toEqual([true, true]);
  expect([board.unplaced, ...board.left]).toEqual([2, 2, 0]);
  // There is no second tray of it.
  expect(board.put(load, 1)).toBe(false);
  board.takeOut(load, 0);
  expect([board.unplaced, ...board.left]).toEqual([3, 3, 0]);
  expect([load.used, ...load.trays]).toEqual([1, 1]);
});

test('what a load refuses changes nothing', () => {
  const pure = emptyBoard({ ...MODEL, isMixed: false });
  const load = pure.open(0, 6);
  expect([pure.put(load, 0), pure.put(load, 1)]).toEqual([true, false]);
  expect([pure.mayShare(load, 0), pure.mayShare(load, 1)]).toEqual([true, false]);
  expect([pure.put(load, 0), pure.put(load, 0), pure.put(load, 0)]).toEqual([true, true, false]);
  const full = emptyBoard(MODEL);
  const three = full.open(0, 6);
  for (let tray = 0; tray < 3; tray += 1) full.put(three, 0);
  // All shelves are taken.
  expect(full.put(three, 1)).toBe(false);
  // A load with trays is not taken away as an empty one, and one that is off the board takes none away.
  full.removeEmpty(three);
  expect(full.loads).toEqual([three]);
});

test('loads are found that begin on some days, the first and the last of them too', () => {
  const board = emptyBoard(MODEL);
  const [first, second] = [board.open(0, 1), board.open(0, 6)];
  expect(board.within(0, 1, 6)).toEqual([first, second]);
  expect(board.within(0, 2, 6)).toEqual([second]);
  expect(board.within(0, 1, 5)).toEqual([first]);
  expect(board.within(0, 2, 5)).toEqual([]);
});

test('where no day may be over, only trays that are not there anyway take room', () => {
  const today = '2025-06-07';
  const pea = aDriedPea({ growDays: 2, germDays: 1 });
  const none = { germination: [0], grow: [0], withHoles: [0], withoutHoles: [0] };
  const question = {
    ...dryQuestionOf(aPeaPowderFarm(), today),
    varieties: [pea, { ...pea, id: 'corn' }],
    // One tray more has room under the lights on each day.
    room: { stackLimit: 4, used: none, have: { ...none, grow: [1] } },
  };
  const room = new RoomBoard(question, END);
  const cut = [Int32Array.from(days(0), (day) => (day === 6 ? 1 : 0)), new Int32Array(END + 1)];
  const board = new LoadBoard(MODEL, cut, room);
  expect([board.isRoomLimited, emptyBoard(MODEL).isRoomLimited]).toEqual([true, false]);
  const load = board.open(0, 6);
  // Of the two free trays one is cut fresh: the next is there, one is planted, and for a third there is no room.
  expect(board.freeTrays(0, 6)).toBe(1);
  expect(board.put(load, 0)).toBe(true);
  expect(room.planted(0, 6)).toBe(0);
  expect(board.put(load, 0)).toBe(true);
  expect(room.planted(0, 6)).toBe(1);
  expect(board.put(load, 0)).toBe(false);
  expect(board.put(load, 1)).toBe(false);
  board.takeOut(load);
  expect(room.planted(0, 6)).toBe(0);
  expect(board.put(load, 1)).toBe(true);
  expect([room.planted(0, 6), room.planted(1, 6)]).toEqual([0, 1]);
  board.takeOut(load, 0);
  expect([board.freeTrays(0, 6), room.planted(0, 6)]).toEqual([1, 0]);
});
