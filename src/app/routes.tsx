import { memo, useEffect } from 'react';
import {
  createBrowserRouter,
  type LoaderFunction,
  type RouteObject,
  useRouteError,
} from 'react-router';
import { routePaths, tracePath, varietyPath } from '#ui/route-paths.ts';
import { loadScreenParts } from './routing/load-screen-parts.ts';
import { movedAddresses, withRest } from './routing/moved-addresses.ts';
import { loadScreen, screens } from './routing/screens.ts';
import { screenTitle, sections } from './routing/sections.ts';
import { type Visitor, visitorOf } from './routing/visitor.ts';
import { startFacts } from './start/start-facts.ts';
import { Container } from '@mantine/core';
import { FailureNotice } from '#ui/page/error-boundary.tsx';
import { keepsStock } from '#domain/catalog/keeps-stock.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import { warmCaches } from '#state/store/warm-caches.ts';
import { drawnWhereItEnds, type Router } from './routing/drawn-router.ts';

const nothing = () => null;

function screenRoutes(visitor: Visitor): RouteObject[] {
  return Object.entries(screens).map(([path, load]) => ({
    path,
    loader: () => (visitor.mayOpen(path) ? null : visitor.leadTo(routePaths.tasksToday)),
    handle: screenTitle(path),
    errorElement: <RouteFailure />,
    // The router draws all it shows with every step of a navigation; a screen has no part in that.
    lazy: async () => {
      const parts = loadScreenParts(path, (what) => visitor.farmHas(what));
      const [Component] = await Promise.all([loadScreen(path, load), parts]);
      return { Component: memo(Component) };
    },
  }));
}

const loadFrame = async () => ({ Component: (await import('./shell/app-frame.tsx')).AppFrame });

/** A section's own address leads to its first tab. */
function sectionRoutes(visitor: Visitor): RouteObject[] {
  return sections.flatMap(({ path, tabs: [first] }) =>
    first === undefined ? [] : [{ path, loader: () => visitor.leadTo(first.path) }],
  );
}

function movedRoutes(visitor: Visitor): RouteObject[] {
  const movedTo =
    (target: (params: Readonly<Record<string, string | undefined>>) => string): LoaderFunction =>
    ({ request, params }) => {
      const { search } = new URL(request.url);
      // A request carries no hash; old addresses are typed or bookmarked, so the window still has it.
      const hash = visitor.hasArrived() ? '' : window.location.hash;
      return visitor.leadTo(withRest(target(params), { search, hash }));
    };
  return [
    ...Object.entries(movedAddresses).map(([path, to]) => ({ path, loader: movedTo(() => to) })),
    {
      path: '/T/:codes',
      // The label of a package leads who is let in to its trace. Anybody else reads whom to ask.
      loader: ({ params: { codes = '' } }) =>
        visitor.isAdmitted() ? visitor.leadTo(tracePath(codes)) : null,
      lazy: async () => ({
        Component: (await import('#features/ops/trace/foreign-label.tsx')).ForeignLabel,
      }),
    },
    {
      path: '/varieties/:varietyId',
      loader: movedTo(({ varietyId = '' }) => varietyPath(varietyId)),
    },
  ];
}

/** Every address of the product. An old address is led on first, then the visitor is let in or not. */
export function createRoutes(visitor: Visitor): RouteObject[] {
  const { start, dashboard, tasksToday } = routePaths;
  const firstScreen = () => (visitor.mayOpen(dashboard) ? dashboard : tasksToday);
  return [
    {
      errorElement: <RouteFailure />,
      HydrateFallback: nothing,
      children: [
        ...movedRoutes(visitor),
        {
          path: start,
          handle: 'Start',
          // Whoever is signed in has no business at the start screen. Others see it.
          loader: () => (visitor.isSignedIn() ? visitor.leadTo(dashboard) : startFacts()),
          lazy: async () => ({ Component: (await import('./start/start-route.tsx')).StartRoute }),
        },
        {
          loader: () => (visitor.isAdmitted() ? null : visitor.leadTo(start)),
          children: [
            ...sectionRoutes(visitor),
            { lazy: loadFrame, children: screenRoutes(visitor) },
          ],
        },
        { path: '*', loader: () => visitor.leadTo(visitor.isAdmitted() ? firstScreen() : start) },
      ],
    },
  ];
}

function RouteFailure() {
  const error = useRouteError();
  useEffect(() => {
    // The only trace a grower can send us; the page itself never shows a stack.
    // oxlint-disable-next-line no-console -- what went wrong is for the console, not for the page.
    console.error('Something went wrong.', error);
  }, [error]);
  return (
    <Container py="xl">
      <FailureNotice message="Something went wrong." withReload />
    </Container>
  );
}

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
