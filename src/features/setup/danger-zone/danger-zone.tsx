import { Divider } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useLoadDemoData } from '#state/react/use-load-demo-data.ts';
import { useMember } from '#state/react/sharing/use-member.ts';
import { useAskToLoadDemo } from '#ui/dialogs/use-ask-to-load-demo.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { Group, PlainButton, QuietText, Stack, Text } from '#ui/kit/plain-parts.tsx';
import { useGoogle } from '#state/react/sharing/use-google.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';
import type { FarmKey } from '#state/ports/farm-member.ts';
import { RESETS, useFullWipe, useReset } from './resets.ts';
import { TypedQuestion } from '../typed-question.tsx';
import classes from './danger-zone.module.css';

export function DangerZone() {
  const askToLoadDemo = useAskToLoadDemo(useLoadDemoData());
  const reset = useReset();
  const key = useMember();
  return (
    <SectionCard title="Danger Zone">
      <Stack gap="md">
        <DangerRow label="Load demo data" onClick={() => void askToLoadDemo()}>
          A sample farm to explore. Replaces varieties, products and recurring orders, and resets
          trays and buffers.
        </DangerRow>
        {RESETS.map((part) => (
          <Stack key={part.name} gap="md">
            <Divider />
            <DangerRow label={`Reset ${part.title}`} danger onClick={() => reset(part)}>
              {part.extent}
            </DangerRow>
          </Stack>
        ))}
        {key === null && (
          <>
            <Divider />
            <FullWipe />
          </>
        )}
        {key?.role === 'OWNER' && (
          <>
            <Divider />
            <SharedFarmWipe farmKey={key} />
          </>
        )}
      </Stack>
    </SectionCard>
  );
}

/** Deletes the farm in the cloud, and then begins afresh here. */
function FullWipe() {
  const [opened, setOpened] = useState(false);
  const { isSignedIn, prepare } = useGoogle();
  const wipe = useFullWipe(() => setOpened(false));
  return (
    <Group justify="space-between" gap="md" className={classes.row}>
      <QuietText className={classes.text}>
        Deletes your account’s farm from the cloud and starts an empty one here. A copy stays in
        this device’s automatic backups. Other devices that still have the farm ask what to do and
        can upload it again.
      </QuietText>
      <SaveButton
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

/** What is typed for a farm that has no name. */
const NO_NAME = 'DELETE';

/** Deletes a farm of several people on its server, for everybody; owners alone may. */
function SharedFarmWipe({ farmKey }: { readonly farmKey: FarmKey }) {
  const [opened, setOpened] = useState(false);
  const wipe = useFullWipe(() => setOpened(false));
  const name = farmKey.farmName.trim();
  return (
    <>
      <DangerRow label="Delete this farm on the server" danger onClick={() => setOpened(true)}>
        Deletes the farm for everyone and starts an empty one here. A copy stays in this device’s
        automatic backups. Members see who deleted it. Only an owner can upload it again.
      </DangerRow>
      <TypedQuestion
        opened={opened}
        onClose={() => setOpened(false)}
        title={`Delete ${name || 'this farm'} on the server?`}
        word={name || NO_NAME}
        action="Delete this farm"
        onConfirm={wipe}
      >
        <Text>
          This device is cleared only after the server deletes the farm. Members keep their access.
          Remove them in Setup → People.
        </Text>
      </TypedQuestion>
    </>
  );
}

function DangerRow(props: {
  readonly label: string;
  readonly danger?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Group justify="space-between" gap="md" className={classes.row}>
      <QuietText className={classes.text}>{props.children}</QuietText>
      <PlainButton
        className={classes.button}
        data-danger={props.danger || undefined}
        onClick={props.onClick}
      >
        {props.label}
      </PlainButton>
    </Group>
  );
}
