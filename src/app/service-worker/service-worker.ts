import { requestKind } from './request-kind.ts';

/** The worker's own events; the page's types do not know them. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** Written by the build: every file of this version and a name made of their content. */
declare const __APP_FILES__: { readonly version: string; readonly paths: readonly string[] };

// The page's `self` is a window; here it is the worker.
const worker = self as unknown as WorkerScope;
const PREFIX = 'mgm-app-';
const SHELL = '/index.html';
const app = __APP_FILES__;
/** A file is the same whoever asks for it, whatever its server says about origins. */
const anyAsker = { ignoreSearch: true, ignoreVary: true };

/** Keeps every file of this version; those that older versions kept under the same name are not loaded again. */
async function keepApp(): Promise<void> {
  const cache = await caches.open(PREFIX + app.version);
  await Promise.all(
    app.paths.map(async (path) => {
      const kept = path.startsWith('/assets/') ? await caches.match(path, anyAsker) : undefined;
      const answer = kept ?? (await fetch(new Request(path, { cache: 'reload' })));
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await cache.put(path, answer);
    }),
  );
}

/** Forgets old versions but the last one, whose tabs may still load parts of it. */
async function forgetOldVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const older = names.filter((name) => name !== PREFIX + app.version);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The kept page at once: what is new is found by the browser's own look at this worker, and offered then. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(PREFIX + app.version);
  const kept = (await cache.match(SHELL, anyAsker)) ?? (await caches.match(SHELL, anyAsker));
  return kept ?? fetch(request);
}

async function asset(request: Request): Promise<Response> {
  return (await caches.match(request, anyAsker)) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(keepApp()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, worker.location.origin);
  if (kind === 'page') event.respondWith(page(event.request));
  else if (kind === 'asset') event.respondWith(asset(event.request));
});
