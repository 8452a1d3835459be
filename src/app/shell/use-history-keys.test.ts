import { expect, test } from 'vitest';
import { historyKey } from './use-history-keys.ts';

const keys = { key: 'z', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false };

test('Ctrl Z and Cmd Z undo', () => {
  expect(historyKey(keys)).toBe('undo');
  expect(historyKey({ ...keys, ctrlKey: false, metaKey: true })).toBe('undo');
});

test('Shift Ctrl Z and Ctrl Y redo', () => {
  expect(historyKey({ ...keys, key: 'Z', shiftKey: true })).toBe('redo');
  expect(historyKey({ ...keys, key: 'y' })).toBe('redo');
});

test('a letter alone, and Alt with it, do neither', () => {
  expect(historyKey({ ...keys, ctrlKey: false })).toBeNull();
  expect(historyKey({ ...keys, altKey: true })).toBeNull();
});
