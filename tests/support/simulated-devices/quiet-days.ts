import type { FarmDocument } from '#state/document/farm-document.ts';
import { loadMerge } from '#state/sync/meeting/load-merge.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { aDevice, type DeviceEnvironment, type SimulatedDevice } from './simulated-device.ts';
import { simulatedServer } from './simulated-server.ts';
import { virtualTime } from './virtual-time.ts';

/** Whose farm the devices have when nobody else is named. */
export const USER = 'google_10001';

/** A service and a time in which nothing goes wrong by itself. */
export async function environment(): Promise<DeviceEnvironment> {
  await loadMerge();
  const time = virtualTime();
  return { time, draws: seededDraws(1), server: simulatedServer(() => time.now()) };
}

export async function twoDevices() {
  const around = await environment();
  return { around, first: await aDevice('1', around), second: await aDevice('2', around) };
}

/** A device with a crop that is in the cloud. */
export async function aSyncedDevice() {
  const around = await environment();
  const device = await aDevice('1', around);
  add(device, 'pea');
  await around.time.pass(5000);
  return { around, device };
}

/** Waits for work that takes a few seconds of the devices’ time. */
export async function inFiveSeconds({ time }: DeviceEnvironment, work: Promise<unknown>) {
  await time.pass(5000);
  await work;
}

export function add(device: SimulatedDevice, id: string): void {
  device.store().perform({ type: 'ADD_VARIETY', payload: aVariety({ id }) });
}

export function namesIn(farm: Pick<FarmDocument, 'varieties'> | null): string[] {
  return farm?.varieties.map(({ name }) => name) ?? [];
}

export function cloudFarm({ server }: DeviceEnvironment): FarmDocument | null {
  // Only farms are stored there.
  return JSON.parse(server.textOf(USER) ?? 'null') as FarmDocument | null;
}
