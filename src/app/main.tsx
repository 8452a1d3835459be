import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { browserWorld } from '#adapters/browser-world.ts';
import { guardLeaving } from '#adapters/device/leave-guard.ts';
import type { FarmStore } from '#state/farm-store.ts';
import { openFarm } from '#state/open-farm.ts';
import { openRouter } from './open-router.ts';
import { Look, Providers } from './providers.tsx';
import { preloadScreen } from './routing/preload-screen.ts';
import { registerServiceWorker } from './service-worker/register.ts';

/** Opens the farm of this device, then draws the app in place of the frame that the page came with. */
async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (element === null) throw new Error('Root element #root not found');
  registerServiceWorker();
  preloadScreen(location.pathname);

  const opened = await openFarm(browserWorld());
  const root = createRoot(element);
  const show = async (store: FarmStore): Promise<void> => {
    // Whoever comes back from Google's own page is let in like anybody who is signed in.
    await store.google.ready();
    guardLeaving(() => store.redux.getState().save === 'saved');
    const router = await openRouter(store);
    root.render(
      <Providers store={store}>
        <RouterProvider router={router} />
      </Providers>,
    );
  };

  if (opened.state === 'open') return show(opened.store);
  const { LostFarmPage } = await import('./lost-farm/lost-farm-page.tsx');
  root.render(
    <Look>
      <LostFarmPage lost={opened} onStore={(store) => void show(store)} />
    </Look>,
  );
}

void start();
