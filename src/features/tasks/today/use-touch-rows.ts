import { useEffect } from 'react';
import type { RefObject } from 'react';

const ROW = 'li, tr';
/** What has a job of its own in a row. The name is a link for mouse and keyboard only. */
const CONTROLS = 'a, button, input, label';

/**
 * On touch a tap anywhere on a row of a task ticks it, the name as well; its box and its buttons keep their
 * own jobs.
 */
export function useTouchRows(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const list = place.current;
    if (list === null) return undefined;
    let pointer = '';
    const onPointerDown = (event: PointerEvent) => {
      pointer = event.pointerType;
    };
    const onClick = (event: MouseEvent) => {
      if (pointer !== 'touch' || !(event.target instanceof Element)) return;
      const box = event.target.closest(ROW)?.querySelector<HTMLInputElement>('[data-tick] input');
      const control = event.target.closest(CONTROLS);
      if (!box || (control !== null && !control.hasAttribute('data-task-name'))) return;
      event.preventDefault();
      event.stopPropagation();
      box.focus({ preventScroll: true });
      box.click();
    };
    list.addEventListener('pointerdown', onPointerDown, true);
    list.addEventListener('click', onClick, true);
    return () => {
      list.removeEventListener('pointerdown', onPointerDown, true);
      list.removeEventListener('click', onClick, true);
    };
  }, [place]);
}
