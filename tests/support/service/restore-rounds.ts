import { fetchCloud } from '#adapters/cloud/fetch-cloud.ts';
import { runCommand } from '#server/commands/run-command.ts';
import { openStore } from '#server/store/open-store.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import { openedStore } from '#tests/support/devices/open-tab.ts';
import type { Cloud } from '#state/ports/cloud-port.ts';
import { sameContent } from '#state/document/sendable-farm.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import { anOrder, aVariety } from '#tests/support/builders/builders.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { SILENCE } from '#tests/support/simulated-devices/simulated-cloud.ts';
import { aGoogle } from '#tests/support/google/google-double.ts';
import { startServer } from '#tests/support/server/server-process.ts';
import type { TestPlace } from '#tests/support/server/store-place.ts';
import { systemTimers } from '../../../src/adapters/device/system-clock.ts';

/** A page that is open all the time, and whose way to the service can be cut. */
interface OpenDevice {
  readonly store: FarmStore;
  isOffline: boolean;
}

const USER = 'google_10001';
const DEVICES = 3;

/**
 * Brings back the farm of open devices again and again: a good version, work that spoils it, `restore`,
 * and one device that has work of its own which was not sent.
 *
 * @returns What was not as promised.
 */
export async function runRestores(
  place: TestPlace,
  draws: SeededDraws,
  rounds: number,
): Promise<readonly string[]> {
  const server = await startServer(place.environment);
  const devices: OpenDevice[] = [];
  try {
    for (let n = 0; n < DEVICES; n += 1) devices.push(await anOpenDevice(server.address));
    const problems: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const found = await restoreOnce(place, devices, draws, round);
      problems.push(...found.map((problem) => `round ${round}: ${problem}`));
    }
    return problems;
  } finally {
    for (const { store } of devices) store.close();
    await server.end('SIGKILL');
  }
}

async function restoreOnce(
  place: TestPlace,
  devices: readonly OpenDevice[],
  draws: SeededDraws,
  round: number,
): Promise<readonly string[]> {
  const run = (...words: string[]) => runCommand(() => openStore(place.place), words);
  const [worker, away] = twoOf(devices, draws);
  enter(worker, `good-${round}`);
  await syncAll(devices);
  const [newest = ''] = (await run('versions', USER)).split('\n');
  const version = /^version (\d+)/.exec(newest)?.[1] ?? '';
  const before = farmOf(worker);

  for (const { id } of farmOf(worker).varieties) {
    worker.store.perform({ type: 'DELETE_VARIETY', payload: { id } });
  }
  enter(worker, `spoiled-${round}`);
  await syncAll(devices);
  away.isOffline = true;
  away.store.perform({ type: 'ADD_ORDER', payload: anOrder({ id: `ord_unsent${round}` }) });
  await run('restore', USER, version);
  away.isOffline = false;
  await syncAll(devices);

  const expected = idsOf(before, round);
  return devices.flatMap(({ store }, n) => {
    const farm = store.state().document;
    const { state, waiting } = store.sync.status();
    const problems: string[] = [];
    const ids = idsOf(farm, round);
    if (ids !== expected) problems.push(`device ${n} has ${ids} in place of ${expected}`);
    if (!farm.orders.some(({ id }) => id === `ord_unsent${round}`)) {
      problems.push(`device ${n} lacks what was not sent`);
    }
    if (!sameContent(farm, farmOf(worker))) problems.push(`device ${n} differs from the others`);
    if (state !== 'online' || waiting) problems.push(`device ${n} is ${state}, waiting ${waiting}`);
    return problems;
  });
}

/** Crops and orders, but for the order that was not sent. */
function idsOf({ varieties, orders }: FarmDocument, round: number): string {
  const ids = [...varieties, ...orders].map(({ id }) => id);
  return ids
    .filter((id) => id !== `ord_unsent${round}`)
    .toSorted()
    .join(' ');
}

function enter({ store }: OpenDevice, id: string): void {
  store.perform({ type: 'ADD_VARIETY', payload: aVariety({ id }) });
}

/** Twice: what the last one sends the first ones have to hear. */
async function syncAll(devices: readonly OpenDevice[]): Promise<void> {
  for (const { store } of [...devices, ...devices]) await store.sync.syncNow();
}

function twoOf(devices: readonly OpenDevice[], draws: SeededDraws) {
  const place = draws.whole(0, devices.length - 1);
  const [worker, away] = [devices[place], devices[(place + 1) % devices.length]];
  if (worker === undefined || away === undefined) throw new Error('There are too few devices');
  return [worker, away] as const;
}

function farmOf({ store }: OpenDevice): FarmDocument {
  return store.state().document;
}

async function anOpenDevice(address: string): Promise<OpenDevice> {
  let device: OpenDevice | undefined;
  const store = await aDeviceAt(address, (service) =>
    cutOffWhen(service, () => device?.isOffline ?? false),
  );
  device = { store, isOffline: false };
  return device;
}

/** The device of the user, open at a server. */
export function aDeviceAt(
  address: string,
  way: (service: Cloud) => Cloud = (service) => service,
): Promise<FarmStore> {
  const world = anEnvironment();
  const find = async () => ({ ready: true, address }) as const;
  const service = way(fetchCloud({ find, takesGzip: () => true, logger: world.logger }));
  return openedStore({
    ...world,
    timers: systemTimers(),
    google: aGoogle({ account: { connected: true, sub: '10001' } }),
    cloud: { ...world.cloud, service, userKey: USER },
  });
}

function cutOffWhen(service: Cloud, isCutOff: () => boolean): Cloud {
  return {
    ...service,
    load: async (user, known) => (isCutOff() ? SILENCE : service.load(user, known)),
    save: async (...given) => (isCutOff() ? SILENCE : service.save(...given)),
  };
}
