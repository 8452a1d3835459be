import { Button } from '@mantine/core';
import { useGoogleOffered } from '#state/react/use-google-offered.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { useGoogleButtons } from './use-google-buttons.ts';

const SignInHint = lazyPart(
  async () => (await import('./sign-in-hint.tsx')).SignInHint,
  ({ children }) => children,
);
const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu);

/** Sign in, reconnect or sign out, whichever can be done now. */
export function SessionButtons() {
  const { isSignedIn, needsGrower, connecting, prepare, connect, signOut } = useGoogleButtons();
  const isOffered = useGoogleOffered();
  if (!isSignedIn) {
    if (isOffered !== true) return null;
    return (
      <SignInHint>
        <Button
          variant="subtle"
          onClick={connect}
          onPointerEnter={prepare}
          onFocus={prepare}
          disabled={connecting}
        >
          {connecting ? 'Connecting…' : 'Sign in with Google'}
        </Button>
      </SignInHint>
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
