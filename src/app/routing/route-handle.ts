export interface RouteHandle {
  /** For the title of the browser tab. */
  readonly title: string;
}

/** Whether a route's `handle` is one of ours; the router types it as unknown. */
export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
