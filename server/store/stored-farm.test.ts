import { expect, test } from 'vitest';
import { entityTag, isTagged, readTags, type StateHead } from './stored-farm.ts';

const HEAD: StateHead = {
  version: 12,
  savedAt: 0,
  document: { hash: 'ab12cd34ef56ab78'.repeat(4), size: 2, wrapped: false },
};

test('a tag names the version and the content', () => {
  expect(entityTag(HEAD)).toBe('"12-ab12cd34ef56ab78"');
});

test('nothing stored and a removed farm have tags, too', () => {
  expect(entityTag(undefined)).toBe('"0-empty"');
  expect(entityTag({ ...HEAD, document: null })).toBe('"12-deleted"');
});

test.each([
  '"12-ab12cd34ef56ab78"',
  '12-ab12cd34ef56ab78',
  'W/"12-ab12cd34ef56ab78"',
  '"12-ab12cd34ef56ab78-gzip"',
  'W/"12-ab12cd34ef56ab78-gzip"',
  '"12-ab12cd34ef56ab78"-gzip',
  '"1-0000", "12-ab12cd34ef56ab78"',
])('%s is recognised as that tag', (header) => {
  expect(isTagged(HEAD, readTags(header))).toBe(true);
});

test.each(['', '"11-ab12cd34ef56ab78"', '"12-ab12cd34ef56ab79"', '*', '"12"'])(
  '%s is not that tag',
  (header) => {
    expect(isTagged(HEAD, readTags(header))).toBe(false);
  },
);
