/** The boxes of all tasks that are listed, from the top down. */
function boxesIn(place: HTMLElement): readonly HTMLInputElement[] {
  return [...place.querySelectorAll<HTMLInputElement>('[data-tick] input')];
}

/** The box of the row that has the focus; null when none has. */
export function focusedBox(place: HTMLElement): HTMLInputElement | null {
  const row = document.activeElement?.closest('li, tr') ?? null;
  if (row === null || !place.contains(row)) return null;
  return row.querySelector<HTMLInputElement>('[data-tick] input');
}

/** The id of the task that a box ticks. */
export function taskIdOf(box: HTMLInputElement): string {
  return box.closest<HTMLElement>('[data-tick]')?.dataset['tick'] ?? '';
}

/** The box so many rows on. Without a row before it, the first open task of today, else the first of all. */
export function boxAfter(
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
export function nextOpenBox(place: HTMLElement, before: HTMLInputElement): HTMLInputElement | null {
  const boxes = boxesIn(place);
  return boxes.slice(boxes.indexOf(before) + 1).find(({ checked }) => !checked) ?? null;
}
