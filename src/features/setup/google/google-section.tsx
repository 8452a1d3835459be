import { draftFields } from '#ui/editing/draft-fields.ts';
import { Switch, TextInput } from '@mantine/core';
import { IconRefresh, IconCheck, IconPlugConnectedX } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { useTick } from '#state/react/use-tick.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import type { SettingsFields } from '../form/settings-draft.ts';
import classes from '../form/settings-form.module.css';
import { RefusalNote } from './refusal-note.tsx';
import { useConnectGoogle } from './use-connect-google.ts';
import { Group, PlainButton, QuietText, Stack } from '#ui/kit/plain-parts.tsx';
import { toast } from '#ui/toasts/toast.ts';
import { formatCount } from '#ui/format.ts';

const TO_SYNC =
  "To sync: connect Google, set a Calendar ID (or use 'primary'), and enable at least one aggregate.";

/** The connection is read again so often; that asks nothing of Google. */
const READ_AGAIN_MS = 5000;

export function GoogleSection({ draft, onChange }: SettingsFields) {
  useTick(READ_AGAIN_MS);
  const email = useFarm((farm) => farm.settings.google.email);
  const { isConnected, isSignedIn, isOffered, isConnecting, prepare, connect } = useConnectGoogle();
  return (
    <SectionCard title="Google Workspace" aside={<ConnectionBadge isConnected={isConnected} />}>
      <Stack gap="lg">
        <Group justify="space-between" gap="sm">
          <QuietText style={{ flex: 1, minWidth: '12rem' }}>
            {accountWords(isSignedIn ? email : null, isOffered)}
          </QuietText>
          {!isConnected && isOffered === true && (
            <PlainButton
              disabled={isConnecting}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={connect}
            >
              {isConnecting ? 'Connecting…' : 'Connect Google'}
            </PlainButton>
          )}
        </Group>
        <div>
          {isSignedIn && <RefusalNote />}
          <CalendarFields draft={draft} onChange={onChange} />
        </div>
        {(isSignedIn || isOffered === true) && <SyncRow />}
      </Stack>
    </SectionCard>
  );
}

function accountWords(email: string | null, isOffered: boolean | null): string {
  if (email !== null) return `Signed in as ${email}.`;
  return isOffered === false
    ? 'Google sign-in isn’t set up on this server. To turn it on, set GOOGLE_CLIENT_ID (see docs/server.md).'
    : 'Sign in to sync your farm across devices and see its work in Google Calendar.';
}

function CalendarFields({ draft, onChange }: SettingsFields) {
  const field = draftFields(draft, onChange);
  return (
    <div className={classes.fields}>
      <TextInput
        label="Calendar ID"
        description="“primary” is your main calendar."
        placeholder="primary"
        spellCheck={false}
        {...field.text('calendarId')}
      />
      <Stack gap="sm" role="group" aria-label="Show in calendar">
        <div aria-hidden className={classes.label}>
          Show in calendar
        </div>
        <Switch label="Soak days" {...field.checked('soak')} />
        <Switch label="Plant days" {...field.checked('plant')} />
        <Switch label="Harvest days" {...field.checked('harvest')} />
      </Stack>
    </div>
  );
}

function SyncRow() {
  const { calendar } = useFarmStore();
  const { pending, lastError } = useSyncExternalStore(calendar.onChange, calendar.state);
  const [isSyncing, setIsSyncing] = useState(false);
  const syncNow = async () => {
    setIsSyncing(true);
    const outcome = await calendar.syncNow();
    setIsSyncing(false);
    if (outcome === 'synced') toast.success('Calendar synced.');
    else if (outcome === 'missing') toast.info(TO_SYNC);
    else toast.error('Calendar sync failed. See console for details.');
  };
  return (
    <Group gap="md">
      <PlainButton icon={IconRefresh} disabled={isSyncing} onClick={() => void syncNow()}>
        {isSyncing ? 'Syncing…' : 'Sync calendar now'}
      </PlainButton>
      <QuietText component="output" style={{ flex: 1, minWidth: '12rem' }}>
        {pendingText(pending, lastError)}
      </QuietText>
    </Group>
  );
}

/** Whether calls can be made in the name of the account. */
function ConnectionBadge({ isConnected }: { readonly isConnected: boolean }) {
  return isConnected ? (
    <Badge icon={IconCheck}>Connected</Badge>
  ) : (
    <Badge color="gray" icon={IconPlugConnectedX}>
      Disconnected
    </Badge>
  );
}

/** What the calendar still waits for, and why: "3 events pending, last error: …". Empty when all is there. */
export function pendingText(pending: number, lastError: string | null): string {
  const waiting = pending > 0 ? `${formatCount(pending, 'event')} pending` : null;
  if (lastError === null) return waiting ?? '';
  return waiting === null ? `Last error: ${lastError}` : `${waiting}, last error: ${lastError}`;
}
