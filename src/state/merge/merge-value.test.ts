import { expect, test } from 'vitest';
import { type MergeMore, A_PLACE, aMergeContext } from '#tests/support/merge/merge-context.ts';
import type { FieldsRule, MergeRule } from '../schema/merge-rule.ts';
import {
  BOOLEAN,
  DELTA,
  DERIVED,
  DEVICE,
  LATEST,
  SCALAR,
  TEXT,
  UNKNOWN,
} from '../schema/merge-rule.ts';
import { mergeValue } from './merge-value.ts';

const part = (group: string): MergeRule => ({ kind: 'part', group });

const merged = (rule: MergeRule, [base, local, remote]: readonly unknown[], more: MergeMore = {}) =>
  mergeValue(rule, { base, local, remote }, A_PLACE, aMergeContext(more).context);

/** The value, and a line for each that gave way: `field notes: Cloud's 3, not 2`. */
function told(rule: MergeRule, [base, local, remote]: readonly unknown[], more: MergeMore = {}) {
  const { context, notices } = aMergeContext(more);
  const value = mergeValue(rule, { base, local, remote }, A_PLACE, context);
  const lines = notices().map(({ kind, field, kept, lost, keptBy }) => {
    const [one, other] = [kept, lost].map((side) => JSON.stringify(side)?.replaceAll('"', ''));
    return `${kind} ${field}: ${keptBy}'s ${one}, not ${other}`;
  });
  return { value, lines };
}

test.each([
  [['a', 'a', 'b'], 'b'],
  [['a', 'b', 'a'], 'b'],
  [['a', 'b', 'b'], 'b'],
])('of %j only one value is new, whatever its rule', (sides, value) => {
  for (const rule of [SCALAR, TEXT, LATEST, BOOLEAN, UNKNOWN])
    expect(merged(rule, sides)).toBe(value);
});

test('what belongs to a device stays as it is there', () => {
  expect(merged(DEVICE, ['a', 'a', 'b'])).toBe('a');
});

test.each([
  [['2025-01-01', '2025-01-03', '2025-01-02'], '2025-01-03'],
  [['2025-01-01', '2025-01-02', '2025-01-03'], '2025-01-03'],
  [[1, 10, 9], 10],
  [[1, 9, 10], 10],
  [['a', null, 'b'], 'b'],
  [['a', 'b', null], 'b'],
  [[1, 7, '7'], '7'],
])('of the stamps %j the latest stands, as numbers or as texts', (sides, value) => {
  expect(told(LATEST, sides)).toEqual({ value, lines: [] });
});

test('a text changed in different lines has the changes of both, in one line it is a choice', () => {
  expect(told(TEXT, ['a\nb\nc', 'A\nb\nc', 'a\nb\nC'])).toEqual({ value: 'A\nb\nC', lines: [] });
  const choice = { value: 'c', lines: ["text notes: Cloud's c, not b"] };
  expect(told(TEXT, ['a', 'b', 'c'])).toEqual(choice);
  expect(told(TEXT, [undefined, 'b', 'c'])).toEqual(choice);
  expect(told(TEXT, [undefined, '', 'c'])).toEqual({ value: 'c', lines: [] });
});

test.each([[[1, 'b', 'c']], [['a', 2, 'c']], [['a', 'b', 3]]])('of %j one is no text', (sides) => {
  const lines = [`field notes: Cloud's ${sides[2]}, not ${sides[1]}`];
  expect(told(TEXT, sides)).toEqual({ value: sides[2], lines });
});

test.each([BOOLEAN, DERIVED, DELTA])('%j is no news, with a past or without one', (rule) => {
  const both = (later: 'local' | 'remote', hasBase: boolean) =>
    told(rule, [0, 1, 2], { later, hasBase });
  expect(both('local', true)).toEqual({ value: 2, lines: [] });
  expect(both('remote', true)).toEqual({ value: 2, lines: [] });
  expect(both('local', false)).toEqual({ value: 1, lines: [] });
  expect(both('remote', false)).toEqual({ value: 2, lines: [] });
});

test('unknown values are merged as deep as they are objects', () => {
  const sides = [
    { a: { x: 1, y: 1 }, b: [1] },
    { a: { x: 2, y: 1 }, b: [2] },
    { a: { x: 1, y: 2 }, b: [1] },
  ];
  expect(told(UNKNOWN, sides)).toEqual({ value: { a: { x: 2, y: 2 }, b: [2] }, lines: [] });
  const lines = (...of: readonly unknown[]) => told(UNKNOWN, of).lines;
  expect(lines({ a: 1 }, { a: 2 }, 3)).toEqual(["field notes: Cloud's 3, not {a:2}"]);
  expect(lines(1, 3, { a: 2 })).toEqual(["field notes: Cloud's {a:2}, not 3"]);
  expect(lines([1], [2], [3])).toEqual(["field notes: Cloud's [3], not [2]"]);
});

test('an object against something else is taken as one value', () => {
  const rule: FieldsRule = { kind: 'fields', of: { name: SCALAR } };
  const map: MergeRule = { kind: 'map', noun: 'Seed', of: rule };
  expect(told(rule, [null, { name: 'a' }, 5])).toEqual({
    value: 5,
    lines: ["field notes: Cloud's 5, not {name:a}"],
  });
  expect(told(map, [null, 5, { name: 'a' }]).lines).toEqual([
    "field notes: Cloud's {name:a}, not 5",
  ]);
});

test('what did not change stays the very same object', () => {
  const rule: FieldsRule = { kind: 'fields', of: { a: SCALAR, b: SCALAR } };
  const map: MergeRule = { kind: 'map', noun: 'Seed', of: rule };
  const [base, changed] = [
    { a: 1, b: 1 },
    { a: 1, b: 2 },
  ];
  expect(merged(rule, [base, { ...base }, changed])).toBe(changed);
  expect(merged(rule, [base, changed, { ...base }])).toBe(changed);
  const [seeds, more] = [{ pea: base }, { pea: base, kale: changed }];
  expect(merged(map, [seeds, { ...seeds }, more])).toBe(more);
  expect(merged(map, [seeds, more, { ...seeds }])).toBe(more);
});

const PRICE: FieldsRule = {
  kind: 'fields',
  of: { qty: part('price'), unit: part('price'), note: part('remark') },
};

test('fields of one group come from one side, and are told together', () => {
  const base = { qty: 1, unit: 'lb', note: '' };
  expect(told(PRICE, [base, { ...base, qty: 2 }, { ...base, unit: 'kg', note: 'x' }])).toEqual({
    value: { qty: 1, unit: 'kg', note: 'x' },
    lines: ["field notes/*price: Cloud's {qty:1,unit:kg}, not {qty:2,unit:lb}"],
  });
  expect(merged(PRICE, [base, { ...base, qty: 2 }, { ...base, note: 'x' }])).toEqual({
    qty: 2,
    unit: 'lb',
    note: 'x',
  });
  // A group that one side has emptied.
  expect(merged(PRICE, [base, base, { note: '' }])).toEqual({ note: '' });
});

test('of a group with a time the later one is kept, and times alone are no news', () => {
  const rule: FieldsRule = {
    ...PRICE,
    of: { ...PRICE.of, at: part('price') },
    latestBy: { price: 'at' },
  };
  const at = (qty: number, day: string) => ({ qty, unit: 'lb', at: `2025-01-0${day}` });
  const both = (local: object, remote: object) => {
    const { value, lines } = told(rule, [at(1, '1'), local, remote], { later: 'remote' });
    return [value, ...lines.map((line) => /: (\w+)/.exec(line)?.[1])];
  };
  expect(both(at(2, '3'), at(3, '2'))).toEqual([at(2, '3'), 'Phone']);
  expect(both(at(2, '2'), at(3, '3'))).toEqual([at(3, '3'), 'Cloud']);
  expect(both(at(2, '2'), at(3, '2'))).toEqual([at(3, '2'), 'Cloud']);
  expect(both(at(2, '3'), at(2, '2'))).toEqual([at(2, '3')]);
  expect(both(at(2, '2'), at(2, '3'))).toEqual([at(2, '3')]);
});

const SEEDS: MergeRule = { kind: 'map', noun: 'Seed', of: { kind: 'fields', of: {} } };

test('each entry of a map is merged for itself: new ones come in, deleted ones go', () => {
  const sides = [
    { pea: { g: 1 }, kale: { g: 1 }, dill: { g: 1 } },
    { pea: { g: 2 }, dill: { g: 1 }, leek: { g: 5 } },
    { pea: { g: 1, lb: 3 }, kale: { g: 1 }, chive: { g: 6 } },
  ];
  expect(told(SEEDS, sides)).toEqual({
    value: { pea: { g: 2, lb: 3 }, chive: { g: 6 }, leek: { g: 5 } },
    lines: [],
  });
});

test('an entry deleted on one side and changed on the other stays and is told', () => {
  const line = (whose: string) => `edited notes/pea: ${whose}'s {g:2}, not undefined`;
  const [base, gone, changed] = [{ pea: { g: 1 } }, {}, { pea: { g: 2 } }];
  expect(told(SEEDS, [base, gone, changed])).toEqual({ value: changed, lines: [line('Cloud')] });
  expect(told(SEEDS, [base, changed, gone])).toEqual({ value: changed, lines: [line('Phone')] });
});

test('of two steps of one way the one further on stands, of two that no one knows the cloud’s', () => {
  const way: MergeRule = { kind: 'furthest', of: ['planned', 'made', 'delivered'] };
  expect(told(way, ['planned', 'delivered', 'made'])).toEqual({ value: 'delivered', lines: [] });
  expect(told(way, ['planned', 'made', 'delivered'])).toEqual({ value: 'delivered', lines: [] });
  expect(told(way, ['planned', 'made', 'sent'])).toEqual({ value: 'made', lines: [] });
  expect(told(way, ['planned', 'sent', 'lost'])).toEqual({ value: 'lost', lines: [] });
});

test.each([
  [[], undefined, [], undefined],
  [[], [], undefined, undefined],
  [undefined, [], undefined, []],
  [undefined, undefined, [], []],
  [['a'], [], undefined, undefined],
  [['a'], undefined, [], []],
  [['a'], [], [], []],
])('of the lists %j, %j and %j, which hold nothing, %j stands', (base, local, remote, kept) => {
  const lines: MergeRule = { kind: 'records', noun: 'Line', of: { kind: 'fields', of: {} } };
  const held = (list: readonly string[] | undefined) => list?.map((id) => ({ id }));
  expect(merged(lines, [held(base), held(local), held(remote)])).toEqual(kept);
});

test('a list against something that is no list is taken as one value', () => {
  const rule: MergeRule = { kind: 'records', noun: 'Line', of: { kind: 'fields', of: {} } };
  const list = [{ id: 'a' }];
  const none = ["field notes: Cloud's none, not [{id:a}]"];
  expect(told(rule, [undefined, list, 'none'])).toEqual({ value: 'none', lines: none });
  const lines = ["field notes: Cloud's [{id:a}], not none"];
  expect(told(rule, [undefined, 'none', list])).toEqual({ value: list, lines });
});

test('a notice leaves out what was not there', () => {
  const { context, notices } = aMergeContext();
  context.note('field', A_PLACE, { base: undefined, local: 'dry', remote: '' }, 'local');
  const [notice] = notices();
  expect(notice).toMatchObject({ kept: 'dry', lost: '' });
  expect(Object.keys(notice ?? {})).not.toContain('base');
});

test('of a group whose step tells how far it is, the value further on stands without a word', () => {
  const rule: FieldsRule = {
    kind: 'fields',
    of: { step: part('came'), on: part('came') },
    furthestBy: { came: { field: 'step', of: ['ordered', 'cancelled', 'came'] } },
  };
  const [base, none, came] = [{ step: 'ordered' }, { step: 'cancelled' }, { step: 'came', on: 3 }];
  expect(told(rule, [base, came, none])).toEqual({ value: came, lines: [] });
  expect(told(rule, [base, none, came], { later: 'local' })).toEqual({ value: came, lines: [] });
  const later = { step: 'came', on: 4 };
  expect(told(rule, [base, came, later])).toEqual({
    value: later,
    lines: ["field notes/*came: Cloud's {step:came,on:4}, not {step:came,on:3}"],
  });
});
