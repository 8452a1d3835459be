import type { FarmKey } from '#state/ports/farm-member.ts';
import type { FarmPerson, PersonDevice } from '#state/ports/shared-farms.ts';
import { useToday } from '#state/react/use-farm.ts';
import { formatDate, formatMonthDay } from '#ui/format.ts';
import { type IsoDate, daysBetween, isIsoDate } from '#domain/calendar/iso-date.ts';
import { ROLE_CHOICES, ROLE_TEXT } from '#ui/page/role-text.ts';
import classes from './people.module.css';
import type { PeopleWork } from './use-people-work.ts';
import {
  Group,
  QuietNote,
  QuietText,
  Stack,
  SmallSubtleButton,
  Text,
} from '#ui/kit/plain-parts.tsx';
import { SelectField } from '#ui/fields/form-fields.tsx';

/** A device that was away for so long is marked: it may be lost. */
const LONG_AWAY_DAYS = 60;

interface PersonRowProps {
  readonly person: FarmPerson;
  readonly farmKey: FarmKey;
  readonly work: PeopleWork;
  readonly onNewDevice: () => void;
}

export function PersonRow(props: PersonRowProps) {
  const { person, farmKey, work } = props;
  const isOwner = farmKey.role === 'OWNER';
  const isMe = person.memberId === farmKey.memberId;
  const { name, role } = person;
  return (
    <section aria-label={name} className={classes.person}>
      <Group justify="space-between" gap="sm">
        <Text fw={600}>{isMe ? `${name} (you)` : name}</Text>
        {isOwner && person.memberId !== 'mbr_google' ? (
          <SelectField
            aria-label={`Role of ${name}`}
            data={ROLE_CHOICES}
            value={role}
            onChange={(picked) => void work.changeRole(person, picked)}
          />
        ) : (
          <QuietText>{ROLE_TEXT[role].name}</QuietText>
        )}
      </Group>
      <Devices {...props} />
      {isOwner && (
        <Group gap="xs" mt="xs">
          <SmallSubtleButton onClick={props.onNewDevice}>New device for {name}</SmallSubtleButton>
          {!isMe && person.memberId !== 'mbr_google' && (
            <SmallSubtleButton c="var(--mgm-bad-text)" onClick={() => void work.remove(person)}>
              Remove {name}
            </SmallSubtleButton>
          )}
        </Group>
      )}
    </section>
  );
}

function Devices({ person, farmKey, work }: PersonRowProps) {
  const mayRemove = farmKey.role === 'OWNER' || person.memberId === farmKey.memberId;
  return (
    <Stack gap={2}>
      {person.devices.map((device) => (
        <Group key={device.deviceId} justify="space-between" gap="sm">
          <DeviceWords device={device} isThis={device.deviceId === farmKey.deviceId} />
          {mayRemove && device.deviceId !== farmKey.deviceId && (
            <SmallSubtleButton onClick={() => void work.removeDevice(device, person)}>
              Remove {device.label}
            </SmallSubtleButton>
          )}
        </Group>
      ))}
    </Stack>
  );
}

function DeviceWords(props: { readonly device: PersonDevice; readonly isThis: boolean }) {
  const { label, addedBy, lastSeen } = props.device;
  const today = useToday();
  const facts = [
    props.isThis && 'this device',
    addedBy !== null && `added by ${addedBy}`,
    ...(lastSeen !== null && isIsoDate(lastSeen) ? seenFacts(lastSeen, today) : []),
  ].filter((fact) => fact !== false);
  return <QuietNote>{[label, ...facts].join(', ')}</QuietNote>;
}

/** The server counts days of UTC: its day may have begun already where the farm still has the one before. */
function seenFacts(lastSeen: IsoDate, today: IsoDate): readonly string[] {
  const days = daysBetween(lastSeen, today);
  if (days <= 0) return ['last seen today'];
  const day = lastSeen.slice(0, 4) === today.slice(0, 4) ? formatMonthDay : formatDate;
  const seen = `last seen ${day(lastSeen)}`;
  return days >= LONG_AWAY_DAYS ? [seen, 'not seen for 60 days'] : [seen];
}
