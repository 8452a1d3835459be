import { expect, test } from 'vitest';
import { hashBase36 } from './hash-base36.ts';

test('a fingerprint has fourteen signs, and the first half is the FNV-1a of the text', () => {
  // The published hashes of these texts: 0x811c9dc5, 0xe40c292c and 0xbf9cf968.
  expect(hashBase36('').slice(0, 7)).toBe((0x811c9dc5).toString(36).padStart(7, '0'));
  expect(hashBase36('a').slice(0, 7)).toBe((0xe40c292c).toString(36).padStart(7, '0'));
  expect(hashBase36('foobar').slice(0, 7)).toBe((0xbf9cf968).toString(36).padStart(7, '0'));
  for (let text = ''; text.length < 200; text += 'x') expect(hashBase36(text)).toHaveLength(14);
});

test('the second half is the same hash from another beginning, of signs moved far up', () => {
  // Worked out by hand from the offset 0x01234567 and signs moved by 0x9e37.
  expect(hashBase36('').slice(7)).toBe('00bd4yv');
  expect(hashBase36('a').slice(7)).toBe('1k67ywd');
  expect(hashBase36('foobar').slice(7)).toBe('13v66j2');
});
