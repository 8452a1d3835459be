import { Alert, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmRole } from '#state/document/farm-role.ts';
import type { FarmPerson, FarmsOffer } from '#state/ports/shared-farms.ts';
import { useClock, useSecondsUntil } from '#state/react/sharing/use-cloud.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { farmsRefusalText } from '#ui/page/farms-refusal-text.ts';
import { ROLE_CHOICES, ROLE_TEXT } from '#ui/page/role-text.ts';
import classes from './people.module.css';
import type { PeopleWork } from './use-people-work.ts';
import { QrCode } from '#ui/labels/qr-code.tsx';
import { Anchor, PlainButton, QuietText, Stack, Text } from '#ui/kit/plain-parts.tsx';

/** How long a code counts. It is counted from here: the clock of a device may be wrong. */
const INVITE_MS: Millis = 900_000;

interface OpenCode {
  readonly code: string;
  readonly until: Millis;
}

export function InviteDialog(props: {
  readonly work: PeopleWork;
  readonly offer: FarmsOffer;
  readonly people: readonly FarmPerson[];
  /** Whose new device it is; null = somebody new comes. */
  readonly person: FarmPerson | null;
  readonly onClose: () => void;
}) {
  const { work, offer, people, person, onClose } = props;
  const [role, setRole] = useState<FarmRole>('HELPER');
  const [name, setName] = useState('');
  const clock = useClock();
  const [invite, setInvite] = useState<OpenCode | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const whom = person === null ? { role, name: name.trim() } : { memberId: person.memberId };
    const answer = await work.invite(whom);
    if (answer.ok) setInvite({ code: answer.value, until: clock() + INVITE_MS });
    else setTrouble(farmsRefusalText(answer.status, answer.error));
  };
  const title = person === null ? 'Invite someone' : `New device for ${person.name}`;
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      size="sm"
      onSubmit={() => void (invite === null ? make() : onClose())}
      footer={
        invite === null ? (
          <>
            <PlainButton onClick={onClose}>Cancel</PlainButton>
            <SaveButton
              disabledReason={person === null && name.trim() === '' ? 'Enter a name' : null}
            >
              Create code
            </SaveButton>
          </>
        ) : (
          <SaveButton disabledReason={null}>Done</SaveButton>
        )
      }
    >
      <Stack gap="md">
        {invite === null && trouble !== null && (
          <Alert color="red" role="alert">
            {trouble}
          </Alert>
        )}
        {invite === null && person === null && (
          <NewPersonFields name={name} role={role} onName={setName} onRole={setRole} />
        )}
        {invite === null && person !== null && (
          <Text>
            For a new, replacement or second phone. {person.name}’s other devices keep working until
            you remove them.
          </Text>
        )}
        {invite !== null && <OpenInvite invite={invite} offer={offer} people={people} />}
      </Stack>
    </Dialog>
  );
}

function NewPersonFields(props: {
  readonly name: string;
  readonly role: FarmRole;
  readonly onName: (name: string) => void;
  readonly onRole: (role: FarmRole) => void;
}) {
  const { name, role, onName, onRole } = props;
  return (
    <>
      <TextInput
        label="Name"
        maxLength={40}
        value={name}
        onChange={(event) => onName(event.currentTarget.value)}
        data-autofocus
      />
      <Segments aria-label="Role" data={ROLE_CHOICES} value={role} onChange={onRole} fullWidth />
      <QuietText>{ROLE_TEXT[role].may}</QuietText>
    </>
  );
}

function OpenInvite(props: {
  readonly invite: OpenCode;
  readonly offer: FarmsOffer;
  readonly people: readonly FarmPerson[];
}) {
  const { invite, offer, people } = props;
  const seconds = useSecondsUntil(invite.until);
  const [before] = useState(() => new Set(devicesOf(people)));
  const joined = people.find(({ devices }) =>
    devices.some(({ deviceId }) => !before.has(deviceId)),
  );
  const link = `${offer.origin}/join#${invite.code}`;
  if (joined !== undefined) return <Text size="md">{joined.name}: Joined</Text>;
  if (seconds === 0) return <Text>This code is no longer valid. Create another one.</Text>;
  return (
    <>
      <QrCode text={link} label="QR code of the link" className={classes.code} />
      <Text>Scan with the phone’s camera, open the link, or enter the code:</Text>
      <Text className={classes.typed ?? ''}>{invite.code}</Text>
      <Anchor href={link} className={classes.link ?? ''}>
        {link}
      </Anchor>
      <QuietText>
        Works once. Expires in {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}.
      </QuietText>
    </>
  );
}

function devicesOf(people: readonly FarmPerson[]): readonly string[] {
  return people.flatMap(({ devices }) => devices.map(({ deviceId }) => deviceId));
}
