import { createRoot } from 'react-dom/client';
import { retryImport } from './late-parts/retry-import.ts';
import { reloadForGonePart } from './routing/reload-for-gone-part.ts';
import { registerServiceWorker } from './service-worker/register.ts';
import { greetVisitor } from './start/greet-visitor.tsx';

// The built parts of the app find it under this name, see `retry-import-plugin.ts`.
Object.assign(globalThis, { mgmAgain: retryImport() });

/** Opens the farm of this device, then draws the app in place of the frame that the page came with. */
async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (element === null) throw new Error('Root element #root not found');
  registerServiceWorker();
  addEventListener('vite:preloadError', reloadWhenGone);
  const root = createRoot(element);
  if (location.pathname === '/join') {
    await (await import('./join/show-join.tsx')).showJoin(root);
    return;
  }
  const app = import('./open-account.tsx');
  if (isNewVisitor() && !location.pathname.startsWith('/T/'))
    greetVisitor(root, async () => (await app).openBehindStart(root));
  else await (await app).openFirst(root);
}

/** Somebody who is let in nowhere but at the start screen, as `first-paint.js` found out. */
function isNewVisitor(): boolean {
  return document.documentElement.dataset['visitor'] === 'new';
}

/** The server has a newer version of the app, and the part that is missing is not kept any more. */
function reloadWhenGone(event: Event): void {
  const page = {
    session: sessionStorage,
    isOnline: () => navigator.onLine,
    reload: () => location.reload(),
  };
  // Otherwise the failure goes on to the screen that says so.
  if (reloadForGonePart(import.meta.url, page)) event.preventDefault();
}

void start();
