import { useMemo, useSyncExternalStore } from 'react';
import { useFarmStore } from '../farm-context.ts';
import { useAsyncValue } from '../use-async-value.ts';
import { connectAndMove } from '../../store/connect-and-move.ts';

export function useGoogle() {
  const store = useFarmStore();
  const { google } = store;
  const status = useSyncExternalStore(google.onChange, google.status);
  const connect = useMemo(() => () => connectAndMove(store), [store]);
  return {
    status,
    isSignedIn: status !== 'signed-out',
    isConnected: status === 'connected',
    /** Only the grower can connect the account again. */
    needsGrower: status === 'expired' || status === 'disconnected',
    /** This visit returned from Google's page without a sign-in. */
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
