import { Box } from '@mantine/core';
import { useRef } from 'react';
import { LazyHint } from '#ui/page/lazy-hint.tsx';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { PlainButton, SubtleButton } from '#ui/kit/plain-parts.tsx';
import { useNavigate } from 'react-router';
import { useMember } from '#state/react/sharing/use-member.ts';
import { useFarmStore } from '#state/react/farm-context.ts';
import { routePaths } from '#ui/route-paths.ts';
import { useConnectGoogle } from '#features/setup/google/use-connect-google.ts';

// Its place is kept: *Sign out* beside it must not slip away from under a finger.
const AccountMenu = lazyPart(
  async () => (await import('./account-menu.tsx')).AccountMenu,
  () => <Box w="2.75rem" h="2.75rem" />,
);

export function SessionButtons() {
  const { isSignedIn, isOffered, needsGrower, isConnecting, prepare, connect } = useConnectGoogle();
  const signOut = useSignOut();
  const signIn = useRef<HTMLButtonElement>(null);
  if (!isSignedIn) {
    if (isOffered !== true) return null;
    return (
      <>
        <SubtleButton
          ref={signIn}
          onClick={connect}
          onPointerEnter={prepare}
          onFocus={prepare}
          disabled={isConnecting}
        >
          {isConnecting ? 'Connecting…' : 'Sign in with Google'}
        </SubtleButton>
        <LazyHint of={signIn} label="Sign in with Google to sync across devices" />
      </>
    );
  }
  return (
    <>
      {needsGrower && (
        <PlainButton onClick={connect} disabled={isConnecting}>
          {isConnecting ? 'Connecting…' : 'Reconnect'}
        </PlainButton>
      )}
      <SubtleButton onClick={signOut}>Sign out</SubtleButton>
      <AccountMenu />
    </>
  );
}

function useSignOut() {
  const { signOut } = useFarmStore();
  const hasKey = useMember() !== null;
  const navigate = useNavigate();
  return () => {
    void signOut();
    // Signing out of Google never leaves a farm of several people.
    if (!hasKey) void navigate(routePaths.start);
  };
}
