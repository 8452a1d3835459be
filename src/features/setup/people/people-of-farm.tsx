import { useState } from 'react';
import type { FarmKey } from '#state/ports/farm-member.ts';
import type { FarmPerson, FarmsOffer } from '#state/ports/shared-farms.ts';
import { usePeople } from '#state/react/sharing/use-shared-farms.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { DayOnlySwitch } from './day-only-switch.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PersonRow } from './person-row.tsx';
import { UnsentCopy } from './unsent-copy.tsx';
import { usePeopleWork } from './use-people-work.ts';
import { Button, Group, PlainButton, QuietText, Stack, Text } from '#ui/kit/plain-parts.tsx';

export function PeopleOfFarm(props: { readonly farmKey: FarmKey; readonly offer: FarmsOffer }) {
  const { farmKey, offer } = props;
  const { people, isSilent, refresh } = usePeople(farmKey);
  const [invited, setInvited] = useState<{ readonly person: FarmPerson | null } | null>(null);
  const work = usePeopleWork(farmKey, refresh);
  const isOwner = farmKey.role === 'OWNER';
  // The frame says it, with the ways on.
  if (farmKey.removed !== undefined) return null;
  return (
    <SectionCard title={farmKey.farmName === '' ? 'This farm' : farmKey.farmName}>
      <Stack gap="md">
        <QuietText>
          Roles limit what people can change, not what they can see. Every phone stores the whole
          farm, even after it’s removed.
        </QuietText>
        {/* Until it is put away the frame has it. */}
        {farmKey.unsent?.isRead === true && <UnsentCopy unsent={farmKey.unsent} />}
        {isSilent && <Text>The server isn’t responding.</Text>}
        {people !== null && (
          <div>
            {people.map((person) => (
              <PersonRow
                key={person.memberId}
                person={person}
                farmKey={farmKey}
                work={work}
                onNewDevice={() => setInvited({ person })}
              />
            ))}
          </div>
        )}
        <DayOnlySwitch />
        <Group gap="sm">
          {isOwner && <Button onClick={() => setInvited({ person: null })}>Invite</Button>}
          {isOwner && (
            <PlainButton onClick={() => void work.takeInvitesBack()}>
              Cancel open invites
            </PlainButton>
          )}
          <PlainButton onClick={() => void work.leave()}>Leave this farm</PlainButton>
        </Group>
      </Stack>
      {invited !== null && (
        <InviteDialog
          work={work}
          offer={offer}
          people={people ?? []}
          person={invited.person}
          onClose={() => {
            setInvited(null);
            refresh();
          }}
        />
      )}
    </SectionCard>
  );
}
