import { useState } from 'react';
import { useGoogle } from '#state/react/sharing/use-google.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { TypedQuestion } from '../typed-question.tsx';
import classes from './danger-zone.module.css';
import { useFullWipe } from './use-full-wipe.ts';
import { Group, Text } from '#ui/kit/plain-parts.tsx';

/** Deletes the farm in the cloud, and then begins afresh here. */
export function FullWipe() {
  const [opened, setOpened] = useState(false);
  const { isSignedIn, prepare } = useGoogle();
  const wipe = useFullWipe(() => setOpened(false));
  return (
    <Group justify="space-between" gap="md" className={classes.row}>
      <Text c="dimmed" className={classes.text}>
        Deletes your account’s farm from the cloud and starts an empty one here. A copy stays in
        this device’s automatic backups. Other devices that still have the farm ask what to do and
        can upload it again.
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
          This device is cleared only after the cloud data is deleted. A copy stays on this device.
        </Text>
        <Text>Google asks you to sign in again unless you did so in the last 5 minutes.</Text>
      </TypedQuestion>
    </Group>
  );
}
