import { routePaths } from '#ui/route-paths.ts';
import { loadQuestions } from './load-screen-parts.ts';
import { loadScreen, screens } from './screens.ts';

/** Fetches the code of the screen that was asked for while the farm itself is still being read. */
export function preloadScreen(pathname: string): void {
  const screen = screens[pathname];
  if (screen === undefined) return;
  // When this fails the router tries again, and says what is wrong.
  const own = Promise.allSettled([import('../shell/app-frame.tsx'), loadScreen(pathname, screen)]);
  if (pathname === routePaths.dashboard && isFirstVisit()) {
    // The dashboard itself asks again.
    void own.then(loadQuestions).catch(() => undefined);
  }
}

/** Nothing of the app is kept on this device yet; then the farm is most likely new, too. */
function isFirstVisit(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller === null;
}
