import { useFarmStore } from '../farm-context.ts';
import { useFarmState } from '../use-farm-state.ts';
import { useGoogle } from './use-google.ts';

interface SessionControls {
  /** May see the farm: signed in, or working without an account. */
  readonly admitted: boolean;
  /** With Google; the account may still need to be connected again. */
  readonly signedIn: boolean;
  readonly connected: boolean;
  readonly continueWithoutGoogle: () => void;
  /** Leaves the farm's data on this device. Resolves when Google knows, too. */
  readonly signOut: () => Promise<void>;
}

export function useSession(): SessionControls {
  const { continueWithoutGoogle, signOut } = useFarmStore();
  const anonymous = useFarmState((state) => state.anonymousId !== null);
  const { isSignedIn, isConnected } = useGoogle();
  return {
    admitted: anonymous || isSignedIn,
    signedIn: isSignedIn,
    connected: isConnected,
    continueWithoutGoogle,
    signOut,
  };
}
