import type { StartFacts } from '#features/start/start-page.tsx';
import { useLoaderData, useNavigate } from 'react-router';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useGoogle } from '#state/react/sharing/use-google.ts';
import { routePaths } from '#ui/route-paths.ts';
import { useBrowserTitle } from '../shell/navigation/use-browser-title.ts';
import { StartScreen } from './start-screen.tsx';

/** The start screen of whoever was here before, as after signing out. */
export function StartRoute() {
  const { continueWithoutGoogle } = useFarmStore();
  const { connect, prepare, returnFailed } = useGoogle();
  const navigate = useNavigate();
  // What its loader answers is not typed by the router.
  const facts = useLoaderData<StartFacts>();
  useBrowserTitle();
  return (
    <StartScreen
      {...facts}
      ways={{
        continueWithoutGoogle: async () => continueWithoutGoogle(),
        connect,
        prepare,
        returnFailed,
        enter: async () => navigate(routePaths.dashboard),
      }}
    />
  );
}
