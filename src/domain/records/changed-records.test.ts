import { expect, test } from 'vitest';
import { changedRecords, commonEnds } from './changed-records.ts';

const [pea, radish, kale, dill] = ['Pea', 'Radish', 'Kale', 'Dill'].map((name) => ({ name }));

test('what both lists begin and end with is counted from either end, and no record twice', () => {
  expect(commonEnds([pea, radish, kale, dill], [pea, dill])).toEqual({ start: 1, end: 1 });
  expect(commonEnds([pea, dill], [pea, radish, kale, dill])).toEqual({ start: 1, end: 1 });
  expect(commonEnds([pea, radish, dill], [kale, radish, dill])).toEqual({ start: 0, end: 2 });
  expect(commonEnds([pea, radish], [pea, radish, kale])).toEqual({ start: 2, end: 0 });
  expect(commonEnds([radish, kale], [pea, radish, kale])).toEqual({ start: 0, end: 2 });
  expect(commonEnds([pea, pea], [pea])).toEqual({ start: 1, end: 0 });
  expect(commonEnds([pea], [pea, pea, pea])).toEqual({ start: 1, end: 0 });
  expect(commonEnds([pea, radish], [kale, dill])).toEqual({ start: 0, end: 0 });
  expect(commonEnds([], [pea])).toEqual({ start: 0, end: 0 });
});

test('a list and itself begin with all of it', () => {
  const list = [pea, radish];
  expect(commonEnds(list, list)).toEqual({ start: 2, end: 0 });
  expect(changedRecords(list, list)).toEqual({ gone: [], come: [] });
});

test('records only in the first list are removed, those only in the second are added', () => {
  const peaAgain = { ...pea };
  expect(changedRecords([pea, radish, kale], [pea, dill, kale])).toEqual({
    gone: [radish],
    come: [dill],
  });
  const { gone, come } = changedRecords([pea, radish], [peaAgain, radish]);
  expect(gone[0]).toBe(pea);
  expect(come[0]).toBe(peaAgain);
});

test('what only changes its place is neither gone nor come', () => {
  expect(changedRecords([pea, radish, kale, dill], [kale, dill, radish])).toEqual({
    gone: [pea],
    come: [],
  });
});
