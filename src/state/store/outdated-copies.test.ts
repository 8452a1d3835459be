import { expect, test } from 'vitest';
import { outdatedCopies } from './outdated-copies.ts';
import type { CopyInfo, CopyReason } from '../ports/document-storage.ts';

const DAY = 86_400_000;

function copy(id: number, day: number, reason: CopyReason = 'rolling'): CopyInfo {
  return { id, reason, at: day * DAY + id };
}

function outdated(copies: readonly CopyInfo[]): number[] {
  return [...outdatedCopies(copies, (at) => `day ${Math.floor(at / DAY)}`)];
}

const days = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

test.each([
  [
    'three of the newest day and the last of earlier ones',
    [1, 1, 2, 2, 3, 3, 3, 3].map((day, n) => copy(n + 1, day)),
    [1, 3, 5],
  ],
  ['ten in all', days(14).map((day) => copy(day, day)), [1, 2, 3, 4]],
  [
    'none in the place of one made before a replacement',
    [copy(0, 1, 'demo'), ...days(20).map((day) => copy(day, day))],
    days(10),
  ],
])('of rolling copies stay %s', (_what, copies, gone) => {
  expect(outdated(copies)).toEqual(gone);
});

test('the last ten copies made before a replacement stay', () => {
  expect(outdated(days(12).map((n) => copy(n, 1, 'import')))).toEqual([1, 2]);
});

test('copies made where two devices met never push out those made before a replacement', () => {
  const met = days(12).map((n) => copy(n + 1, 1, 'sync'));
  expect(outdated([copy(1, 1, 'import'), ...met])).toEqual([2, 3]);
});
