import { expect, test } from 'vitest';
import { freshTrayStatus } from '#state/document/fresh-farm.ts';
import { dirtyTrays, needsScrub, undoScrub } from './scrub.ts';

const CLEAN = freshTrayStatus();
const dirty = (withHoles: number, withoutHoles: number) => ({
  ...CLEAN,
  dirtyWithHoles: withHoles,
  dirtyWithoutHoles: withoutHoles,
});
const INFO = { dirtyWithHoles: 0, dirtyWithoutHoles: 0 };

test('a scrub is asked for from the threshold on, and never where no tray is dirty', () => {
  expect(dirtyTrays(dirty(3, 4))).toBe(7);
  expect(needsScrub(dirty(3, 4), 8)).toBe(false);
  expect(needsScrub(dirty(3, 4), 7)).toBe(true);
  expect(needsScrub(dirty(1, 0), 1)).toBe(true);
  expect(needsScrub(CLEAN, 0)).toBe(false);
});

test('undoing a scrub without a record makes nothing dirty', () => {
  const { status } = undoScrub(dirty(2, 1), INFO, []);
  expect([status.dirtyWithHoles, status.dirtyWithoutHoles]).toEqual([2, 1]);
});

test('the last scrub is the latest of those that stay done, and of the one before', () => {
  const last = (others: readonly string[], lastScrubBefore: string | null) =>
    undoScrub(CLEAN, { ...INFO, lastScrubBefore }, others).status.lastScrubCompletedAt;
  expect(last(['2025-03-12', '2025-03-01'], null)).toBe('2025-03-12');
  expect(last(['2025-03-12', '2025-03-01'], '2025-03-05')).toBe('2025-03-12');
  expect(last(['2025-03-01'], '2025-03-05')).toBe('2025-03-05');
  expect(last([], '2025-03-05')).toBe('2025-03-05');
});
