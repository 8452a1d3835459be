import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#state/use-session.ts';
import { latePart } from '#ui/late-part.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { toast } from '#ui/toast.ts';
import { connectGoogle } from '../google-sign-in.ts';

const SignInHint = latePart(
  async () => (await import('./sign-in-hint.tsx')).SignInHint,
  ({ children }) => children,
);

/** Sign in, reconnect or sign out, whichever can be done now. */
export function SessionButtons({ fullWidth = false }: { readonly fullWidth?: boolean }) {
  const { signedIn, connected, signOut } = useSession();
  const { connecting, connect } = useGoogleConnection();
  const navigate = useNavigate();
  const look = { variant: 'subtle', fullWidth, justify: fullWidth ? 'start' : 'center' } as const;
  if (!signedIn) {
    return (
      <SignInHint>
        <Button {...look} onClick={connect} disabled={connecting}>
          {connecting ? 'Connecting…' : 'Sign in with Google'}
        </Button>
      </SignInHint>
    );
  }
  return (
    <>
      {!connected && (
        <Button {...look} variant="default" onClick={connect} disabled={connecting}>
          {connecting ? 'Connecting…' : 'Reconnect'}
        </Button>
      )}
      <Button
        {...look}
        onClick={() => {
          signOut();
          void navigate(routePaths.start);
        }}
      >
        Sign out
      </Button>
    </>
  );
}

function useGoogleConnection() {
  const [connecting, setConnecting] = useState(false);
  const connect = async () => {
    setConnecting(true);
    try {
      await connectGoogle();
      toast.success('Google connected.');
    } catch (error) {
      // The toast sends the grower here for the reason.
      // oxlint-disable-next-line no-console -- what went wrong is for the console, not for the page.
      console.error('Google connection failed.', error);
      toast.error('Google connection failed. See console for details.');
    } finally {
      setConnecting(false);
    }
  };
  return { connecting, connect: () => void connect() };
}
