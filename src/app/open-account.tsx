import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import type { WaysIn } from '#features/start/ways-in.ts';
import { browserEnvironment } from '#adapters/browser-environment.ts';
import { firstScreen } from '#adapters/device/first-screen.ts';
import { guardLeaving } from '#adapters/device/leave-guard.ts';
import { browserUserKey } from '#adapters/google/google-memory.ts';
import { chooseFarm, chosenFarm } from '#adapters/members/chosen-farm.ts';
import type { FarmEnvironment } from '#state/ports/farm-environment.ts';
import { connectAndMove } from '#state/store/connect-and-move.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import { loadChanges } from '#state/store/load-changes.ts';
import { openFarm } from '#state/store/open-farm.ts';
import { ANONYMOUS } from '#state/ports/cloud-environment.ts';
import { toast } from '#ui/toasts/toast.ts';
import { routePaths } from '#ui/route-paths.ts';
import { Look } from './look.tsx';
import { writePageFor } from './shell/page-teller.ts';
import { openRouter } from './routes.tsx';
import { preloadScreen } from './routing/load-screen-parts.ts';
import { browserTitle } from './shell/navigation/use-browser-title.ts';
import { Providers } from './providers.tsx';

/** The farm of this page, and how to no longer follow who is signed in there. */
interface Held {
  readonly store: FarmStore;
  readonly stop: () => void;
}

let held: Held | null = null;

/** The first farm of this page, while the code of the screen that was asked for is loaded as well. */
export async function openFirst(root: Root): Promise<void> {
  guardShownFarm();
  preloadScreen(location.pathname);
  await openAccount(root);
}

/** Opens and draws the farm of whoever is signed in, or of the device; when that changes, the other one takes its place. */
async function openAccount(root: Root): Promise<void> {
  const store = await openOwnFarm(root);
  if (store !== null) await show(root, store);
}

/** Opens the farm of the device behind a start screen; the app is drawn over it when its visitor is let in. */
export async function openBehindStart(root: Root): Promise<WaysIn> {
  guardShownFarm();
  const store = await openOwnFarm(root);
  // The page says why there is no farm, and nothing of the start screen is left.
  if (store === null) return new Promise(() => undefined);
  await hold(root, store);
  document.title = browserTitle('Start', store.state().document);
  const stop = store.onChange(() => {
    if (!store.state().isErased) return;
    stop();
    void show(root, store);
  });
  return {
    continueWithoutGoogle: async () => store.continueWithoutGoogle(),
    connect: () => connectAndMove(store),
    prepare: store.google.prepare,
    returnFailed: store.google.failedReturn() !== null,
    enter() {
      stop();
      history.pushState(null, '', routePaths.dashboard);
      return show(root, store);
    },
  };
}

/** The farm of whoever is signed in. Null when it cannot be shown: then the page says why, with the ways back. */
async function openOwnFarm(root: Root): Promise<FarmStore | null> {
  const opened = await openFarm(await ownEnvironment());
  if (opened.state === 'open') return atHome(root, opened.store);
  const { LostFarmPage } = await import('./farm-recovery/lost-farm-page.tsx');
  root.render(
    <Look>
      <LostFarmPage lost={opened} onStore={(store) => void showFound(root, store)} />
    </Look>,
  );
  return null;
}

/** The world of the farm that was chosen, with the key for it; else of the account's, or of the device's own. */
async function ownEnvironment(): Promise<FarmEnvironment> {
  const farmId = chosenFarm();
  if (farmId === null) return browserEnvironment(browserUserKey());
  const { openMember } = await import('#adapters/members/browser-member.ts');
  const member = await openMember(farmId);
  if (member !== 'removed') return browserEnvironment(farmId, member);
  // It was taken off this device in another tab.
  chooseFarm(null);
  return browserEnvironment(browserUserKey());
}

async function showFound(root: Root, found: FarmStore): Promise<void> {
  const store = await atHome(root, found);
  if (store !== null) await show(root, store);
}

/** Whoever comes back from Google's own page is let in like anybody who is signed in: to the farm of their own. */
async function atHome(root: Root, store: FarmStore): Promise<FarmStore | null> {
  await store.google.ready();
  if (isHome(store)) return store;
  await leave(store);
  return openOwnFarm(root);
}

async function show(root: Root, store: FarmStore): Promise<void> {
  // When it can't be loaded now, the page follows as soon as it can.
  await writePageFor(store.state().document.settings.region).catch(() => undefined);
  const router = await openRouter(store);
  root.render(
    <Look>
      <Providers key={store.world.cloud.userKey} store={store}>
        {/* At once and not in slices: what goes on between two slices takes longer than what they draw. */}
        <RouterProvider router={router} useTransitions={false} />
      </Providers>
    </Look>,
  );
  await hold(root, store, () => router.dispose());
}

/** Makes it the farm of this page, until somebody else signs in or out. */
async function hold(root: Root, store: FarmStore, dispose?: () => void): Promise<void> {
  const before = held;
  before?.stop();
  firstScreen.tellDrawn();
  // When it cannot be loaded now, the first action tries again and tells.
  void loadChanges().catch(() => undefined);
  const stop = store.google.onChange(() => {
    if (isHome(store) || store.isErasing()) return;
    stop();
    void move();
  });
  held = { store, stop };
  if (before !== null && before.store !== store) await leave(before.store);

  async function move(): Promise<void> {
    // First everything that the grower did here, and who it was, is on the disk.
    await Promise.resolve();
    await store.settled();
    toast.clearUndo();
    dispose?.();
    await openAccount(root);
  }
}

function guardShownFarm(): void {
  guardLeaving(() => held === null || held.store.state().save === 'saved');
}

function isHome({ google, world }: FarmStore): boolean {
  // Signing in or out never changes a farm of several people.
  return (chosenFarm() ?? google.userId() ?? ANONYMOUS) === world.cloud.userKey;
}

async function leave(store: FarmStore): Promise<void> {
  await store.settled();
  store.close();
}
