import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import guide from '#docs/server.md?url';
import { SproutMark } from '#ui/pictures/sprout-mark.tsx';
import { GrowthDrawing } from './growth-drawing.tsx';
import classes from './start-page.module.css';
import type { WaysIn } from './ways-in.ts';
import {
  Anchor,
  Button,
  PlainButton,
  QuietNote,
  QuietText,
  Stack,
  Title,
} from '#ui/kit/plain-parts.tsx';

/** What the start screen shows from its first frame. Coming later, it would move the buttons under a finger. */
export interface StartFacts {
  readonly offersGoogle: boolean;
  /** The ways to the farms that this device has joined. */
  readonly joined: ReactNode;
}

interface StartPageProps extends StartFacts {
  readonly ways: WaysIn;
}

export function StartPage(props: StartPageProps) {
  return (
    <div className={classes.page}>
      <SproutMark size="2.5rem" className={classes.mark ?? ''} />
      <Title order={1} className={classes.title}>
        Microgreens Manager
      </Title>
      <QuietText size="md" className={classes.lead}>
        Know what to soak, plant and harvest today, from the orders you already have.
      </QuietText>
      <StartWays {...props} />
      <QuietNote className={classes.permissions}>
        Permissions are optional: OpenID profile plus Calendar events. Without Google, your data
        stays on this device.
      </QuietNote>
      <GrowthDrawing />
    </div>
  );
}

function StartWays(props: StartPageProps) {
  const { ways, offersGoogle } = props;
  const google = useGoogleStart(ways);
  const [explains, setExplains] = useState(false);
  const goOnWithout = async () => {
    await ways.continueWithoutGoogle();
    await ways.enter();
  };
  const without = (
    <Button
      key="without"
      size="md"
      variant={offersGoogle ? 'default' : 'filled'}
      onClick={() => void goOnWithout()}
    >
      Continue without Google
    </Button>
  );
  const withGoogle = (
    <GoogleButton
      key="google"
      isOffered={offersGoogle}
      explain={() => setExplains(true)}
      {...google}
    />
  );
  return (
    <Stack gap="0.625rem" className={classes.ways}>
      {google.failed && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle />}>
          Google sign-in failed. See console for details.
        </Alert>
      )}
      {offersGoogle ? [withGoogle, without] : [without, withGoogle]}
      {explains && (
        <Alert color="yellow" role="status" className={classes.explained}>
          Google sign-in isn’t set up on this server. To turn it on, set GOOGLE_CLIENT_ID (see{' '}
          <Anchor href={guide} target="_blank" underline="always">
            docs/server.md
          </Anchor>
          ).
        </Alert>
      )}
      {props.joined}
      <Anchor href="/join" size="note" className={classes.join ?? ''}>
        Join a farm with a code
      </Anchor>
    </Stack>
  );
}

/** Signs in with Google, or has it explained where the server cannot. */
function GoogleButton(
  props: ReturnType<typeof useGoogleStart> & {
    readonly isOffered: boolean;
    readonly explain: () => void;
  },
) {
  const { prepare, connecting } = props;
  if (!props.isOffered) {
    return (
      <PlainButton size="md" onClick={props.explain}>
        Continue with Google
      </PlainButton>
    );
  }
  return (
    <Button
      size="md"
      onClick={props.start}
      onPointerEnter={prepare}
      onFocus={prepare}
      disabled={connecting}
    >
      {connecting ? 'Connecting…' : 'Continue with Google'}
    </Button>
  );
}

function useGoogleStart({ connect, enter, prepare, returnFailed }: WaysIn) {
  const [connecting, setConnecting] = useState(false);
  const [failed, setFailed] = useState(returnFailed);

  const start = async () => {
    setConnecting(true);
    setFailed(false);
    try {
      // The farm of the account opens at its dashboard by itself.
      if ((await connect()) === 'stayed') await enter();
    } catch {
      // The reason is in the console, where the message on the screen sends the visitor.
      setFailed(true);
    } finally {
      setConnecting(false);
    }
  };
  return { connecting, failed, prepare, start: () => void start() };
}
