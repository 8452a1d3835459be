import { Kbd } from '@mantine/core';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FactList } from '#ui/page/page-parts.tsx';

const KEYS = [
  ['Next task', ['j', '↓']],
  ['Previous task', ['k', '↑']],
  ['Mark done and go to next', ['x']],
  ['Mark done', ['Space']],
  ['Open the task', ['e']],
  ['Undo', ['Ctrl', 'Z']],
  ['Search or jump to', ['Ctrl', 'K']],
  ['Show shortcuts', ['?']],
] as const;

export function TaskKeysDialog(props: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <Dialog {...props} title="Keyboard shortcuts" size="sm" closeOnBackdrop closeLabel="Close">
      <FactList
        facts={KEYS.map(
          ([what, keys]) =>
            [
              what,
              <span key={what}>
                {keys.map((key) => (
                  <Kbd key={key} ml={4}>
                    {key}
                  </Kbd>
                ))}
              </span>,
            ] as const,
        )}
      />
    </Dialog>
  );
}
