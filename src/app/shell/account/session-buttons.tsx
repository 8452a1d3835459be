import { Box } from '@mantine/core';
import { useRef } from 'react';
import { useGoogleOffered } from '#state/react/use-google-offered.ts';
import { LazyHint } from '#ui/page/lazy-hint.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useGoogleButtons } from './use-google-buttons.ts';
import { Button } from '#ui/kit/button.tsx';

// Its place is kept: *Sign out* beside it must not slip away from under a finger.
const AccountMenu = lazyPart(
  async () => (await import('./account-menu.tsx')).AccountMenu,
  () => <Box w="2.75rem" h="2.75rem" />,
);

/** Sign in, reconnect or sign out, whichever can be done now. */
export function SessionButtons() {
  const { isSignedIn, needsGrower, connecting, prepare, connect, signOut } = useGoogleButtons();
  const isOffered = useGoogleOffered();
  const signIn = useRef<HTMLButtonElement>(null);
  if (!isSignedIn) {
    if (isOffered !== true) return null;
    return (
      <>
        <Button
          ref={signIn}
          variant="subtle"
          onClick={connect}
          onPointerEnter={prepare}
          onFocus={prepare}
          disabled={connecting}
        >
          {connecting ? 'Connecting…' : 'Sign in with Google'}
        </Button>
        <LazyHint of={signIn} label="Sign in with Google to sync across devices" />
      </>
    );
  }
  return (
    <>
      {needsGrower && (
        <Button variant="default" onClick={connect} disabled={connecting}>
          {connecting ? 'Connecting…' : 'Reconnect'}
        </Button>
      )}
      <Button variant="subtle" onClick={signOut}>
        Sign out
      </Button>
      <AccountMenu />
    </>
  );
}
