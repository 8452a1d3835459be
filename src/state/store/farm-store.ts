import { EMPTY_HISTORY } from '../records/history.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { createGoogleConnection } from '../google/google-connection.ts';
import { type FolderCopies, createFolderCopies } from '../folder/folder-copies.ts';
import type { StoredFarm } from '../ports/document-storage.ts';
import type { FarmEnvironment } from '../ports/farm-environment.ts';
import type { SimulationState } from '../ask/simulation-state.ts';
import { type ServerClock, serverClock } from '../sync/server-clock.ts';
import { deferredServices } from './deferred-services.ts';
import { keepSnapshots } from './farm-snapshots.ts';
import { type TabFarm, tabFarm } from './tab-farm.ts';

type Changes = Omit<TabFarm, 'show' | 'byApp' | 'onDisk' | 'synced' | 'close'>;

/** The farm of this tab and all that belongs to it. The screens use the hooks of `use-farm.ts` instead. */
export interface FarmStore extends Changes, Pick<FarmConnections, 'google' | 'calendar' | 'sync'> {
  readonly world: FarmEnvironment;
  readonly continueWithoutGoogle: () => void;
  /** The farm stays on this device. Resolves when Google knows, too. */
  readonly signOut: () => Promise<void>;
  /** Shows what becomes of a simulation on every screen of this tab. */
  readonly showSimulation: (simulation: SimulationState) => void;
  readonly folderCopies: FolderCopies;
  /** Empties this device and closes the store for good, even if it rejects since data remains. */
  readonly eraseDevice: () => Promise<void>;
  /** While data is being removed, no other farm opens. */
  readonly isErasing: () => boolean;
  readonly close: () => void;
  /** Resolves when the store is closed: another farm has its place, or none. */
  readonly closed: Promise<void>;
}

export function createFarmStore(
  world: FarmEnvironment,
  found: StoredFarm,
  server: ServerClock = serverClock(world.clock),
): FarmStore {
  const farm = tabFarm(world, found, server, {
    stored: (stored) => snapshots.stored(stored),
    outdated() {
      connections.stopSending();
      snapshots.close();
    },
  });
  const folderCopies = createFolderCopies({ ...world, farm: farm.onDisk });
  const snapshots = keepSnapshots(world, found.snapshotRevision, folderCopies.look);
  const connections = connectFarm(world, farm, server);
  const stopErase = world.device.onErase(forget);
  let tellClosed = (): void => undefined;
  const closed = new Promise<void>((resolve) => (tellClosed = resolve));

  function close(): void {
    tellClosed();
    farm.close();
    connections.close();
    stopErase();
    snapshots.close();
    folderCopies.close();
    world.storage.close();
    world.cloud.member?.close();
  }

  function forget(): void {
    close();
    farm.show({
      document: freshFarm(),
      history: EMPTY_HISTORY,
      anonymousId: null,
      isErased: true,
    });
  }

  const { google, calendar, sync } = connections;
  return {
    ...farm,
    ...comingAndGoing(world, farm, { google, close, forget }),
    google,
    calendar,
    sync,
    world,
    showSimulation: (simulation) => farm.show({ simulation }),
    folderCopies,
    close,
    closed,
  };
}

type FarmConnections = ReturnType<typeof connectFarm>;

/** What the farm has to do with Google and the cloud; the services begin once the first screen is drawn. */
function connectFarm(world: FarmEnvironment, farm: TabFarm, server: ServerClock) {
  const google = createGoogleConnection({
    world,
    recorded: () => farm.synced.now().settings.google,
    record: (identity) => farm.byApp({ type: 'UPDATE_SETTINGS', payload: { google: identity } }),
  });
  const opened = { document: farm.synced.now(), today: farm.state().today };
  const connected = { world, farm, google, server, opened };
  const services = deferredServices((connectServices) => connectServices(connected), world);
  const { calendar, sync } = services;
  void world.screenDrawn.then(services.begin);
  return {
    google,
    calendar,
    sync,
    /** Nothing of this farm leaves the device any more. */
    stopSending: services.close,
    close() {
      services.close();
      google.close();
    },
  };
}

/** Who is on this device: nobody in particular, nobody any more, and nothing of anybody. */
function comingAndGoing(
  { randomness, session, device }: FarmEnvironment,
  farm: TabFarm,
  store: Pick<FarmConnections, 'google'> & Record<'close' | 'forget', () => void>,
): Pick<FarmStore, 'continueWithoutGoogle' | 'signOut' | 'isErasing' | 'eraseDevice'> {
  let isErasing = false;
  return {
    continueWithoutGoogle() {
      const anonymousId = session.anonymousId() ?? `anon_${randomness.base36(16)}`;
      session.remember(anonymousId);
      farm.show({ anonymousId });
    },
    signOut() {
      session.forget();
      farm.show({ anonymousId: null });
      return store.google.signOut();
    },
    isErasing: () => isErasing,
    async eraseDevice() {
      isErasing = true;
      await store.google.signOut();
      store.close();
      session.forget();
      await device.erase();
      store.forget();
    },
  };
}
