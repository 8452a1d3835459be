import { useState } from 'react';
import type { FarmKey } from '#state/ports/farm-member.ts';
import { TypedQuestion } from '../typed-question.tsx';
import { DangerRow } from './danger-row.tsx';
import { useFullWipe } from './use-full-wipe.ts';
import { Text } from '#ui/kit/plain-parts.tsx';

/** What is typed for a farm that has no name. */
const NO_NAME = 'DELETE';

/** Deletes a farm of several people on its server, for everybody; owners alone may. */
export function SharedFarmWipe({ farmKey }: { readonly farmKey: FarmKey }) {
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
