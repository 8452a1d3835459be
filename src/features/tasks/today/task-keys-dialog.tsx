import { Kbd } from '@mantine/core';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { FactList } from '#ui/page/page-parts.tsx';
import { Button } from '#ui/kit/plain-parts.tsx';

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

/** The keys of the list of tasks. */
export function TaskKeysDialog(props: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <Dialog
      {...props}
      title="Keyboard shortcuts"
      size="sm"
      closeOnBackdrop
      footer={
        <Button variant="default" onClick={props.onClose}>
          Close
        </Button>
      }
    >
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
