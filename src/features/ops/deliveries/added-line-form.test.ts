import { expect, test } from 'vitest';
import { newItemDraft } from '../orders/editor/items/item-draft.ts';
import { addedLine, addedLineProblem } from './added-line-form.ts';

const BLANK = newItemDraft('li_more');
const PEA = { ...BLANK, target: { varietyId: 'pea' } };

test('a line is added once it says what and how much', () => {
  expect(addedLineProblem(BLANK)).toBe('Choose a product or variety.');
  expect(addedLineProblem({ ...PEA, count: null })).toBe('Enter the amount packed.');
  expect(addedLineProblem({ ...PEA, mode: 'BULK', weight: 0 })).toBe('Enter the amount packed.');
  expect(addedLineProblem({ ...PEA, count: 2 })).toBeNull();
  expect(addedLineProblem({ ...PEA, mode: 'BULK', weight: 8 })).toBeNull();
});

test('what is added was packed in full, and keeps what it is of', () => {
  expect(addedLine({ ...PEA, mode: 'BULK', weight: 8, unit: 'lb' })).toEqual({
    itemId: 'li_more',
    packed: 8,
    returned: 0,
    extra: { id: 'li_more', varietyId: 'pea', mode: 'BULK', weight: 8, unit: 'lb' },
  });
});
