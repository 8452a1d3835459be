import { expect, test } from 'vitest';
import { historyKey } from './use-history-keys.ts';

const keys = { key: 'z', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };

test.each([
  ['Ctrl Z', 'undo', {}],
  ['Cmd Z', 'undo', { ctrlKey: false, metaKey: true }],
  ['Shift Ctrl Z', 'redo', { key: 'Z', shiftKey: true }],
  ['Ctrl Y', 'redo', { key: 'y' }],
  ['a letter alone', null, { ctrlKey: false }],
  ['Alt with it', null, { altKey: true }],
])('%s: %s', (_keys, does, pressed) => {
  expect(historyKey({ ...keys, ...pressed })).toBe(does);
});
