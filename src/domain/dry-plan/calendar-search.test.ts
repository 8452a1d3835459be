import { expect, test } from 'vitest';
import { aModelOnPaper } from '#tests/support/builders/dry-model-builders.ts';
import { countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import { loadInFirst } from '#tests/support/laws/moved-loads.ts';
import { CalendarSearch } from './calendar-search.ts';
import type { DryModel } from './dry-model.ts';
import type { TakenLoad } from './taken-load.ts';

const END_OF_PLAN = 30;
const daysFrom = (first: number): number[] =>
  Array.from({ length: END_OF_PLAN + 1 - first }, (_, at) => first + at);

/** Dryers of two days and seven shelves; a tray of the first variety takes one of them, of the second two. */
function dryersOf(count: number) {
  return Array.from({ length: count }, () => ({ cycle: 2, shelves: 7, shelvesOf: [1, 2] }));
}

/** So many trays of the first variety for each due day; its greens are there from day 0 on. */
function wantedOn(trays: Readonly<Record<number, number>>, dryers = dryersOf(1)): DryModel {
  const wanted = Object.entries(trays).map(([due, count]) => [0, Number(due), count] as const);
  return aModelOnPaper(END_OF_PLAN, dryers, [{ cut: daysFrom(0) }, { cut: daysFrom(18) }], wanted);
}

type ToldLoad = readonly [machine: number, start: number, ...trays: number[]];

const told = (loads: readonly TakenLoad[]): ToldLoad[] =>
  loads
    .map(({ machine, start, trays }): ToldLoad => [
      machine,
      start,
      ...trays.toSorted((a, b) => a - b),
    ])
    .toSorted((a, b) => a[1] - b[1] || a[0] - b[0]);

/** Draws for how a load is filled that is known: small trays first, with no shelf left for late ones. */
const USUAL = [0.3, 0.99];

/** The best loads after so many changes of a calendar that take nothing worse, with these draws for them. */
function changedOften(
  changes: number,
  model: DryModel,
  known: readonly TakenLoad[],
  draws: readonly number[],
): ToldLoad[] {
  const left = [...known.flatMap(() => USUAL), ...draws];
  const search = new CalendarSearch(model, () => left.shift() ?? 0.999, known);
  search.try(changes, 0);
  expect(countLoads(model, search.best())).toBe(search.bestPoints);
  return told(search.best());
}

/** The same after one change. */
function changed(model: DryModel, known: readonly TakenLoad[], ...draws: number[]): ToldLoad[] {
  return changedOften(1, model, known, draws);
}

/** Draws for a day of the first of some machines: one of those up to three after the last that is due. */
const on = (day: number, last: number, machine = 0): number[] => [
  machine,
  (day + 0.5) / (last + 3),
];
/** What is done with a load: it ends, is filled in another way, moves alone, or pushes those in its way. */
const [END, REFILL, MOVE, PUSH] = [0.149, 0.15, 0.35, 0.56];
/** Draws for a day near another, at most six days from it. */
const near = (days: number): number => (days + 6.5) / 13;

test('a load is ended where its trays wait in another for less than it costs', () => {
  const loads = [loadInFirst(18), loadInFirst(14)];
  const model = wantedOn({ 20: 1, 16: 1 });
  // Four days earlier, and a load less. Object keys stand in order: the first demand is due on day 16.
  expect(changed(model, loads, ...on(18, 20), END)).toEqual([[0, 14, 0, 1]]);
  // The day after its first is as good to find it; the one after that is not.
  expect(changed(model, loads, ...on(19, 20), END)).toEqual([[0, 14, 0, 1]]);
  expect(changed(model, loads, ...on(17, 20), END)).toHaveLength(2);
  // Eleven trays do not fit one load.
  expect(changed(wantedOn({ 20: 6, 16: 5 }), loads, ...on(18, 20), END)).toHaveLength(2);
});

test('a load of the first day is ended like any other', () => {
  const loads = [loadInFirst(0), loadInFirst(2)];
  // The trays that would be late in the second load go without it into the first.
  const model = wantedOn({ 2: 1, 4: 1 });
  expect(changed(model, loads, ...on(2, 4), END)).toEqual([[0, 0, 0, 1]]);
  expect(changed(wantedOn({ 5: 1 }), [loadInFirst(0)], ...on(0, 5), MOVE, 0, near(3))).toEqual([
    [0, 3, 0],
  ]);
});

test('what is ready last of a class is due last', () => {
  const wanted = [
    [0, 20, 6],
    [0, 16, 2],
    [0, 19, 3],
  ] as const;
  const model = aModelOnPaper(END_OF_PLAN, dryersOf(1), [{ cut: daysFrom(0) }], wanted);
  const search = new CalendarSearch(model, () => 0.5, [loadInFirst(14), loadInFirst(18)]);
  // The second load takes all that is due on day 20; what is due on day 19 is dried with the first.
  expect(told(search.best())).toEqual([
    [0, 14, 1, 1, 2, 2, 2],
    [0, 18, 0, 0, 0, 0, 0, 0],
  ]);
  expect(search.bestPoints).toBe(20 + 3 * 3);
});

test('a load is filled in another way: shelves are left for what can only be late', () => {
  const model = aModelOnPaper(
    END_OF_PLAN,
    dryersOf(1),
    [{ cut: daysFrom(0) }, { cut: daysFrom(18) }],
    [
      [0, 20, 7],
      [1, 15, 1],
    ],
  );
  const loads = [loadInFirst(16), loadInFirst(18)];
  const full = [[0, 18, 0, 0, 0, 0, 0, 0, 0]];
  // Two shelves: one, and one of those below half of seven by its own draw.
  const two = [0.29, 0.5, 0.3];
  expect(changed(model, loads, ...on(18, 20), REFILL, ...two, 0)).toEqual([
    [0, 16, 0, 0],
    [0, 18, 0, 0, 0, 0, 0, 1],
  ]);
  // One shelf is too few for a tray of two, and none is left by the usual draw.
  expect(changed(model, loads, ...on(18, 20), REFILL, 0.29, 0.5, 0.2, 0)).toEqual(full);
  expect(changed(model, loads, ...on(18, 20), REFILL, 0.3, 0)).toEqual(full);
});

test('a load is filled in another way: large trays first', () => {
  // Five shelves: two small trays, or a large one and a small one, which the second order takes first.
  const model = aModelOnPaper(
    END_OF_PLAN,
    [{ cycle: 2, shelves: 4, shelvesOf: [2, 4] }],
    [{ cut: daysFrom(0) }, { cut: daysFrom(16) }],
    [
      [0, 20, 2],
      [1, 20, 1],
    ],
  );
  const loads = [loadInFirst(18), loadInFirst(14)];
  const order = (at: number): number => (at + 0.5) / 4;
  // The large one is not ripe for the first load.
  expect(changed(model, loads, ...on(18, 20), REFILL, 0.3, order(0))).toEqual([[0, 18, 0, 0]]);
  expect(changed(model, loads, ...on(18, 20), REFILL, 0.3, order(1))).toEqual([
    [0, 14, 0, 0],
    [0, 18, 1],
  ]);
});

test('a load moves alone to a day near its own, or into another machine', () => {
  const model = wantedOn({ 20: 2 }, dryersOf(2));
  expect(changed(model, [loadInFirst(12)], ...on(12, 20), MOVE, 0, near(6))).toEqual([
    [0, 18, 0, 0],
  ]);
  expect(changed(model, [loadInFirst(16)], ...on(16, 20), MOVE, 0.5, near(2))).toEqual([
    [1, 18, 0, 0],
  ]);
  expect(changed(model, [loadInFirst(20)], ...on(20, 20), MOVE, 0, near(-2))).toEqual([
    [0, 18, 0, 0],
  ]);
  expect(changed(model, [loadInFirst(24)], ...on(24, 24), MOVE, 0, near(-6))).toEqual([
    [0, 18, 0, 0],
  ]);
  // Another stands on one of its days.
  expect(
    changed(model, [loadInFirst(16), loadInFirst(19)], ...on(16, 20), MOVE, 0, near(2)),
  ).toEqual([[0, 16, 0, 0]]);
});

/** Draws for a push by one day or two, later or earlier; none is filled in another way. */
const later = (days: number): number[] => [PUSH, days === 1 ? 0.49 : 0.5, 0.49, 0.4];
const earlier = (days: number): number[] => [PUSH, days === 1 ? 0.49 : 0.5, 0.5, 0.4];

const begins = (found: readonly ToldLoad[]): number[] => found.map(([, start]) => start);

test('a load that begins later pushes those behind it, each the nearest in its way', () => {
  const loads = [loadInFirst(12), loadInFirst(14), loadInFirst(17), loadInFirst(21)];
  // By two days the third stands in the way of the second; it ends before the fourth begins.
  const model = wantedOn({ 16: 7, 18: 7, 21: 7, 25: 1 });
  expect(begins(changed(model, loads, ...on(12, 25), ...later(2)))).toEqual([14, 16, 19, 21]);
  // By one day the third does not stand in the way.
  const tight = wantedOn({ 15: 7, 17: 7, 19: 7, 23: 1 });
  expect(begins(changed(tight, loads, ...on(12, 23), ...later(1)))).toEqual([13, 15, 17, 21]);
});

test('a load that begins earlier pushes those before it, each the nearest in its way', () => {
  const loads = [loadInFirst(21), loadInFirst(19), loadInFirst(16), loadInFirst(12)];
  // Each was two days late.
  const model = wantedOn({ 12: 1, 16: 7, 19: 7, 21: 7 });
  expect(begins(changed(model, loads, ...on(21, 21), ...earlier(2)))).toEqual([12, 14, 17, 19]);
  const byOne = wantedOn({ 13: 1, 18: 7, 20: 7, 22: 7 });
  expect(begins(changed(byOne, loads, ...on(21, 22), ...earlier(1)))).toEqual([12, 16, 18, 20]);
});

test('nothing is pushed into a kept load or out of the plan', () => {
  const held = (day: number) => [{ cycle: 2, shelves: 7, shelvesOf: [1, 2], held: [day] }];
  // Late by one day, and a day earlier the dryer holds a kept load.
  const found = (day: number) =>
    begins(
      changed(wantedOn({ 20: 1 }, held(day)), [loadInFirst(19)], ...on(19, 20), ...earlier(1)),
    );
  expect(found(18)).toEqual([19]);
  expect(found(17)).toEqual([18]);
  const first = wantedOn({ 1: 1 });
  expect(begins(changed(first, [loadInFirst(0)], ...on(0, 1), ...earlier(1)))).toEqual([0]);
  expect(begins(changed(first, [loadInFirst(1)], ...on(1, 1), ...earlier(1)))).toEqual([0]);
});

test('a load that is pushed may be filled in another way, too', () => {
  // Large trays first: they ripen for the later load only.
  const model = aModelOnPaper(
    END_OF_PLAN,
    [{ cycle: 2, shelves: 4, shelvesOf: [2, 4] }],
    [{ cut: daysFrom(0) }, { cut: daysFrom(18) }],
    [
      [0, 20, 2],
      [1, 20, 1],
    ],
  );
  const loads = [loadInFirst(17), loadInFirst(14)];
  const push = [...on(17, 20), PUSH, 0, 0];
  expect(changed(model, loads, ...push, 0.39, 0.3, (1 + 0.5) / 4)).toEqual([
    [0, 14, 0, 0],
    [0, 18, 1],
  ]);
  expect(changed(model, loads, ...push, 0.4)).toEqual([[0, 18, 0, 0]]);
});

test('where nothing stands a load begins, and often one near it ends for it', () => {
  const model = wantedOn({ 20: 2 });
  const begin = [...on(18, 20), 0.3, 0];
  // Late by two days, in a load that ends: its trays go into the new one.
  expect(changed(model, [loadInFirst(20)], ...begin, 0.59, 0, near(2))).toEqual([[0, 18, 0, 0]]);
  expect(changed(model, [loadInFirst(20)], ...begin, 0.6, 0, near(2))).toEqual([[0, 18, 0, 0]]);
  const two = wantedOn({ 20: 2 }, dryersOf(2));
  const inSecond = [...on(18, 20, 0.5), 0.3, 0];
  expect(changed(two, [loadInFirst(12)], ...inSecond, 0.59, 0, near(-6))).toEqual([[1, 18, 0, 0]]);
  // It does not end itself, where it is met on its own day, nor does one on another.
  expect(changed(two, [loadInFirst(12)], ...inSecond, 0.59, 0.5, near(0))).toEqual([[1, 18, 0, 0]]);
  // Another stands in the way.
  expect(changed(model, [loadInFirst(19)], ...on(18, 20), 0.3, 0)).toEqual([[0, 19, 0, 0]]);
});

test('one that ends for another is gone, with the trays that only it could take', () => {
  const two = wantedOn({ 18: 2, 20: 14 }, dryersOf(2));
  const loads = [loadInFirst(16), loadInFirst(18)];
  const begin = [...on(18, 20, 0.5), 0.3, 0];
  // A second load for the seven that wait; where the first one ends, its two are late.
  expect(changed(two, loads, ...begin, 0.6, 0, near(-2))).toHaveLength(3);
  expect(changed(two, loads, ...begin, 0.59, 0, near(-3))).toHaveLength(3);
  expect(changed(two, loads, ...begin, 0.59, 0, near(-2))).toHaveLength(2);
  // Of the same machine: two points more for the tray that waits, ten less for the load.
  const late = wantedOn({ 20: 1, 24: 1 });
  expect(changed(late, [loadInFirst(20)], ...on(18, 24), 0.3, 0, 0.59, 0, near(2))).toEqual([
    [0, 18, 0, 1],
  ]);
  // Of the same day: a small one gives way to a large one.
  const [large] = dryersOf(1);
  const uneven = wantedOn({ 20: 7 }, [
    { cycle: 2, shelves: 3, shelvesOf: [1, 2] },
    ...(large ? [large] : []),
  ]);
  const beside = [...on(18, 20, 0.5), 0.3, 0, 0.59, 0, near(0)];
  expect(changed(uneven, [loadInFirst(18)], ...beside)).toEqual([[1, 18, 0, 0, 0, 0, 0, 0, 0]]);
  // On the first day of the plan, too.
  const first = { ...uneven, demands: uneven.demands.map((demand) => ({ ...demand, due: 2 })) };
  const onFirst = [...on(0, 2, 0.5), 0.3, 0, 0.59, 0, near(0)];
  expect(changed(first, [loadInFirst(0)], ...onFirst)).toEqual([[1, 0, 0, 0, 0, 0, 0, 0, 0]]);
});

test('days are drawn from the first on that has greens, and one at least', () => {
  const greensFrom = (day: number, due: number): DryModel =>
    aModelOnPaper(END_OF_PLAN, dryersOf(1), [{ cut: daysFrom(day) }], [[0, due, 1]]);
  // Days 10 to 22.
  const from10 = (day: number): number[] => [0, (day - 10 + 0.5) / 13, 0.3, 0, 0.6];
  expect(changed(greensFrom(10, 20), [], ...from10(18))).toEqual([[0, 18, 0]]);
  expect(changed(greensFrom(10, 20), [], ...from10(10))).toEqual([[0, 10, 0]]);
  // Whatever is drawn, it is day 18: by then all is late.
  expect(changed(greensFrom(18, 10), [], 0, 0.99, 0.3, 0, 0.6)).toEqual([[0, 18, 0]]);
});

test('changes are made one after the other; one for the worse is taken back, and one that brings nothing is not remembered', () => {
  const model = wantedOn({ 20: 1 }, dryersOf(2));
  const byOne = (day: number): number[] => [...on(day, 20), MOVE, 0, near(1)];
  expect(changedOften(2, model, [loadInFirst(15)], [...byOne(15), ...byOne(16)])).toEqual([
    [0, 17, 0],
  ]);
  expect(changedOften(1, model, [loadInFirst(15)], [...byOne(15), ...byOne(16)])).toEqual([
    [0, 16, 0],
  ]);
  // It is not taken by chance either.
  const worse = [...on(15, 20), END, 0.001];
  expect(changedOften(2, model, [loadInFirst(15)], [...worse, ...byOne(15)])).toEqual([[0, 16, 0]]);
  expect(changed(model, [loadInFirst(18)], ...on(18, 20), MOVE, 0.5, near(0))).toEqual([
    [0, 18, 0],
  ]);
});

test('a load that cannot go where it should stays, though it were better ended', () => {
  const loads = [loadInFirst(18), loadInFirst(14)];
  const model = wantedOn({ 20: 1, 16: 1 });
  const both = [
    [0, 14, 0],
    [0, 18, 1],
  ];
  expect(changed(model, loads, ...on(18, 20), MOVE, 0, near(-4))).toEqual(both);
  const held = [{ cycle: 2, shelves: 7, shelvesOf: [1, 2], held: [17] }];
  expect(changed(wantedOn({ 20: 1, 16: 1 }, held), loads, ...on(18, 20), ...earlier(1))).toEqual(
    both,
  );
});

test('twelve loads are pushed at once, and no more', () => {
  const single = [{ cycle: 1, shelves: 1, shelvesOf: [1] }];
  const row = (loads: number): number[] => Array.from({ length: loads }, (_, at) => 5 + at);
  const pushed = (loads: number): number[] => {
    // Each load would be ready in time a day later, and waits for a day.
    const dues = Object.fromEntries(row(loads).map((start) => [start + 2, 1]));
    const last = 5 + loads + 1;
    const known = row(loads).map((start) => loadInFirst(start));
    return begins(changed(wantedOn(dues, single), known, ...on(5, last), ...later(1)));
  };
  expect(pushed(12)).toEqual(row(12).map((start) => start + 1));
  expect(pushed(13)).toEqual(row(13));
});
