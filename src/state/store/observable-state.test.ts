import { expect, test } from 'vitest';
import { observableState } from './observable-state.ts';

test('a change replaces the parts given and leaves the state before as it was', () => {
  const state = observableState({ day: 1, note: 'sow' });
  const before = state.now();
  state.change({ day: 2 });
  expect(state.now()).toEqual({ day: 2, note: 'sow' });
  expect(before).toEqual({ day: 1, note: 'sow' });
});

test('every listener is notified after a change until it unsubscribes', () => {
  const state = observableState({ day: 1 });
  const seen: number[] = [];
  const watch = (): void => void seen.push(state.now().day);
  const stop = state.onChange(watch);
  state.onChange(watch);
  state.change({ day: 2 });
  stop();
  state.change({ day: 3 });
  expect(seen).toEqual([2, 2, 3]);
});

test('a watcher may change the state, and all then see the last one', () => {
  const state = observableState({ day: 1 });
  const seen: number[] = [];
  state.onChange(() => {
    if (state.now().day < 3) state.change({ day: state.now().day + 1 });
  });
  state.onChange(() => void seen.push(state.now().day));
  state.change({ day: 2 });
  expect(seen).toEqual([3, 3]);
});
