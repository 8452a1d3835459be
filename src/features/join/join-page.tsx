import { Alert, TextInput } from '@mantine/core';
import { useState } from 'react';
import type {
  AddressSafety,
  CodeMeaning,
  FarmsAnswer,
  SharedFarms,
} from '#state/ports/shared-farms.ts';
import { ADDRESS_SAFETY_TEXT } from '#ui/page/address-safety-text.ts';
import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { deviceLabel } from '#ui/page/device-label.ts';
import { farmsRefusalText } from '#ui/page/farms-refusal-text.ts';
import { ROLE_TEXT } from '#ui/page/role-text.ts';
import classes from './join-page.module.css';
import { Anchor, Button, QuietText, Stack, Text, Title } from '#ui/kit/plain-parts.tsx';

const START_CODE =
  'This is a start code. Open the farm you want to share and enter it in Setup → People.';
const HOME_SCREEN =
  'Add the app to your home screen first and enter the code there. The two don’t share data.';

/** Lets this device in to somebody's farm, with a code. */
export function JoinPage(props: {
  readonly farms: Pick<SharedFarms, 'look' | 'join' | 'keys' | 'open' | 'removeDevice'>;
  /** The code that the link brought, and what it is good for; null where one is typed. */
  readonly link: { readonly code: string; readonly answer: FarmsAnswer<CodeMeaning> } | null;
  /** A page of Safari on iOS: the app on the home screen knows nothing of what is done here. */
  readonly isBesideHomeScreen: boolean;
  readonly safety: AddressSafety;
}) {
  const { farms, link, safety } = props;
  const [code, setCode] = useState(link?.code ?? '');
  const [meaning, setMeaning] = useState(link && meaningIn(link.answer));
  const [trouble, setTrouble] = useState(link && troubleIn(link.answer));
  const [isBusy, setBusy] = useState(false);

  const ask = async (typed: string): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const answer = await farms.look(typed);
    setBusy(false);
    setTrouble(troubleIn(answer));
    setMeaning(meaningIn(answer));
  };
  return (
    <main className={classes.page}>
      <Stack gap="md">
        <Title order={1}>Join a farm</Title>
        {props.isBesideHomeScreen && <Alert color="yellow">{HOME_SCREEN}</Alert>}
        {safety !== 'secure' && (
          <Alert color={safety === 'refused' ? 'red' : 'yellow'} role="alert">
            {ADDRESS_SAFETY_TEXT[safety]}
          </Alert>
        )}
        {trouble !== null && safety !== 'refused' && (
          <Alert color="red" role="alert">
            {trouble}
          </Alert>
        )}
        {safety === 'refused' ? null : meaning === null ? (
          <CodeForm
            code={code}
            onChange={setCode}
            isBusy={isBusy}
            onSubmit={() => void ask(code)}
          />
        ) : (
          <NameForm meaning={meaning} farms={farms} code={code} onTrouble={setTrouble} />
        )}
        <Anchor href="/">Back to the app</Anchor>
      </Stack>
    </main>
  );
}

function CodeForm(props: {
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
}) {
  return (
    <SubmitForm onSubmit={props.onSubmit}>
      <Stack gap="md">
        <TextInput
          label="Code"
          description="10 letters and digits, such as 7KQ2M-9XD4T. A farm owner creates it in Setup → People."
          size="md"
          value={props.code}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" size="md" disabled={props.isBusy || props.code.trim() === ''}>
          Continue
        </Button>
      </Stack>
    </SubmitForm>
  );
}

interface NameFormProps {
  readonly meaning: CodeMeaning;
  readonly farms: Pick<SharedFarms, 'join' | 'keys' | 'open' | 'removeDevice'>;
  readonly code: string;
  readonly onTrouble: (words: string | null) => void;
}

function NameForm(props: NameFormProps) {
  const { meaning, farms } = props;
  const [name, setName] = useState(meaning.name);
  const { isBusy, known, join } = useJoin(props);
  const farmName = meaning.farmName || 'the farm';

  if (known !== null) {
    return (
      <>
        <Text>This device is already in that farm.</Text>
        <Button size="md" onClick={() => void farms.open(known)}>
          Open {farmName}
        </Button>
      </>
    );
  }
  return (
    <SubmitForm onSubmit={() => void join(name)}>
      <Stack gap="md">
        <Text size="md">
          {meaning.invitedBy ?? 'The server admin'} invites you to <b>{farmName}</b> as{' '}
          {ROLE_TEXT[meaning.role].a}.
        </Text>
        <QuietText>{ROLE_TEXT[meaning.role].may}</QuietText>
        <TextInput
          label="Your name"
          description="Shown next to the work you do."
          size="md"
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          autoComplete="name"
        />
        <Button type="submit" size="md" disabled={isBusy || name.trim() === ''}>
          Join {farmName}
        </Button>
      </Stack>
    </SubmitForm>
  );
}

function useJoin({ farms, code, onTrouble }: NameFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [known, setKnown] = useState<string | null>(null);
  const join = async (name: string): Promise<void> => {
    setBusy(true);
    onTrouble(null);
    const before = await farms.keys();
    const label = deviceLabel(name, navigator.userAgent);
    const answer = await farms.join({ code, name: name.trim(), label });
    setBusy(false);
    if (!answer.ok) {
      onTrouble(wordsOf(answer));
      return;
    }
    const { farmId } = answer.value;
    const old = before.find((key) => key.farmId === farmId && key.removed === undefined);
    if (old === undefined) {
      await farms.open(farmId);
      return;
    }
    // It goes on with its new key, so that nobody wonders about a device that is never seen again.
    await farms.removeDevice(old, old.deviceId);
    setKnown(farmId);
  };
  return { isBusy, known, join };
}

function meaningIn(answer: FarmsAnswer<CodeMeaning>): CodeMeaning | null {
  return answer.ok && answer.value.kind === 'JOIN' ? answer.value : null;
}

function troubleIn(answer: FarmsAnswer<CodeMeaning>): string | null {
  if (!answer.ok) return wordsOf(answer);
  return answer.value.kind === 'START' ? START_CODE : null;
}

function wordsOf(answer: Extract<FarmsAnswer<unknown>, { ok: false }>): string {
  return farmsRefusalText(answer.status, answer.error);
}
