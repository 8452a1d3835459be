import { expect, test, vi } from 'vitest';
import { createDraftShelf } from './draft-shelf.ts';

test('a shelf keeps a draft for each record until it is saved or given up', () => {
  const shelf = createDraftShelf<{ readonly name?: string; readonly stock?: number }>();
  shelf.change('jar', (before) => ({ ...before, name: 'Jar' }));
  shelf.change('jar', (before) => ({ ...before, stock: 3 }));
  shelf.change('label', () => ({ stock: 1 }));
  expect([...shelf.drafts()]).toEqual([
    ['jar', { name: 'Jar', stock: 3 }],
    ['label', { stock: 1 }],
  ]);
  shelf.change('jar', () => null);
  expect([...shelf.drafts().keys()]).toEqual(['label']);
});

test('who listens hears of every change, and of none after leaving', () => {
  const shelf = createDraftShelf<number>();
  const listener = vi.fn();
  const leave = shelf.subscribe(listener);
  const before = shelf.drafts();
  shelf.change('tray', () => 1);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(shelf.drafts()).not.toBe(before);
  expect(before.size).toBe(0);
  leave();
  shelf.change('tray', () => 2);
  expect(listener).toHaveBeenCalledTimes(1);
});
