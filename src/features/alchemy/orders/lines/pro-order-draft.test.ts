import { expect, test } from 'vitest';
import { aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import {
  createProblem,
  draftOf,
  fieldsOf,
  isEdited,
  linesProblem,
  newLine,
} from './pro-order-draft.ts';

const line = { key: 'a', productId: 'jars', qty: 2, unitPriceUSD: 9 };

test('a new order needs a line, a product on every line and a quantity on every line', () => {
  expect(createProblem([])).toBe('Add at least one line');
  expect(createProblem([line, newLine('b')])).toBe('Choose a product on every line');
  for (const qty of [null, 0, -1]) {
    expect(createProblem([{ ...line, qty }])).toBe('Every line needs a quantity greater than 0');
  }
  expect(createProblem([line])).toBeNull();
});

test('a saved order may lose all its lines', () => {
  expect(linesProblem([])).toBeNull();
});

test('what was typed is kept apart from what is saved, and what was not follows it', () => {
  const order = aProOrder(5);
  const edit = { notes: 'Back door' };
  expect(draftOf({ ...order, status: 'pending' }, edit)).toMatchObject({
    status: 'pending',
    notes: 'Back door',
  });
  expect(isEdited(order, edit)).toBe(true);
  expect(isEdited(order, { notes: '' })).toBe(false);
  expect(isEdited(order, undefined)).toBe(false);
});

test('an emptied number is saved as 0, and blanks around a name are not saved', () => {
  const draft = draftOf(aProOrder(5), {
    customer: { name: ' Jane ', email: ' j@example.com ' },
    lines: [{ ...line, unitPriceUSD: null }],
  });
  expect(fieldsOf('JANE-001', draft)).toEqual({
    id: 'JANE-001',
    status: 'draft',
    dueAt: null,
    notes: '',
    customer: { name: 'Jane', email: 'j@example.com' },
    lines: [{ productId: 'jars', qty: 2, unitPriceUSD: 0 }],
  });
});
