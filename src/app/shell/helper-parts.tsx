import { Alert } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useExportBackup } from '#features/setup/backup/use-export-backup.ts';
import { UnsentCopy } from '#features/setup/people/unsent-copy.tsx';
import { useRemoveOpenFarm } from '#features/setup/people/use-remove-open-farm.ts';
import type { FarmKey } from '#state/ports/farm-member.ts';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { GrowersOnlyError } from '#state/store/forbidden-for-helper.ts';
import { toast } from '#ui/toasts/toast.ts';
import { routePaths } from '#ui/route-paths.ts';
import { isForHelperFace } from '../routing/helper-screens.ts';
import { Button, Group, SmallButton, Stack, Text } from '#ui/kit/plain-parts.tsx';

/** What a device with a key has to be told: that it was removed, what was not sent, what only growers change. */
export function HelperParts() {
  const key = useMember();
  const { member } = useFarmStore().world.cloud;
  useEffect(listenForGrowersOnly, []);
  useLeadToDay(key?.role === 'HELPER');
  if (key === null) return null;
  if (key.removed !== undefined) return <RemovedDevice farmKey={key} removed={key.removed} />;
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

type Removal = NonNullable<FarmKey['removed']>;

function RemovedDevice(props: { readonly farmKey: FarmKey; readonly removed: Removal }) {
  const { farmKey, removed } = props;
  const exportBackup = useExportBackup();
  const remove = useRemoveOpenFarm();
  const { farmName, role } = farmKey;
  return (
    <Alert color="yellow" mb="md" title={removedText(farmName, removed)}>
      <Stack gap="sm">
        <Text>
          Your work stays on this device but no longer syncs.
          {removed.isErased !== true && ' Ask an owner for a new code.'}
        </Text>
        <Group gap="xs">
          {removed.isErased !== true && (
            <Button component="a" href="/join" size="xs">
              Join again
            </Button>
          )}
          {role !== 'HELPER' && <SmallButton onClick={exportBackup}>Export</SmallButton>}
          <SmallButton onClick={() => void remove(farmKey)}>Remove from this device</SmallButton>
        </Group>
      </Stack>
    </Alert>
  );
}

function removedText(farmName: string, { by, isErased }: Removal): string {
  const farm = farmName === '' ? 'the farm' : farmName;
  if (isErased === true) return `The server admin erased ${farm} there`;
  return `${by ?? 'The server admin'} removed this device from ${farm}`;
}

/** Whoever is made a helper is led from a screen that is not of the day to the day. */
function useLeadToDay(isHelper: boolean): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isHelper && !isForHelperFace(pathname)) {
      void navigate(routePaths.tasksToday, { replace: true });
    }
  }, [isHelper, pathname, navigate]);
}

/** Whatever a helper pressed, nothing has changed, and one message says why. */
function listenForGrowersOnly(): () => void {
  const tell = (cause: unknown, event: Event): void => {
    if (!(cause instanceof GrowersOnlyError)) return;
    event.preventDefault();
    toast.error(cause.message);
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
