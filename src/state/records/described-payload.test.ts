import { expect, test } from 'vitest';
import { HARVEST_LOSSES } from '#state/schema/work.ts';
import * as a from '#state/schema/field.ts';
import { describedPayload, newRecordOf } from './described-payload.ts';

const move = describedPayload<{ readonly id: string; readonly dateISO: string }>({
  id: a.neededText(),
  dateISO: a.neededDay(),
});

test('a payload is read as it is described, and what else it says is left out', () => {
  expect(move({ id: 7, dateISO: '2026-11-20', colour: 'green' })).toEqual({
    id: '7',
    dateISO: '2026-11-20',
  });
});

test('what a payload cannot be without is named', () => {
  expect(() => move({ id: ' ', dateISO: '2026-11-20' })).toThrow("needs a text 'id'.");
  expect(() => move({ id: 'a', dateISO: '11/20/2026' })).toThrow(
    "needs a day like 2026-11-20 in 'dateISO'.",
  );
  const bag = describedPayload<{ readonly lb: number }>({ lb: a.required(a.positive(null)) });
  expect(() => bag({ lb: 0 })).toThrow("needs a number above 0 in 'lb'.");
});

test('lines are read one by one, and an empty list of them is none', () => {
  const lines = describedPayload<{ readonly entries: readonly { readonly trays: number }[] }>({
    entries: a.required(a.list('Line', { trays: a.required(a.whole({ min: 1, or: 1 })) })),
  });
  expect(lines({ entries: [{ trays: '2' }] })).toEqual({ entries: [{ trays: 2 }] });
  expect(() => lines({ entries: [] })).toThrow("needs a list of lines 'entries'.");
  expect(() => lines({ entries: [{ trays: 1.5 }] })).toThrow(
    "needs a whole number of 1 or more in 'trays'.",
  );
});

test('an unknown word is refused, and a missing one is not', () => {
  const sorted = describedPayload<{ readonly by?: 'name'; readonly top: number }>({
    by: a.choice(['name'], undefined),
    top: a.number({ or: 5 }),
  });
  expect(sorted({})).toEqual({ top: 5 });
  expect(sorted({ by: 'NAME' })).toEqual({ by: 'name', top: 5 });
  expect(() => sorted({ by: 'age' })).toThrow("has an unknown 'by', 'age'.");
});

test('a new record is read like one of its list, and may come without an id', () => {
  const lose = newRecordOf(HARVEST_LOSSES, ['dateISO', 'varietyId', 'qty', 'atISO']);
  const told = { dateISO: '2026-11-20', varietyId: 'pea', qty: 2, atISO: '2026-11-20T10:00:00Z' };
  expect(lose({ ...told, reason: 'mold' })).toEqual({
    ...told,
    reason: 'MOLD',
    note: '',
    atISO: '2026-11-20T10:00:00.000Z',
  });
  expect(() => lose({ ...told, qty: 0 })).toThrow("needs a whole number of 1 or more in 'qty'.");
  expect(lose({ ...told, id: 'loss_1' })).toHaveProperty('id', 'loss_1');
});
