/** How the service worker answers a request. */
type RequestKind =
  /** A page: the kept app first, the network where nothing is kept. */
  | 'page'
  /** A file of the app whose name changes with its content: the kept copy first. */
  | 'asset'
  /** Not the app's: never touched. */
  | 'foreign';

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Sorts a request. The state service, the people of farms, its health, other origins and anything but GET are never touched. */
export function requestKind(request: Asked, origin: string): RequestKind {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'foreign';
  if (/^\/(state|farms|health|config\.json)(\/|$)/.test(url.pathname)) return 'foreign';
  // The guide is a file that is opened like a page.
  const isFile = url.pathname.startsWith('/assets/');
  return request.mode === 'navigate' && !isFile ? 'page' : 'asset';
}
