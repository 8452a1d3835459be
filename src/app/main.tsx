import { createRoot } from 'react-dom/client';
import { guardShownFarm, openAccount } from './open-account.tsx';
import { preloadScreen } from './routing/preload-screen.ts';
import { reloadForGonePart } from './routing/reload-for-gone-part.ts';
import { registerServiceWorker } from './service-worker/register.ts';

/** Opens the farm of this device, then draws the app in place of the frame that the page came with. */
async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (element === null) throw new Error('Root element #root not found');
  registerServiceWorker();
  addEventListener('vite:preloadError', reloadWhenGone);
  preloadScreen(location.pathname);
  guardShownFarm();
  await openAccount(createRoot(element));
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
