import { useMemo, useSyncExternalStore } from 'react';
import { useFarmStore } from '../farm-context.ts';
import { useAsyncValue } from '../use-async-value.ts';
import type { GoogleConnection } from '../../google/google-connection.ts';
import type { GoogleStatus } from '../../google/google-status.ts';
import { connectAndMove } from '../../store/connect-and-move.ts';

/** The state of the connection with Google, and what can be done about it. */
interface GoogleControls extends Pick<GoogleConnection, 'prepare' | 'token'> {
  readonly status: GoogleStatus;
  /** With an account, connected or not. */
  readonly isSignedIn: boolean;
  /** Calls can be made in the name of the account. */
  readonly isConnected: boolean;
  /** Only the grower can connect the account again. */
  readonly needsGrower: boolean;
  /** This visit returned from Google's page without a sign-in. */
  readonly returnFailed: boolean;
  /**
   * Signs in, with a window. Resolves when the farm of the account is on the screen, telling whether this
   * one had to make room for it. Rejects with a `GoogleError`.
   */
  readonly connect: () => Promise<'stayed' | 'moved'>;
}

/** The connection to Google; the screen follows its status. */
export function useGoogle(): GoogleControls {
  const store = useFarmStore();
  const { google } = store;
  const status = useSyncExternalStore(google.onChange, google.status);
  const connect = useMemo(() => () => connectAndMove(store), [store]);
  return {
    status,
    isSignedIn: status !== 'signed-out',
    isConnected: status === 'connected',
    needsGrower: status === 'expired' || status === 'disconnected',
    returnFailed: google.failedReturn() !== null,
    connect,
    prepare: google.prepare,
    token: google.token,
  };
}

/** Returns whether the server offers Google sign-in. `null` until it answers. */
export function useGoogleOffered(): boolean | null {
  return useAsyncValue(useFarmStore().google.isOffered);
}
