import type { createBrowserRouter } from 'react-router';

export type Router = ReturnType<typeof createBrowserRouter>;
type RouterState = Router['state'];

/**
 * The router as the screens follow it. That a navigation has begun is shown nowhere, so it is drawn once, where it ends:
 * else every link and the frame would be drawn for its beginning as well.
 */
export function drawnWhereItEnds(router: Router): Router {
  const subscribe: Router['subscribe'] = (tell) => {
    let told = router.state;
    return router.subscribe((state, how) => {
      if (isOnlyUnderWay(told, state)) return;
      told = state;
      tell(state, how);
    });
  };
  return new Proxy(router, {
    get: (from, name) => (name === 'subscribe' ? subscribe : Reflect.get(from, name)),
  });
}

/** Whether nothing but the navigation under way is new. */
function isOnlyUnderWay(before: RouterState, after: RouterState): boolean {
  if (after.navigation.state === 'idle') return false;
  const known: Readonly<Record<string, unknown>> = { ...before };
  return Object.entries(after).every(
    ([name, value]) => name === 'navigation' || Object.is(known[name], value),
  );
}
