import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { type MergedFarms, mergeFarms } from '#state/merge/merge-farms.ts';
import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { perform } from '#state/records/perform.ts';

const FIRST_DAY = '2026-11-20';
const HOUR = 3_600_000;

/** Some devices that share one farm in a cloud, with a clock of their own world. */
export type Devices = ReturnType<typeof someDevices>;

/** Devices that all start with the same farm. */
export function someDevices(count: number, start: FarmDocument) {
  let now = Date.parse(`${FIRST_DAY}T08:00:00.000Z`);
  const today = (): IsoDate =>
    addDays(FIRST_DAY, Math.floor((now - Date.parse(`${FIRST_DAY}T00:00:00.000Z`)) / (24 * HOUR)));
  const moment = () => ({ today: today(), now });
  const farm = perform(start, { type: 'REGENERATE_TASKS', moment: moment() }).document;
  let cloud = farm;
  const devices = Array.from({ length: count }, () => ({ base: farm, local: farm }));
  const told: SyncNotice[] = [];
  const deviceOf = (index: number) => {
    const device = devices[index];
    if (device === undefined) throw new Error(`There is no device ${index}.`);
    return device;
  };
  /** Brings a device and the cloud together; gives what the merge said. */
  const sync = (index: number): MergedFarms => {
    const device = deviceOf(index);
    now += 1000;
    const result = mergeFarms({
      base: device.base,
      local: device.local,
      remote: cloud,
      ...moment(),
      deviceNames: { local: `Device ${index}`, remote: 'Cloud' },
    });
    told.push(...result.notices);
    // As it comes back from the service: no part is the same object, and it is read like any other.
    cloud = result.merged;
    device.local = result.merged;
    device.base = normalizeFarm(JSON.parse(JSON.stringify(result.merged)));
    return result;
  };
  return {
    cloud: () => cloud,
    farm: (index: number) => deviceOf(index).local,
    act(index: number, ...actions: readonly FarmAction[]) {
      const device = deviceOf(index);
      for (const action of actions) {
        now += 1000;
        device.local = perform(device.local, { ...action, moment: moment() }).document;
      }
    },
    sync,
    /** Everybody until all have the same. */
    syncAll() {
      const everybody = [...devices.keys()];
      for (const index of [...everybody, ...everybody]) sync(index);
    },
    pass(hours: number) {
      now += hours * HOUR;
    },
    today,
    notices: () => told,
  };
}
