import { routePaths } from '#ui/route-paths.ts';
import type { Visitor } from './visitor.ts';
import { loadScreen, screens } from './screens.ts';

/** The code of what only some farms have on a screen: coming later, it would move the rest from under a finger. */
export async function loadScreenParts(path: string, farmHas: Visitor['farmHas']): Promise<void> {
  const isDashboard = path === routePaths.dashboard && farmHas('work');
  if (isDashboard || farmHas('gap')) {
    const { FlowSafetyBanner } = await import('../shell/status/flow-safety-banner.ts');
    await FlowSafetyBanner.load();
  }
  if (path === routePaths.dashboard && farmHas('questions')) await loadQuestions();
  if (isDashboard) {
    const parts = await import('#features/dashboard/dashboard-parts.ts');
    await Promise.all([
      farmHas('people') && parts.PeopleOnDashboard.load(),
      farmHas('loads') && parts.DryersOnDashboard.load(),
      farmHas('stock') && parts.RunsOutOnDashboard.load(),
      farmHas('notices') && parts.NoticesOnDashboard.load(),
    ]);
  }
  if (path === routePaths.tasksToday && farmHas('loads')) {
    const { DryersOnTasks } = await import('#features/tasks/today/list/dryers-on-tasks.ts');
    await DryersOnTasks.load();
  }
}

export async function loadQuestions(): Promise<void> {
  const { FirstRun } = await import('#features/dashboard/dashboard-parts.ts');
  await FirstRun.load();
}

/** Fetches the code of the screen that was asked for while the farm itself is still being read. */
export function preloadScreen(pathname: string): void {
  const load = screens[pathname];
  if (load === undefined) return;
  // When this fails the router tries again, and says what is wrong.
  const own = Promise.allSettled([import('../shell/app-frame.tsx'), loadScreen(pathname, load)]);
  if (pathname === routePaths.dashboard && isFirstVisit()) {
    // The dashboard itself asks again.
    void own.then(loadQuestions).catch(() => undefined);
  }
}

/** Nothing of the app is kept on this device yet; then the farm is most likely new, too. */
function isFirstVisit(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller === null;
}
