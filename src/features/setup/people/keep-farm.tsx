import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { Alert, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import guide from '#docs/server.md?url';
import type { FarmsOffer } from '#state/ports/shared-farms.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { useGoogle } from '#state/react/sharing/use-google.ts';
import { useKeepFarm } from '#state/react/sharing/use-shared-farms.ts';
import { deviceLabel } from '#ui/page/device-label.ts';
import { farmsRefusalText } from '#ui/page/farms-refusal-text.ts';
import { routePaths } from '#ui/route-paths.ts';
import { useDraft } from '#ui/editing/save-dialog.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { Anchor, Button, Stack, Text } from '#ui/kit/plain-parts.tsx';

/** What the address of People says right after its farm has moved there. */
export const JUST_KEPT = 'kept';

/** What the server says where an account has no farm yet and begins none. */
const NO_NEW_FARMS = 'New farms are not kept here';

/** Brings the farm of this device to the server, where others can come in. */
export function KeepFarm({ offer }: { readonly offer: FarmsOffer }) {
  const { isSignedIn, token } = useGoogle();
  const keep = useKeepFarm(`${routePaths.people}?${JUST_KEPT}`);
  const [typed, change] = useDraft({
    farmName: useFarm((farm) => farm.settings.brand.farmName),
    name: '',
    code: '',
  });
  const { farmName, name, code } = typed;
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const byAccount = isSignedIn && !needsCode && offer.creation.length > 0;

  if (offer.safety === 'refused') return null;
  if (!byAccount && !offer.creation.includes('code')) {
    return <NoServer offer={offer} />;
  }

  const submit = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const who = { name: name.trim(), label: deviceLabel(name, navigator.userAgent), farmName };
    const held = byAccount ? await token() : undefined;
    const answer = await (byAccount ? keep(who, held ?? '') : keep({ ...who, code }));
    if (answer.ok) return;
    setBusy(false);
    if (byAccount && answer.error === NO_NEW_FARMS && offer.creation.includes('code')) {
      setNeedsCode(true);
      setTrouble('This server doesn’t accept new farms from Google accounts. Use a start code.');
      return;
    }
    setTrouble(farmsRefusalText(answer.status, answer.error));
  };
  const isReady = name.trim() !== '' && (byAccount || code.trim() !== '');
  return (
    <SectionCard title="Move this farm to this server">
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="md">
          <Text>
            Every phone on the farm stays in sync, no account needed. This device’s farm and its
            copies move to the server and still work offline.
          </Text>
          {trouble !== null && (
            <Alert color="red" role="alert">
              {trouble}
            </Alert>
          )}
          <KeepFields draft={typed} hasCode={!byAccount} onChange={change} />
          <Button type="submit" disabled={!isReady || isBusy} style={{ alignSelf: 'start' }}>
            {isBusy ? 'Working…' : 'Move this farm to this server'}
          </Button>
        </Stack>
      </form>
    </SectionCard>
  );
}

function NoServer({ offer }: { readonly offer: FarmsOffer }) {
  return (
    <Text>
      {offer.creation.includes('google')
        ? 'This server stores farms for Google accounts. Sign in with Google first.'
        : 'This address has no server that can share a farm.'}{' '}
      <Anchor href={guide} target="_blank">
        Run your own server
      </Anchor>
    </Text>
  );
}

type KeptFarm = Readonly<Record<'farmName' | 'name' | 'code', string>>;

function KeepFields(props: FormOf<KeptFarm> & { readonly hasCode: boolean }) {
  const { draft, hasCode, onChange } = props;
  const field = draftFields(draft, onChange);
  return (
    <>
      <TextInput label="Farm name" maxLength={60} {...field.text('farmName')} />
      <TextInput label="Your name" maxLength={40} {...field.text('name')} autoComplete="name" />
      {hasCode && (
        <TextInput
          label="Start code"
          description="Run the start-code command on the server. A code works once, within an hour."
          {...field.text('code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
    </>
  );
}
