import { Alert, Button, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { UnsentCopy } from '#features/setup/people/unsent-copy.tsx';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useMember } from '#state/react/use-member.ts';
import { GrowersOnlyError } from '#state/store/beyond-helpers.ts';
import { toast } from '#ui/toasts/toast.ts';
import { removedWords } from '#ui/page/removed-words.ts';
import { routePaths } from '#ui/route-paths.ts';

/** What a device with a key has to be told: that it was removed, what was not sent, what only growers change. */
export function HelperParts() {
  const key = useMember();
  const { member } = useFarmStore().world.cloud;
  useEffect(listenForGrowersOnly, []);
  if (key === null) return null;
  if (key.removed !== undefined) {
    return (
      <Alert color="yellow" mb="md" title={removedWords(key.farmName, key.removed.by)}>
        <Stack gap="xs" align="start">
          <Text>
            What was entered here stays on this device. Ask an owner for a new code to go on.
          </Text>
          <Button component="a" href="/join" size="xs">
            Join again
          </Button>
          <Button component="a" href={routePaths.people} size="xs" variant="default">
            People
          </Button>
        </Stack>
      </Alert>
    );
  }
  const { unsent } = key;
  if (unsent === undefined || unsent.isRead === true) return null;
  return (
    <Alert
      color="yellow"
      mb="md"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={() => member?.change({ unsent: { ...unsent, isRead: true } })}
    >
      <UnsentCopy unsent={unsent} />
    </Alert>
  );
}

/** Whatever a helper pressed, nothing has changed, and one message says why. */
function listenForGrowersOnly(): () => void {
  const tell = (cause: unknown, event: Event): void => {
    if (!(cause instanceof GrowersOnlyError)) return;
    event.preventDefault();
    toast.error(cause.message, { slot: 'growers-only' });
  };
  const onError = (event: ErrorEvent): void => tell(event.error, event);
  const onRejection = (event: PromiseRejectionEvent): void => tell(event.reason, event);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
