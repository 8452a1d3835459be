import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { browserWorld } from '#adapters/browser-world.ts';
import { guardLeaving } from '#adapters/device/leave-guard.ts';
import { browserUserKey } from '#adapters/google/browser-user-key.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import { openFarm } from '#state/store/open-farm.ts';
import { ANONYMOUS } from '#state/ports/cloud-world.ts';
import { toast } from '#ui/toasts/toast.ts';
import { openRouter } from './open-router.ts';
import { Look, Providers } from './providers.tsx';

let shown: FarmStore | null = null;

/**
 * Opens the farm of whoever is signed in on this device, or of the device itself, and draws the app over
 * it. As soon as somebody else signs in, or out, that one's farm takes its place.
 */
export async function openAccount(root: Root): Promise<void> {
  const userKey = browserUserKey();
  const opened = await openFarm(browserWorld(userKey));
  if (opened.state === 'open') return show(root, opened.store);
  const { LostFarmPage } = await import('./lost-farm/lost-farm-page.tsx');
  root.render(
    <Look>
      <LostFarmPage lost={opened} onStore={(store) => void show(root, store)} />
    </Look>,
  );
}

async function show(root: Root, store: FarmStore): Promise<void> {
  // Whoever comes back from Google's own page is let in like anybody who is signed in.
  await store.google.ready();
  if (!isHome(store)) {
    await leave(store);
    return openAccount(root);
  }
  const router = await openRouter(store);
  const before = shown;
  shown = store;
  root.render(
    <Providers key={store.world.cloud.userKey} store={store}>
      <RouterProvider router={router} />
    </Providers>,
  );
  if (before !== null) await leave(before);
  const stop = store.google.onChange(() => {
    if (isHome(store)) return;
    stop();
    void move();
  });

  async function move(): Promise<void> {
    // First everything that the grower did here, and who it was, is on the disk.
    await Promise.resolve();
    await store.settled();
    toast.clearUndo();
    router.dispose();
    await openAccount(root);
  }
}

/** Asks before the page is left while the farm on the screen is not saved. */
export function guardShownFarm(): void {
  guardLeaving(() => shown === null || shown.state().save === 'saved');
}

function isHome({ google, world }: FarmStore): boolean {
  return (google.userId() ?? ANONYMOUS) === world.cloud.userKey;
}

async function leave(store: FarmStore): Promise<void> {
  await store.settled();
  store.close();
}
