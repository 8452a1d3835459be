import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { GoogleSettings } from '#domain/settings/settings.ts';
import { usePerform } from '#state/use-farm.ts';
import { routePaths } from '#ui/route-paths.ts';

/** Who Google says is at the screen. */
export type GoogleProfile = Pick<GoogleSettings, 'sub' | 'email' | 'name' | 'picture'>;

export type ConnectGoogle = () => Promise<GoogleProfile>;

/** Signs in with Google from the start screen: records who it is and goes on to the dashboard. */
export function useGoogleStart(connectGoogle: ConnectGoogle) {
  const [connecting, setConnecting] = useState(false);
  const [failed, setFailed] = useState(false);
  const perform = usePerform();
  const navigate = useNavigate();

  const start = async () => {
    setConnecting(true);
    setFailed(false);
    try {
      const profile = await connectGoogle();
      if (profile.sub !== null || profile.email !== null) {
        perform({ type: 'UPDATE_SETTINGS', payload: { google: { connected: true, ...profile } } });
      }
      await navigate(routePaths.dashboard);
    } catch (error) {
      // The message on the screen sends the visitor here for the reason.
      // oxlint-disable-next-line no-console -- what went wrong is for the console, not for the page.
      console.error('Google sign-in failed.', error);
      setFailed(true);
    } finally {
      setConnecting(false);
    }
  };
  return { connecting, failed, start: () => void start() };
}
