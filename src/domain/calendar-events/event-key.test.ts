import { expect, test } from 'vitest';
import { readEventKey } from './event-key.ts';

test('only a real day and a kind of work of ours make a key', () => {
  expect(readEventKey('2026-11-21|plant')).toEqual({ dateISO: '2026-11-21', type: 'plant' });
  for (const other of [
    null,
    '',
    'plant',
    '2026-11-21|PLANT',
    '2026-02-30|plant',
    '2026-11-21|plant|x',
  ])
    expect(readEventKey(other)).toBeNull();
});
