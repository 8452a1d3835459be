import { expect, test } from 'vitest';
import { type MergeMore, A_PLACE, aMergeContext } from '#tests/support/merge/merge-context.ts';
import type { Place } from './merge-context.ts';
import type { RecordsRule } from '../schema/merge-rule.ts';
import { list } from '../schema/field.ts';
import * as a from '../schema/field.ts';
import { mergeValue } from './merge-value.ts';

interface Crop {
  readonly id: string;
  readonly name?: string;
}

const CROPS: Place = { slice: 'catalog', entityId: '', label: 'Farm', path: ['crops'] };
const crops = (more: Partial<RecordsRule> = {}) =>
  list<Crop>('Crop', { id: a.ID, name: a.optionalText() }, more);

function told(
  rule: RecordsRule,
  [base, local, remote]: readonly (readonly object[])[],
  more: MergeMore = {},
  place = CROPS,
) {
  const { context, notices } = aMergeContext(more);
  const value = mergeValue(rule, { base, local, remote }, place, context) as readonly Crop[];
  const lines = notices().map(({ kind, slice, entityId, label, field, keptBy }) =>
    [kind, slice, entityId, label, field, keptBy].join(' | '),
  );
  return { value, lines };
}
const named = (text: string): Crop[] => Array.from(text, (id) => ({ id }));
const ids = (list: readonly Crop[]) => list.map(({ id }) => id).join('');

test('a record inside another one is told under the name of that one', () => {
  const place = { ...A_PLACE, path: ['journal'] };
  const list = (name: string) => [{ id: 'a', name }];
  const deletedAt = () => 5;
  expect(told(crops(), [list('x'), list('y'), list('z')], {}, place).lines).toEqual([
    'field | varieties | pea | Variety Pea, crop | journal/a/name | Cloud',
  ]);
  expect(ids(told(crops(), [[], named('a'), []], { hasBase: false, deletedAt }, place).value)).toBe(
    'a',
  );
});

test('an order that means something and that both have changed is told, any other is not', () => {
  const sides = [named('abc'), named('bac'), named('cab')];
  expect(told(crops({ isOrdered: true }), sides)).toEqual({
    value: named('cab'),
    lines: ['order | catalog |  | Farm | crops | Cloud'],
  });
  expect(told(crops(), sides)).toEqual({ value: named('cab'), lines: [] });
  expect(told(crops({ isOrdered: true, sort: 'newest first' }), sides).lines).toEqual([]);
  expect(told(crops({ isOrdered: true, isQuiet: () => false }), sides).lines).toEqual([]);
});

test('a journal is sorted newest first, entries without a time last', () => {
  const entry = (id: string, atISO?: string) => ({ id, ...(atISO !== undefined && { atISO }) });
  const rule = crops({ sort: 'newest first' });
  const [old, mid, late, none] = [
    entry('o', '2025-01-01'),
    entry('m', '2025-01-02'),
    entry('l', '2025-01-03'),
    entry('n'),
  ];
  expect(ids(told(rule, [[], [none, old, late], [mid]]).value)).toBe('lmon');
  // Entries of one time stay as they came.
  const twin = entry('t', '2025-01-02');
  expect(ids(told(rule, [[], [twin], [mid, old]]).value)).toBe('tmo');
});

test('grow steps stand in the order of the work, then by their days; others behind', () => {
  const step = (id: string, type: string, dayStart?: number) => ({
    id,
    type,
    ...(dayStart !== undefined && { dayStart }),
  });
  const rule = crops({ sort: 'steps' });
  const local = [
    step('x', 'SING', 1),
    step('h', 'HARVEST', 9),
    step('m', 'MIST', 5),
    step('n', 'MIST'),
  ];
  const remote = [step('p', 'PLANT', 0), step('o', 'MIST', 4), step('s', 'SOAK', 0)];
  expect(ids(told(rule, [[], local, remote]).value)).toBe('spnomhx');
});

test('a list that says what one side says stays the very same list', () => {
  const base = named('ab');
  const more = named('abc');
  expect(told(crops(), [base, base, more]).value).toBe(more);
  expect(told(crops(), [base, more, named('ab')]).value).toEqual(more);
  const local = [...base, { id: 'c' }];
  expect(told(crops(), [base, local, [...base]]).value).toBe(local);
});
