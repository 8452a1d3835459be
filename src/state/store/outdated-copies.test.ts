import { expect, test } from 'vitest';
import { outdatedCopies } from './outdated-copies.ts';
import type { CopyInfo, CopyReason } from '../ports/document-storage.ts';

test('the last ten copies made before a replacement stay', () => {
  const copies = Array.from({ length: 12 }, (_, n) => copy(n + 1, 1, 'import'));
  expect(outdated(copies)).toEqual([1, 2]);
});

test('the last three rolling copies of the newest day stay, and the last one of earlier days', () => {
  const copies = [
    copy(1, 1),
    copy(2, 1),
    copy(3, 2),
    copy(4, 2),
    copy(5, 3),
    copy(6, 3),
    copy(7, 3),
    copy(8, 3),
  ];
  expect(outdated(copies)).toEqual([1, 3, 5]);
});

test('ten rolling copies stay in all', () => {
  const copies = Array.from({ length: 14 }, (_, n) => copy(n + 1, n + 1));
  expect(outdated(copies)).toEqual([1, 2, 3, 4]);
});

test('rolling copies never push out those made before a replacement', () => {
  const copies = [copy(1, 1, 'demo'), ...Array.from({ length: 20 }, (_, n) => copy(n + 2, n + 2))];
  expect(outdated(copies)).not.toContain(1);
});

test('copies made where two devices met never push out those made before a replacement', () => {
  const met = Array.from({ length: 12 }, (_, n) => copy(n + 2, 1, 'sync'));
  expect(outdated([copy(1, 1, 'import'), ...met])).toEqual([2, 3]);
});

const DAY = 86_400_000;

function copy(id: number, day: number, reason: CopyReason = 'rolling'): CopyInfo {
  return { id, reason, at: day * DAY + id };
}

function outdated(copies: readonly CopyInfo[]): number[] {
  return [...outdatedCopies(copies, (at) => `day ${Math.floor(at / DAY)}`)];
}
