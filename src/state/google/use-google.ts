import { useSyncExternalStore } from 'react';
import { useFarmStore } from '../farm-context.ts';
import type { GoogleConnection } from './google-connection.ts';
import type { GoogleStatus } from './google-status.ts';

/** How it stands with Google, and what can be done about it. */
export interface GoogleControls extends Pick<GoogleConnection, 'connect' | 'prepare' | 'token'> {
  readonly status: GoogleStatus;
  /** With an account, connected or not. */
  readonly isSignedIn: boolean;
  /** Calls can be made in the name of the account. */
  readonly isConnected: boolean;
  /** Only the grower can connect the account again. */
  readonly needsGrower: boolean;
  /** This visit came back from Google's own page, where nobody signed in. */
  readonly returnFailed: boolean;
}

/** The connection to Google; the screen follows its status. */
export function useGoogle(): GoogleControls {
  const { google } = useFarmStore();
  const status = useSyncExternalStore(google.onChange, google.status);
  return {
    status,
    isSignedIn: status !== 'signed-out',
    isConnected: status === 'connected',
    needsGrower: status === 'expired' || status === 'disconnected',
    returnFailed: google.failedReturn() !== null,
    connect: google.connect,
    prepare: google.prepare,
    token: google.token,
  };
}
