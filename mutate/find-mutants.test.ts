import { expect, test } from 'vitest';
import { findMutants } from './find-mutants.ts';

/** What becomes of a line of code, mutant by mutant. */
const mutations = (code: string) =>
  findMutants('rule.ts', code).map(({ was, becomes }) => `${was} → ${becomes}`);

test.each([
  ['a < b', ['a < b → a <= b']],
  ['a >= b', ['a >= b → a > b']],
  ['a === b', ['a === b → a !== b']],
  ['a + b', ['a + b → a - b']],
  ['a * b', ['a * b → a / b']],
  ['a && b', ['a && b → (a) || (b)']],
  ['a || b', ['a || b → (a) && (b)']],
  ['a ?? b', ['a ?? b → a']],
  ['!a', ['!a → a']],
  ['sum += a', ['sum += a → sum -= a']],
  ['[0, 7, true]', ['0 → 1', '7 → 8', 'true → false']],
  ['list.filter(isOpen)', ['list.filter(isOpen) → list']],
  ['list.toSorted()', ['list.toSorted() → list']],
  ['Math.max(a, b)', ['Math.max(a, b) → Math.min(a, b)']],
])('the mistakes in `%s` are %j', (code, expected) => {
  expect(mutations(`use(${code});`)).toEqual(expected);
});

test('a condition is turned round, once, and that of an if is also never met', () => {
  expect(mutations('if (isOpen) use();')).toEqual(['isOpen → !(isOpen)', 'isOpen → false']);
  expect(mutations('use(isOpen ? a : b);')).toEqual(['isOpen → !(isOpen)']);
  expect(mutations('if (!isOpen) use();')).toEqual(['!isOpen → isOpen', '!isOpen → false']);
});

test('texts, types, imports and the names of fields are left alone', () => {
  expect(mutations("use('a' + b, `${a}` + b);")).toEqual([]);
  expect(mutations('type Step = 0 | 1; const step: 0 = a as 0;')).toEqual([]);
  expect(mutations("import data from './data.json' with { type: 'json' };")).toEqual([]);
  expect(mutations('use({ 1: a });')).toEqual([]);
});

test('a call in the middle of a chain that may end early is left alone, one at its end is not', () => {
  expect(mutations('use(a?.list.filter(isOpen).length);')).toEqual([]);
  expect(mutations('use(a?.list.filter(isOpen));')).toEqual(['a?.list.filter(isOpen) → a?.list']);
});

test('a mutant in a default says what stands there without it', () => {
  const code = 'const { trays = 7 } = farm; use((a ?? 8) + 9, a ?? list.map(() => 10));';
  const without = findMutants('rule.ts', code).map(({ was, fallback }) => [was, fallback?.without]);
  expect(without).toEqual([
    ['7', 'trays'],
    ['(a ?? 8) + 9', undefined],
    ['a ?? 8', undefined],
    ['8', '(a)'],
    ['9', undefined],
    ['a ?? list.map(() => 10)', undefined],
    ['10', '(a)'],
  ]);
});

test('a mutant says where it stands', () => {
  expect(findMutants('rule.ts', 'use();\nuse(\n  a < b,\n);')).toMatchObject([
    { file: 'rule.ts', line: 3, start: 14, end: 19 },
  ]);
});

test('of an order that is told by its sign only the comparison is changed', () => {
  expect(mutations('sort((a, b) => (a < b ? -1 : 1));')).toEqual([
    'a < b → a <= b',
    'a < b → !(a < b)',
  ]);
});

test('what stands in no function runs once, while its file is loaded', () => {
  const code =
    'const MAX = 7; const half = () => 8; class Farm { trays = 9; more() { return 10; } }';
  const ofLoading = findMutants('rule.ts', code).map(({ was, isOfLoading }) => [was, isOfLoading]);
  expect(ofLoading).toEqual([
    ['7', true],
    ['8', false],
    ['9', false],
    ['10', false],
  ]);
});
