import { sumOf } from '#domain/records/lists.ts';
import { reduce } from '#state/records/reduce.ts';
import { localDay } from '#adapters/device/local-day.ts';
import { sameContent } from '#state/document/sendable-farm.ts';
import { loadMerge } from '#state/sync/meeting/load-merge.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { type CompactFarm, expandFarm } from '#state/read/compact-farm.ts';
import { anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';
import { anyWork, COUNTED_MATERIAL } from './device-work.ts';
import { badWeather, importFile, jump, loseMetadata, tryTo } from './device-troubles.ts';
import { editWatch } from './edit-watch.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { fairWeather } from './simulated-cloud.ts';
import {
  type SimulatedDevice,
  type DeviceEnvironment,
  aDevice,
  copyOfDisks,
  isUnsettled,
} from './simulated-device.ts';
import { simulatedServer } from './simulated-server.ts';
import { type Tokens, tokens } from './tokens.ts';
import { virtualTime } from './virtual-time.ts';

export type Trouble =
  | 'rollback'
  | 'wipe'
  | 'import'
  | 'metadata lost'
  | 'copied profile'
  | 'clocks'
  | 'second tab';

export interface SimulationPlan {
  readonly seed: number;
  readonly troubles: readonly Trouble[];
  readonly steps: number;
  readonly mostDevices: number;
}

export type SimulationOutcome = ReturnType<typeof outcomeOf>;

const USER = 'google_10001';
const HEALING_MS = 400_000;

interface Running extends DeviceEnvironment {
  readonly devices: SimulatedDevice[];
  readonly words: Tokens;
  readonly edits: ReturnType<typeof editWatch>;
  /** What was received of the counted material, by the change that did it; what was undone is left out. */
  readonly received: Map<string, number>;
  readonly troubles: ReadonlySet<Trouble>;
}

/**
 * Growers work on several devices while the way to the cloud is bad and worse things happen. Then all
 * is well again for some minutes, and everything must be there, on all of them.
 */
export async function simulate(plan: SimulationPlan): Promise<SimulationOutcome> {
  await loadMerge();
  const draws = seededDraws(plan.seed);
  const time = virtualTime();
  const running: Running = {
    time,
    draws,
    server: simulatedServer(() => time.now()),
    devices: [],
    words: tokens(),
    edits: editWatch(),
    received: new Map(),
    troubles: new Set(plan.troubles),
  };
  await begin(running, 2 + draws.below(plan.mostDevices - 1));
  for (let step = 0; step < plan.steps; step += 1) await takeStep(running);
  for (const device of running.devices) device.weather = fairWeather();
  await time.pass(HEALING_MS);
  const outcome = outcomeOf(running);
  running.devices.forEach((device) => device.close());
  return outcome;
}

async function begin(running: Running, count: number): Promise<void> {
  const first = await aDevice('device 1', running);
  running.devices.push(first);
  for (const id of ['pea', 'kale']) {
    first.store().perform({ type: 'ADD_VARIETY', payload: aVariety({ id, daysToHarvest: 8 }) });
  }
  first.store().perform({ type: 'ADD_MATERIAL', payload: aMaterial({ id: COUNTED_MATERIAL }) });
  const items = [packages('prod_pea', 2, 4)];
  const order = anOrder({ id: 'ord_first', date: '2026-12-04', items });
  first.store().perform({ type: 'ADD_ORDER', payload: order });
  await running.time.pass(3_000);
  for (let n = 2; n <= count; n += 1) running.devices.push(await aDevice(`device ${n}`, running));
  await running.time.pass(3_000);
  for (const device of running.devices) {
    if (running.troubles.has('clocks')) jump(device, running.draws.below(801) - 400);
  }
  // So they hear what time it is.
  await running.time.pass(30_000);
  for (const device of running.devices) device.weather = badWeather(running.draws);
}

async function takeStep(running: Running): Promise<void> {
  const { devices, draws, time } = running;
  const device = draws.pick(devices);
  if (draws.chance(0.15)) device.weather = badWeather(draws);
  if (draws.chance(0.05)) {
    // A page is not closed while it says that something is not saved yet.
    if (device.diskDelay > 0) await time.pass(10_000);
    const { diskDelay } = device;
    // Opening waits for what it repairs, and time stands still meanwhile.
    device.diskDelay = 0;
    await device.reopen();
    device.diskDelay = diskDelay;
  }
  if (draws.chance(0.25)) await makeTrouble(running, device);
  workOn(running, device, (token) => {
    const store = device.store();
    if (draws.chance(0.06)) {
      // Two tabs may take back the same before they hear of each other.
      running.received.delete(store.latestChange() ?? 'nothing');
      return store.undo();
    }
    const before = stockOf(device.farm());
    const work = anyWork(device.farm(), token, draws);
    if (work !== null) tryTo(() => store.perform(work));
    const received = stockOf(device.farm()) - before;
    if (received !== 0) running.received.set(store.latestChange() ?? 'nothing', received);
  });
  await time.pass(draws.chance(0.4) ? draws.below(60_000) : draws.below(2_500));
}

function workOn(running: Running, device: SimulatedDevice, act: (token: string) => void): void {
  const { words, edits, time } = running;
  edits.work(device, time.now(), () => words.work(device, act));
}

function stockOf({ catalog }: FarmDocument): number {
  return catalog.materials.find(({ id }) => id === COUNTED_MATERIAL)?.stock.qty ?? 0;
}

/** Who undoes that the material was entered has taken it away, with all that is on hand. */
function isCounted({ catalog }: FarmDocument): boolean {
  return catalog.materials.some(({ id }) => id === COUNTED_MATERIAL);
}

async function makeTrouble(running: Running, device: SimulatedDevice): Promise<void> {
  const { troubles, draws, server, devices, words } = running;
  if (troubles.size === 0) return;
  switch (draws.pick([...troubles])) {
    case 'rollback':
      return server.rollBack(USER, 1 + draws.below(4));
    case 'wipe':
      return server.wipe(USER);
    case 'clocks':
      return jump(device, draws.below(61) - 30);
    case 'import':
      return workOn(running, device, (token) => importFile(device, token, draws));
    case 'metadata lost':
      return loseMetadata(device, USER, running);
    case 'copied profile': {
      if (devices.length > 4) return;
      const name = `copy ${devices.length} of ${device.name}`;
      const copy = await aDevice(name, running, copyOfDisks(device.disks));
      copy.weather = badWeather(draws);
      words.copied(device, copy);
      devices.push(copy);
      return;
    }
    case 'second tab': {
      if (devices.length > 4) return;
      const tab = await aDevice(`tab ${devices.length} of ${device.name}`, running, device.disks);
      tab.weather = badWeather(draws);
      for (const each of [device, tab]) each.diskDelay = draws.pick([0, 50, 800]);
      devices.push(tab);
      return;
    }
  }
}

function outcomeOf({ devices, words, edits, server, time, troubles, received }: Running) {
  const [first] = devices;
  if (first === undefined) throw new Error('There are no devices');
  const now = time.now();
  const moment = { now, today: localDay(now) };
  const comparable = (farm: FarmDocument): FarmDocument =>
    // Whoever has another day has other tasks; on one day, open work is what the plan makes of the rest.
    troubles.has('clocks')
      ? { ...farm, tasks: [], trayStatus: first.farm().trayStatus }
      : reduce(farm, { type: 'REGENERATE_TASKS', moment });
  const isApart = (farm: FarmDocument): boolean =>
    !sameContent(comparable(farm), comparable(first.farm()));
  const text = server.textOf(USER);
  // Only farms are stored there.
  const cloud = text === null ? null : expandFarm(JSON.parse(text) as CompactFarm);
  return {
    lost: words.lost(devices),
    overruled: edits.overruled(first.farm()),
    // A material that somebody took away stays where others have received some of it since.
    miscounted: isCounted(first.farm()) ? stockOf(first.farm()) - sumOf([...received.values()]) : 0,
    apart: [
      ...devices.filter((device) => isApart(device.farm())).map(({ name }) => name),
      ...(cloud === null || isApart(cloud) ? ['cloud'] : []),
    ],
    problems: devices.flatMap(({ name, problems }) => problems.map((line) => `${name}: ${line}`)),
    unsettled: devices.filter(isUnsettled).map(({ name }) => name),
  };
}
