import { expect, test } from 'vitest';
import { newItemDraft } from '../editor/items/item-draft.ts';
import { weightlessQuestion } from './weightless-question.ts';

const line = (id: string, weight: number | null, mode: 'BULK' | 'PACKAGE' = 'BULK') => ({
  ...newItemDraft(id),
  mode,
  weight,
});
const nameOf = ({ id }: { readonly id: string }) => id;

test('a line by weight that has none is asked about', () => {
  expect(weightlessQuestion([line('Pea', 0), line('Radish', 3)], nameOf)).toBe(
    'Pea has no weight. Save anyway?',
  );
  expect(weightlessQuestion([line('Pea', null), line('Radish', 0)], nameOf)).toBe(
    'Pea, Radish have no weight. Save anyway?',
  );
});

test('packages have their weight from their size', () => {
  expect(weightlessQuestion([line('Pea', null, 'PACKAGE'), line('Radish', 3)], nameOf)).toBeNull();
});
