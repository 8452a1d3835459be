import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useGoogle } from '#state/react/use-google.ts';
import { useMember } from '#state/react/use-member.ts';
import { useSession } from '#state/react/use-session.ts';
import { routePaths } from '#ui/route-paths.ts';
import { toast } from '#ui/toasts/toast.ts';

/** Signing in, connecting again and signing out, from wherever one is. */
export function useGoogleButtons() {
  const { isSignedIn, needsGrower, connect, prepare } = useGoogle();
  const { signOut } = useSession();
  const [connecting, setConnecting] = useState(false);
  const hasKey = useMember() !== null;
  const navigate = useNavigate();

  const connectNow = async () => {
    setConnecting(true);
    try {
      await connect();
      toast.success('Google connected.');
    } catch {
      // The reason is in the console, where the toast sends the grower.
      toast.error('Google connection failed. See console for details.');
    } finally {
      setConnecting(false);
    }
  };
  const leave = () => {
    void signOut();
    // Signing out of Google never leaves a farm of several people.
    if (!hasKey) void navigate(routePaths.start);
  };
  return {
    isSignedIn,
    needsGrower,
    connecting,
    prepare,
    connect: () => void connectNow(),
    signOut: leave,
  };
}
