import { expect, test } from 'vitest';
import { aPeaPowderFarm, dryQuestionOf } from '#tests/support/farms/pea-powder-farm.ts';
import { aDriedPea } from '#tests/support/builders/dry-model-builders.ts';
import type { DryPlanQuestion, DryRoom, DryVariety } from './dry-plan-question.ts';
import { RoomBoard } from './room-board.ts';

const TODAY = '2025-06-07';
const END = 10;

const NONE = { germination: [0], grow: [0], withHoles: [0], withoutHoles: [0] };

function boardOf(variety: Partial<DryVariety>, room: Partial<DryRoom> = {}): RoomBoard {
  const question: DryPlanQuestion = {
    ...dryQuestionOf(aPeaPowderFarm(), TODAY),
    varieties: [aDriedPea(variety)],
    room: { stackLimit: 4, used: NONE, have: NONE, ...room },
  };
  return new RoomBoard(question, END);
}

/** What a board adds, on the days on which it adds something. */
function added({ added: rows }: RoomBoard): Record<string, Record<number, number>> {
  const known = Object.entries(rows).map(([kind, days]) => [
    kind,
    Object.fromEntries([...days.entries()].filter(([, amount]) => amount !== 0)),
  ]);
  return Object.fromEntries(known) as Record<string, Record<number, number>>;
}

test('trays take germination until they go under the lights, and their trays until they are cut', () => {
  const board = boardOf({});
  // Cut on day 8, planted on day 3, under the lights on day 5. Five trays are two stacks with a cover each.
  board.plant(0, 8, 5);
  expect(board.planted(0, 8)).toBe(5);
  expect(board.planted(0, 7)).toBe(0);
  expect(added(board)).toEqual({
    germination: { 3: 2, 4: 2 },
    grow: { 5: 5, 6: 5, 7: 5 },
    withHoles: { 3: 5, 4: 5, 5: 5, 6: 5, 7: 5 },
    withoutHoles: { 3: 7, 4: 7, 5: 7, 6: 7, 7: 7 },
  });
  board.plant(0, 8, -4);
  expect(board.planted(0, 8)).toBe(1);
  expect(added(board)).toMatchObject({ germination: { 3: 1, 4: 1 }, grow: { 5: 1, 6: 1, 7: 1 } });
  board.plant(0, 8, -1);
  expect(added(board)).toEqual({ germination: {}, grow: {}, withHoles: {}, withoutHoles: {} });
});

test('trays join those that the farm plants for the same cut: together they fill up a stack', () => {
  const board = boardOf({ core: [{ cutISO: '2025-06-15', trays: 3 }] });
  // The fourth of the stack takes no slot and no cover of its own; the fifth begins another stack.
  board.plant(0, 8, 1);
  expect(added(board)).toMatchObject({ germination: {}, grow: { 5: 1 }, withoutHoles: { 3: 1 } });
  board.plant(0, 8, 1);
  expect(added(board)).toMatchObject({
    germination: { 3: 1 },
    grow: { 5: 2 },
    withoutHoles: { 3: 3 },
  });
  // Those of another day are no company.
  board.plant(0, 9, 1);
  expect(added(board)).toMatchObject({ germination: { 3: 1, 4: 2, 5: 1 } });
});

test('only days of the plan count, and what is cut before the lights stands in germination to its cut', () => {
  const early = boardOf({});
  early.plant(0, 4, 1);
  expect(added(early)).toMatchObject({ germination: { 0: 1 }, grow: { 1: 1, 2: 1, 3: 1 } });
  const late = boardOf({});
  late.plant(0, END + 3, 1);
  expect(added(late)).toMatchObject({ germination: { 8: 1, 9: 1 }, grow: { 10: 1 } });
  const dark = boardOf({ germDays: 7 });
  dark.plant(0, 6, 1);
  expect(added(dark)).toMatchObject({ germination: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 }, grow: {} });
});

test('a tray fits as long as no day is over because of it', () => {
  const grow = { ...NONE, grow: [3] };
  const used = { ...NONE, grow: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0] };
  const board = boardOf({}, { have: grow, used });
  // Day 6 has 2 of 3 left.
  board.plant(0, 8, 1);
  expect(board.fits(0, 8)).toBe(true);
  board.plant(0, 8, 1);
  expect(board.fits(0, 8)).toBe(false);
  // Cut on day 11 it is under the lights from day 8 on; cut on day 9 from day 6 on.
  expect(board.fits(0, 11)).toBe(true);
  expect(board.fits(0, 9)).toBe(false);
  // What was planted may go again.
  board.plant(0, 8, -1);
  expect(board.fits(0, 8)).toBe(true);
});

test('a tray that takes nothing more of what is over already fits', () => {
  const have = { ...NONE, germination: [1] };
  const used = { ...NONE, germination: Array<number>(END + 1).fill(5) };
  const board = boardOf({ core: [{ cutISO: '2025-06-15', trays: 3 }] }, { have, used });
  expect(board.fits(0, 8)).toBe(true);
  board.plant(0, 8, 1);
  expect(board.fits(0, 8)).toBe(false);
});

test('days before today ask for no room', () => {
  const have = { ...NONE, grow: [1] };
  const board = boardOf({ growDays: 12, germDays: 0 }, { have });
  board.plant(0, 0, 4);
  expect(board.fits(0, 0)).toBe(true);
  expect(board.fits(0, 1)).toBe(true);
  board.plant(0, 1, 1);
  expect(board.fits(0, 1)).toBe(false);
});

test('a day is over where it needs more than there is; where nothing was told there is always enough', () => {
  const have = { ...NONE, grow: [2, 4, 3], withHoles: [9, 9, 0] };
  const used = { ...NONE, grow: [2, 3, 3, 3, 4] };
  const board = boardOf({ growDays: 1, germDays: 0 }, { have, used });
  expect([0, 1, 2, 3].map((day) => board.have('grow', day))).toEqual([2, 4, 3, 3]);
  expect([0, 1, 2, 3, 4].map((day) => board.isOver('grow', day))).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  board.plant(0, 2, 1);
  board.plant(0, 3, 1);
  expect([1, 2, 5].map((day) => board.need('grow', day))).toEqual([4, 4, 0]);
  expect([1, 2].map((day) => board.isOver('grow', day))).toEqual([false, true]);
  // Told is what is there at last.
  expect([board.isKnown('grow'), board.isKnown('withHoles'), board.isKnown('germination')]).toEqual(
    [true, false, false],
  );
  expect(board.isOver('germination', 2)).toBe(false);
});
