import { expect, test } from 'vitest';
import { hashBase36 } from './hash-base36.ts';

// The second half is worked out by hand from the offset 0x01234567 and signs moved by 0x9e37.
test.each([
  ['', 0x811c9dc5, '00bd4yv'],
  ['a', 0xe40c292c, '1k67ywd'],
  ['foobar', 0xbf9cf968, '13v66j2'],
])(
  'the fingerprint of “%s” is its published FNV-1a, then that of another beginning',
  (text, fnv, other) => {
    expect(hashBase36(text)).toBe(fnv.toString(36).padStart(7, '0') + other);
  },
);

test('a fingerprint has fourteen signs', () => {
  for (let text = ''; text.length < 200; text += 'x') expect(hashBase36(text)).toHaveLength(14);
});
