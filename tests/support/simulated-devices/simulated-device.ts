import { localDay } from '#adapters/device/local-day.ts';
import type { MemoryDisk } from '#adapters/local/memory-document-storage.ts';
import { emptyMemoryDisk, memoryDocumentStorage } from '#adapters/local/memory-document-storage.ts';
import { enteredIn } from '#state/new-farms/entered-in.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import type { FarmWorld } from '#state/ports/farm-world.ts';
import { openFarm } from '#state/store/open-farm.ts';
import type { DocumentStorage } from '#state/ports/document-storage.ts';
import type { SyncPage } from '#state/ports/sync-page.ts';
import { ANONYMOUS } from '#state/ports/cloud-world.ts';
import { aWorld } from '#tests/support/devices/farm-world.ts';
import type { GoogleDouble } from '#tests/support/google/google-double.ts';
import { aGoogle } from '#tests/support/google/google-double.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import type { Weather } from './simulated-cloud.ts';
import { fairWeather, simulatedCloud } from './simulated-cloud.ts';
import type { SimulatedServer } from './simulated-server.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What the devices of a simulation share. */
export interface Surroundings {
  readonly time: VirtualTime;
  readonly server: SimulatedServer;
  readonly draws: SeededDraws;
  /** The page between its fellow tabs; without one it is alone. */
  readonly page?: SyncPage;
}

/** A browser profile: its disk outlives the page. */
export interface SimulatedDevice {
  readonly name: string;
  /** Disks by whose farm they hold. */
  readonly disks: Map<string, MemoryDisk>;
  weather: Weather;
  /** How far the clock of the device is off. */
  skew: number;
  /** The service has answered since the clock jumped, so that the device knows how far it is off. */
  isClockKnown: boolean;
  /** How long the disk takes to write, so that tabs get into each other's way. */
  diskDelay: number;
  /** Problems that were logged. */
  readonly problems: string[];
  /** The farm as the page shows it. */
  farm(): FarmDocument;
  store(): FarmStore;
  /** Google, as the open page sees it. */
  google(): GoogleDouble;
  /** Opens the page for an account, or for nobody. */
  open(sub: string | null): Promise<void>;
  /** Closes the page and opens it again. */
  reopen(): Promise<void>;
  close(): void;
}

const DEFAULT_SUB = '10001';

/** A device with an open page; its disk can be a copy of another one's. */
export async function aDevice(
  name: string,
  around: Surroundings,
  disks = new Map<string, MemoryDisk>(),
  sub: string | null = DEFAULT_SUB,
): Promise<SimulatedDevice> {
  let account = sub;
  let store: FarmStore | null = null;
  let google = aGoogle();
  const offered = { isSettled: false };
  const open = async (next: string | null): Promise<void> => {
    store?.close();
    account = next;
    const userKey = next === null ? ANONYMOUS : `google_${next}`;
    const disk = disks.get(userKey) ?? emptyMemoryDisk();
    disks.set(userKey, disk);
    google = aGoogle({ account: next === null ? null : { connected: true, sub: next } });
    const world = worldOf(device, around, userKey, disk, offered);
    const opened = await openFarm({ ...world, google });
    if (opened.state !== 'open') throw new Error(`The farm is lost: ${opened.reason}`);
    ({ store } = opened);
  };
  const current = (): FarmStore => {
    if (store === null) throw new Error('The page is closed');
    return store;
  };
  const device: SimulatedDevice = {
    name,
    disks,
    weather: fairWeather(),
    skew: 0,
    isClockKnown: false,
    diskDelay: 0,
    problems: [],
    farm: () => current().state().document,
    store: current,
    google: () => google,
    open,
    reopen: () => open(account),
    close() {
      store?.close();
      store = null;
    },
  };
  await open(sub);
  return device;
}

/** The disks of a profile that is copied file by file. */
export function copyOfDisks(disks: ReadonlyMap<string, MemoryDisk>): Map<string, MemoryDisk> {
  return new Map(
    [...disks].map(([key, disk]) => [
      key,
      { ...disk, rows: [...disk.rows], bases: new Map(disk.bases), tabs: new Set() },
    ]),
  );
}

function worldOf(
  device: SimulatedDevice,
  { time, server, draws, page = LONELY_PAGE }: Surroundings,
  userKey: string,
  disk: MemoryDisk,
  offered: { isSettled: boolean },
): Omit<FarmWorld, 'google'> {
  const storage = withDelay(memoryDocumentStorage(disk), device, time);
  const now = (): number => time.now() + device.skew;
  return {
    ...aWorld(disk, storage),
    clock: {
      now,
      today: () => localDay(new Date(now())),
      localTime: (at) => new Date(at).toISOString().slice(0, 16),
      onDayChange: () => () => undefined,
    },
    timers: time.timers,
    randomness: { base36: (length) => draws.base36(length) },
    logger: {
      error: (message, cause) =>
        device.problems.push(`${message}: ${cause instanceof Error ? cause.message : ''}`),
      note: () => undefined,
    },
    cloud: {
      userKey,
      member: null,
      service: simulatedCloud(
        server,
        time,
        draws,
        () => device.weather,
        () => (device.isClockKnown = true),
      ),
      page,
      earlierFarm: {
        async find() {
          const anonymous = device.disks.get(ANONYMOUS);
          if (offered.isSettled || userKey === ANONYMOUS || anonymous === undefined) return null;
          const found = await memoryDocumentStorage(anonymous).load();
          if (found.state !== 'found' || enteredIn(found.farm.document) === 'nothing') return null;
          return found.farm.document;
        },
        settle: () => (offered.isSettled = true),
      },
    },
  };
}

/** A page that is the only one of its browser. */
export const LONELY_PAGE: SyncPage = {
  onWake: () => () => undefined,
  leads: () => true,
  onLead: () => () => undefined,
  emit: () => undefined,
  onNews: () => () => undefined,
  close: () => undefined,
};

function withDelay(
  storage: DocumentStorage,
  device: Pick<SimulatedDevice, 'diskDelay'>,
  { timers }: VirtualTime,
): DocumentStorage {
  return {
    ...storage,
    async append(revision, rows, sync) {
      if (device.diskDelay > 0) {
        await new Promise<void>((resolve) => void timers.after(device.diskDelay, resolve));
      }
      return storage.append(revision, rows, sync);
    },
  };
}
