import type { RefObject } from 'react';
import type { TaskDay } from '#domain/planning/task-days.ts';
import { useFarmNow } from '#state/react/use-farm.ts';
import { isKeyOfPage, usePageKeys } from '#ui/page/is-key-of-page.ts';
import type { TaskActions } from './use-task-actions.ts';

export interface TaskKeys {
  readonly days: readonly TaskDay[];
  readonly actions: Pick<TaskActions, 'toggle' | 'openTask'>;
  readonly onHelp: () => void;
}

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/**
 * A whole morning by keyboard: `j` and `k` or the arrows move through the rows, `x` ticks one and goes on to
 * the next that is open, `e` opens it. The space bar ticks, as in every box. Without a row the arrows scroll.
 */
export function useTaskKeys(place: RefObject<HTMLElement | null>, keys: TaskKeys): void {
  const { days, actions, onHelp } = keys;
  const farmNow = useFarmNow();
  const tick = async (list: HTMLElement, box: HTMLInputElement) => {
    const found = findTask(days, taskIdOf(box));
    if (found === null) {
      // Work of every day is no task: its box says it all.
      box.click();
      return;
    }
    const { day, task } = found;
    await actions.toggle(day, task);
    const isDone = farmNow().tasks.some(({ id, done }) => id === task.id && done);
    if (isDone && !task.done) nextOpenBox(list, box)?.focus();
  };
  usePageKeys((event) => {
    const list = place.current;
    if (list === null || event.defaultPrevented || !isPlainKey(event)) return;
    const box = focusedBox(list);
    const step = STEPS[event.key];
    if (step !== undefined) {
      if (box === null && event.key.startsWith('Arrow')) return;
      event.preventDefault();
      boxAfter(list, box, step)?.focus();
    } else if (event.key === '?') {
      event.preventDefault();
      onHelp();
    } else if (box !== null && event.key === 'x') {
      event.preventDefault();
      void tick(list, box);
    } else if (box !== null && event.key === 'e') {
      const found = findTask(days, taskIdOf(box));
      event.preventDefault();
      if (found !== null) actions.openTask(found.task);
    }
  });
}

function isPlainKey({ ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || !isKeyOfPage(target)) return false;
  return !(target instanceof Element && target.closest('[role="menu"]') !== null);
}

function findTask(days: readonly TaskDay[], id: string) {
  for (const day of days) {
    const task = day.tasks.find((one) => one.id === id);
    if (task !== undefined) return { day, task };
  }
  return null;
}

/** The boxes of all tasks that are listed, from the top down. */
function boxesIn(place: HTMLElement): readonly HTMLInputElement[] {
  return [...place.querySelectorAll<HTMLInputElement>('[data-tick] input')];
}

/** The box of the row that has the focus; null when none has. */
function focusedBox(place: HTMLElement): HTMLInputElement | null {
  const row = document.activeElement?.closest('li, tr') ?? null;
  if (row === null || !place.contains(row)) return null;
  return row.querySelector<HTMLInputElement>('[data-tick] input');
}

function taskIdOf(box: HTMLInputElement): string {
  return box.closest<HTMLElement>('[data-tick]')?.dataset['tick'] ?? '';
}

/** The box so many rows on. Without a row before it, the first open task of today, else the first of all. */
function boxAfter(
  place: HTMLElement,
  before: HTMLInputElement | null,
  rows: number,
): HTMLInputElement | null {
  const boxes = boxesIn(place);
  if (before !== null) return boxes[boxes.indexOf(before) + rows] ?? null;
  const ofToday = boxes.filter((box) => box.closest('[data-today]') !== null);
  return ofToday.find(({ checked }) => !checked) ?? ofToday[0] ?? boxes[0] ?? null;
}

/** The next box that is open; null below the last one. */
function nextOpenBox(place: HTMLElement, before: HTMLInputElement): HTMLInputElement | null {
  const boxes = boxesIn(place);
  return boxes.slice(boxes.indexOf(before) + 1).find(({ checked }) => !checked) ?? null;
}
