import { useState } from 'react';
import { useGoogle } from '#state/react/sharing/use-google.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { TypedQuestion } from '../typed-question.tsx';
import classes from './danger-zone.module.css';
import { useFullWipe } from './use-full-wipe.ts';
import { Group } from '#ui/kit/group.tsx';
import { Text } from '#ui/kit/text.tsx';

/** Deletes the farm in the cloud, and then begins afresh here. */
export function FullWipe() {
  const [opened, setOpened] = useState(false);
  const { isSignedIn, prepare } = useGoogle();
  const wipe = useFullWipe(() => setOpened(false));
  return (
    <Group justify="space-between" gap="md" className={classes.row}>
      <Text c="dimmed" className={classes.text}>
        Deletes the farm of your Google account from the cloud and begins with an empty one here. A
        copy stays among the automatic backups of this device. Another device that still holds the
        farm asks what to do with it, and can send it again.
      </Text>
      <SaveButton
        type="button"
        variant="default"
        className={classes.button ?? ''}
        data-danger
        disabledReason={isSignedIn ? null : 'Sign in with Google to delete its cloud data'}
        onClick={() => {
          // The window of Google has to open right after the answer.
          prepare();
          setOpened(true);
        }}
      >
        Delete all cloud data
      </SaveButton>
      <TypedQuestion
        opened={opened}
        onClose={() => setOpened(false)}
        title="FULL WIPE: delete ALL cloud data for this account? This cannot be undone."
        word="DELETE"
        action="Delete all data"
        onConfirm={wipe}
      >
        <Text>
          Nothing is cleared on this device unless the cloud has deleted its data. Then a copy of
          the farm stays on this device only.
        </Text>
        <Text>If you signed in more than five minutes ago, Google asks you once more.</Text>
      </TypedQuestion>
    </Group>
  );
}
