import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { sha256, sha256OfText, textHashSteps } from './sha-256.ts';

test('the hash of a text is the published one', () => {
  const published = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(sha256OfText('abc')).toBe(published);
});

test('bytes of every length around a block hash as in any other program', () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('a part of a larger buffer hashes as that part alone', () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
  const expected = createHash('sha256').update(bytes.subarray(13, 231)).digest('hex');
  expect(sha256(bytes.subarray(13, 231))).toBe(expected);
});

test('a long text hashes in steps as at a stretch, also where a step would end within a character', () => {
  for (const ahead of ['', 'a']) {
    const text = ahead + '🌱'.repeat(300_000);
    const expected = createHash('sha256').update(text).digest('hex');
    expect(runToCompletion(textHashSteps(text))).toBe(expected);
  }
  expect(runToCompletion(textHashSteps(''))).toBe(createHash('sha256').digest('hex'));
});
