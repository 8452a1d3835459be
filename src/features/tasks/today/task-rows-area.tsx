import { useRef, useState, type ReactNode } from 'react';
import { lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import { useTaskKeys, type TaskKeys } from './use-task-keys.ts';
import { useTouchRows } from './use-touch-rows.ts';

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
