import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useGoogle } from '#state/react/use-google.ts';
import { routePaths } from '#ui/route-paths.ts';

/** Signs in with Google from the start screen and goes on to the dashboard. */
export function useGoogleStart() {
  const { connect, returnFailed } = useGoogle();
  const [connecting, setConnecting] = useState(false);
  const [failed, setFailed] = useState(returnFailed);
  const navigate = useNavigate();

  const start = async () => {
    setConnecting(true);
    setFailed(false);
    try {
      // The farm of the account opens at its dashboard by itself.
      if ((await connect()) === 'stayed') await navigate(routePaths.dashboard);
    } catch {
      // The reason is in the console, where the message on the screen sends the visitor.
      setFailed(true);
    } finally {
      setConnecting(false);
    }
  };
  return { connecting, failed, start: () => void start() };
}
