import { createBrowserRouter } from 'react-router';
import { keepsStock } from '#domain/catalog/keeps-stock.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import { warmCaches } from '#state/store/warm-caches.ts';
import { routePaths } from '#ui/route-paths.ts';
import { createRoutes } from './routes.tsx';
import { type Router, drawnWhereItEnds } from './routing/drawn-router.ts';
import { visitorOf } from './routing/visitor.ts';

/** The router, once its first screen is ready to be drawn: until then the page shows its plain frame. */
export async function openRouter(store: FarmStore): Promise<Router> {
  // The first loaders run while the router is still being made.
  const made: { router?: Router } = {};
  const visitor = visitorOf(store, () => made.router?.state.initialized ?? false);
  const router = createBrowserRouter(createRoutes(visitor));
  made.router = router;
  if (!router.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe((state) => {
        if (!state.initialized) return;
        stop();
        resolve();
      });
    });
  }
  if (router.state.location.pathname === routePaths.dashboard) await dashboardWorkedOut(store);
  return drawnWhereItEnds(router);
}

/** On a farm of years the first screen would stand still while it is drawn. */
async function dashboardWorkedOut({ state, world }: FarmStore): Promise<void> {
  const { document, today } = state();
  const stockAhead = async () =>
    (await import('#state/selectors/inventory.ts')).selectInventorySnapshot;
  await Promise.all([
    import('#features/dashboard/dashboard-ahead.ts'),
    keepsStock(document) ? stockAhead() : null,
  ])
    .then(([{ dashboardAhead }, stockOf]) =>
      warmCaches(world, dashboardAhead(document, today, stockOf)),
    )
    // What cannot be loaded the screen itself tells.
    .catch(() => undefined);
}
