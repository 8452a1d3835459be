import { expect, test } from 'vitest';
import { reloadForGonePart } from './reload-for-gone-part.ts';

function aPage(isOnline = true) {
  const kept = new Map<string, string>();
  const session = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const reloads: number[] = [];
  return { session, isOnline: () => isOnline, reload: () => void reloads.push(1), reloads };
}

test('a page that misses a part is loaded again, once for each version', () => {
  const page = aPage();
  expect(reloadForGonePart('a', page)).toBe(true);
  expect(reloadForGonePart('a', page)).toBe(false);
  expect(reloadForGonePart('b', page)).toBe(true);
  expect(page.reloads).toHaveLength(2);
});

test('without a network, or a memory for it, nothing is loaded again', () => {
  expect(reloadForGonePart('a', aPage(false))).toBe(false);
  const refusing = () => {
    throw new Error('refused');
  };
  const page = { ...aPage(), session: { getItem: refusing, setItem: refusing } };
  expect(reloadForGonePart('a', page)).toBe(false);
  expect(page.reloads).toEqual([]);
});
