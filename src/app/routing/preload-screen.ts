import { loadScreen, screens } from './screens.ts';

/** Fetches the code of the screen that was asked for while the farm itself is still being read. */
export function preloadScreen(pathname: string): void {
  const screen = screens.find(({ path }) => path === pathname);
  if (screen === undefined) return;
  // When this fails the router tries again, and says what is wrong.
  void Promise.allSettled([import('../shell/app-frame.tsx'), loadScreen(screen)]);
}
