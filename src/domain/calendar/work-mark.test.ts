import { expect, test } from 'vitest';
import { withoutAuthor } from './work-mark.ts';

test('a record without its mark has no author', () => {
  const by = { memberId: 'mem_1', name: 'Ana', atISO: '2025-03-10T08:00:00.000Z' };
  expect(Object.keys(withoutAuthor({ id: 'a', by }))).toEqual(['id']);
  const plain: { readonly id: string; readonly by?: typeof by } = { id: 'a' };
  expect(withoutAuthor(plain)).toBe(plain);
});
