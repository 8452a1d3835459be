import { createRoot } from 'react-dom/client';
import { guardShownFarm, openAccount } from './open-account.tsx';
import { preloadScreen } from './routing/preload-screen.ts';
import { registerServiceWorker } from './service-worker/register.ts';

/** Opens the farm of this device, then draws the app in place of the frame that the page came with. */
async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (element === null) throw new Error('Root element #root not found');
  registerServiceWorker();
  preloadScreen(location.pathname);
  guardShownFarm();
  await openAccount(createRoot(element));
}

void start();
