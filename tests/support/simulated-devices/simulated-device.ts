import { localDay } from '#adapters/device/local-day.ts';
import type { MemoryDisk } from '#tests/support/devices/memory-document-storage.ts';
import {
  emptyMemoryDisk,
  memoryDocumentStorage,
} from '#tests/support/devices/memory-document-storage.ts';
import { userContent } from '#state/new-farms/user-content.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import type { FarmEnvironment } from '#state/ports/farm-environment.ts';
import { openedStore } from '#tests/support/devices/open-tab.ts';
import type { DocumentStorage } from '#state/ports/document-storage.ts';
import type { Cloud } from '#state/ports/cloud-port.ts';
import type { FarmMember } from '#state/ports/farm-member.ts';
import type { EarlierFarm, SyncPage } from '#state/ports/sync-page.ts';
import { ANONYMOUS } from '#state/ports/cloud-environment.ts';
import { anEnvironment, LONELY_PAGE } from '#tests/support/devices/farm-environment.ts';
import { type GoogleDouble, aGoogle } from '#tests/support/google/google-double.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import type { Weather } from './simulated-cloud.ts';
import type { WayToService } from './simulated-cloud.ts';
import { fairWeather, simulatedCloud, wayToService } from './simulated-cloud.ts';
import type { SimulatedServer } from './simulated-server.ts';
import type { VirtualTime } from './virtual-time.ts';

export { LONELY_PAGE };

export interface SharedEnvironment {
  readonly time: VirtualTime;
  readonly draws: SeededDraws;
  /** The page between its fellow tabs; without one it is alone. */
  readonly page?: SyncPage;
}

export interface DeviceEnvironment extends SharedEnvironment {
  readonly server: SimulatedServer;
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
  readonly problems: string[];
  readonly farm: () => FarmDocument;
  readonly store: () => FarmStore;
  /** Closes the page and opens it again. */
  reopen(): Promise<void>;
  close(): void;
}

/** A device whose farm is that of an account at Google, or nobody's. */
export interface AccountDevice extends SimulatedDevice {
  /** Google, as the open page sees it. */
  google(): GoogleDouble;
  /** Opens the page for an account, or for nobody. */
  open(sub: string | null): Promise<void>;
}

export interface FarmOfPage {
  readonly userKey: string;
  readonly member: FarmMember | null;
  readonly google: GoogleDouble;
  readonly service: (way: WayToService) => Cloud;
  readonly earlierFarm: EarlierFarm;
}

const DEFAULT_SUB = '10001';

/** A device with an open page; its disk can be a copy of another one's. */
export async function aDevice(
  name: string,
  around: DeviceEnvironment,
  disks = new Map<string, MemoryDisk>(),
  sub: string | null = DEFAULT_SUB,
): Promise<AccountDevice> {
  let account = sub;
  let google = aGoogle();
  const offered = { isSettled: false };
  const device = await deviceFor(name, around, disks, () => {
    const userKey = account === null ? ANONYMOUS : `google_${account}`;
    google = aGoogle({ account: account === null ? null : { connected: true, sub: account } });
    return {
      userKey,
      google,
      member: null,
      service: (way) => simulatedCloud(around.server, way),
      earlierFarm: farmOfNobody(disks, userKey, offered),
    };
  });
  return Object.assign(device, {
    google: () => google,
    open(next: string | null) {
      account = next;
      return device.reopen();
    },
  });
}

/** A device with an open page, of whoever has it when it is opened. */
export async function deviceFor(
  name: string,
  around: SharedEnvironment,
  disks: Map<string, MemoryDisk>,
  farmOfPage: () => FarmOfPage,
): Promise<SimulatedDevice> {
  let store: FarmStore | null = null;
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
    async reopen() {
      store?.close();
      const shown = farmOfPage();
      const disk = disks.get(shown.userKey) ?? emptyMemoryDisk();
      disks.set(shown.userKey, disk);
      store = await openedStore(worldOf(device, around, shown, disk));
    },
    close() {
      store?.close();
      store = null;
    },
  };
  await device.reopen();
  return device;
}

/** Whether a device still has something to send, or is not in touch. */
export function isUnsettled(device: SimulatedDevice): boolean {
  const { state, waiting } = device.store().sync.status();
  return state !== 'online' || waiting;
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
  { time, draws, page = LONELY_PAGE }: SharedEnvironment,
  { google, userKey, member, service, earlierFarm }: FarmOfPage,
  disk: MemoryDisk,
): FarmEnvironment {
  const storage = withDelay(memoryDocumentStorage(disk), device, time);
  const now = (): number => time.now() + device.skew;
  const heard = (): boolean => (device.isClockKnown = true);
  const way = wayToService(time, draws, () => device.weather, heard);
  return {
    ...anEnvironment(disk, storage),
    clock: {
      now,
      today: () => localDay(now()),
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
    google,
    cloud: { userKey, member, service: service(way), page, earlierFarm },
  };
}

/** What was entered on a device before anybody signed in there. */
function farmOfNobody(
  disks: ReadonlyMap<string, MemoryDisk>,
  userKey: string,
  offered: { isSettled: boolean },
): EarlierFarm {
  return {
    async find() {
      const anonymous = disks.get(ANONYMOUS);
      if (offered.isSettled || userKey === ANONYMOUS || anonymous === undefined) return null;
      const found = await memoryDocumentStorage(anonymous).load();
      if (found.state !== 'found' || userContent(found.farm.document) === 'nothing') return null;
      return found.farm.document;
    },
    settle: () => (offered.isSettled = true),
  };
}

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
