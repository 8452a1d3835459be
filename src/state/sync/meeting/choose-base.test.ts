import { expect, test } from 'vitest';
import { chooseBases } from './choose-base.ts';
import type { NotedBase } from '../../document/sync/sync-records.ts';
import { type VersionVector, join } from '../../document/sync/version-vector.ts';

test('the base is the newest document that the cloud contains', () => {
  const bases = [base('old', { a: 1 }), base('new', { a: 2 }), base('own', { a: 2, me: 3 })];
  expect(chosen(bases, { a: 5 })).toEqual(['new']);
  expect(chosen(bases, { a: 2, me: 3, c: 1 })).toEqual(['own']);
  expect(chosen(bases, { a: 1, c: 9 })).toEqual(['old']);
  expect(chosen(bases, { c: 9 })).toEqual([]);
});

test('what was sent without a reply is the base as soon as others have built on it', () => {
  const bases = [base('received', { a: 1 }), base('sent', { a: 1, me: 1 }, false)];
  expect(chosen(bases, { a: 1, b: 1 })).toEqual(['received']);
  expect(chosen(bases, { a: 1, me: 1, b: 1 })).toEqual(['sent']);
});

test('what the cloud had and lost is no base of a helper who followed it, once others send it again', () => {
  const bases = [
    base('before', { a: 1 }),
    base('lost', { a: 1, b: 1 }),
    base('back', { a: 1, c: 1 }),
  ];
  expect(chosen(bases, { a: 1, b: 1, c: 2 }, { a: 1, c: 1 })).toEqual(['back']);
});

test('documents that do not contain each other are all part of the past', () => {
  const bases = [base('first', { a: 1 }), base('left', { a: 2 }), base('right', { a: 1, b: 1 })];
  expect(chosen(bases, { a: 2, b: 1, c: 1 })).toEqual(['left', 'right']);
});

test('of two documents with the same writes the later one counts', () => {
  expect(chosen([base('one', { a: 1 }), base('two', { a: 1 })], { a: 1 })).toEqual(['two']);
});

test('a document that names no writes was made from the last one that the cloud held', () => {
  const bases = [base('received', { a: 1 }), base('sent', { a: 1, me: 1 }, false)];
  expect(chosen(bases, {})).toEqual(['received']);
});

function base(key: string, vv: VersionVector, confirmed = true): NotedBase {
  const version = { vv, marks: {} };
  return { key, version, etag: null, confirmed, lastWriteAt: 1, revision: 1 };
}

/** A device has all that it noted, unless something else is said. */
function chosen(bases: readonly NotedBase[], vv: VersionVector, localVv?: VersionVector): string[] {
  const all = bases.map(({ version }) => version).reduce(join);
  const local = localVv === undefined ? all : { vv: localVv, marks: {} };
  return chooseBases(bases, local, { vv, marks: {} }).map(({ key }) => key);
}
