import { useRef, useState, type ReactNode, useEffect, type RefObject } from 'react';
import { lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { useTaskKeys, type TaskKeys } from './use-task-keys.ts';

const ROW = 'li, tr';

/** What has a job of its own in a row. The name is a link for mouse and keyboard only. */
const CONTROLS = 'a, button, input, label';

const TaskKeysDialog = lazyDialog(
  async () => (await import('./task-keys-dialog.tsx')).TaskKeysDialog,
);

/** What holds the rows of the list, so that they can be ticked by touch and by keyboard alone. */
export function TaskRowsArea(
  props: Omit<TaskKeys, 'onHelp'> & {
    readonly className: string | undefined;
    readonly children: ReactNode;
  },
) {
  const { days, actions } = props;
  const list = useRef<HTMLDivElement>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  useTouchRows(list);
  useTaskKeys(list, { days, actions, onHelp: () => setShowsKeys(true) });
  return (
    <>
      <div ref={list} className={props.className}>
        {props.children}
      </div>
      <TaskKeysDialog opened={showsKeys} onClose={() => setShowsKeys(false)} />
    </>
  );
}

/** On touch a tap anywhere on a row ticks its task; its box and its buttons keep their own jobs. */
function useTouchRows(place: RefObject<HTMLElement | null>): void {
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
