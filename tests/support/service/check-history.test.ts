import { expect, test } from 'vitest';
import { checkHistory } from './check-history.ts';
import type { Operation } from './history.ts';

function anOperation(fields: Partial<Operation>): Operation {
  return { kind: 'read', from: 0, to: 1, version: 1, ...fields };
}

const STORED = anOperation({ kind: 'write', version: 1, text: 'a' });

test('requests that can have happened one after the other are sound', () => {
  const history = [
    STORED,
    anOperation({ from: 2, to: 9, version: 1, text: 'a' }),
    anOperation({ kind: 'write', from: 2, to: 5, version: 2, text: 'b', condition: '"1-x"' }),
    anOperation({ kind: 'conflict', from: 3, to: 6, version: 2, condition: '"1-x"' }),
    anOperation({ kind: 'removal', from: 6, to: 7, version: 3, text: null }),
  ];
  expect(checkHistory(history)).toEqual([]);
});

test.each([
  ['two writes with one version', [STORED, anOperation({ kind: 'write', version: 1, text: 'b' })]],
  ['a read of what nobody stored', [anOperation({ text: 'a' })]],
  ['a read of another content', [STORED, anOperation({ from: 2, to: 3, text: 'b' })]],
  ['a read that goes back', [STORED, anOperation({ from: 2, to: 3, version: 0, text: null })]],
  [
    'a write over a version it did not name',
    [STORED, anOperation({ kind: 'write', version: 3, text: 'c', condition: '"1-x"' })],
  ],
  [
    'a refusal of what was there',
    [STORED, anOperation({ kind: 'conflict', version: 1, condition: '"1-x"' })],
  ],
])('%s is found', (_, history) => {
  expect(checkHistory(history)).toHaveLength(1);
});

test('what a request without an answer sent may be there', () => {
  const lost = anOperation({ kind: 'unknown', version: 0, text: 'a' });
  expect(checkHistory([lost, anOperation({ from: 2, to: 3, text: 'a' })])).toEqual([]);
});
