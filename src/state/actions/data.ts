import type { Millis } from '#domain/calendar/iso-date.ts';
import { demoFarm } from '../demo-farm.ts';
import type { FarmDocument } from '../farm-document.ts';
import { freshFarm, freshTrayStatus } from '../fresh-farm.ts';
import { normaliseFarm } from '../normalise/normalise-farm.ts';
import { keepOnly } from './change-records.ts';
import type { ActionMoment, DataAction } from './farm-action.ts';
import { resetData } from './reset-data.ts';

/** Loaded data is dated a year ahead, so that it wins over every other copy of the farm. */
const LOADED_DATA_LEAD: Millis = 31_536_000_000;

/** Whole-document changes: data from a file, the demo farm, and emptying a part. */
export function reduceData(
  document: FarmDocument,
  action: DataAction,
  moment: ActionMoment,
): FarmDocument {
  switch (action.type) {
    case 'LOAD_DATA_SLICES':
      return loadSlices(document, action.payload.slices, moment.now);
    case 'LOAD_DEMO_DATA':
      return loadDemo(document, moment);
    case 'RESET_DATA':
      return resetData(document, action.payload.name, moment);
  }
}

/** Each slice that came replaces the farm's own; who is signed in on this device stays. */
function loadSlices(
  document: FarmDocument,
  slices: Partial<FarmDocument>,
  now: Millis,
): FarmDocument {
  const loaded = normaliseFarm({ ...document, ...slices, meta: document.meta });
  const { connected, sub, email, name, picture } = document.settings.google;
  const google = { ...loaded.settings.google, connected, sub, email, name, picture };
  const { lastWriteAt, catalogUpdatedAt } = document.meta;
  const stamp = Math.max(now + LOADED_DATA_LEAD, lastWriteAt + 1, catalogUpdatedAt + 1);
  return {
    ...loaded,
    settings: { ...loaded.settings, google },
    meta: {
      ...document.meta,
      lastWriteAt: stamp,
      catalogUpdatedAt: slices.catalog === undefined ? catalogUpdatedAt : stamp,
    },
  };
}

/**
 * Orders, one-time orders, racks, catalog and logs stay; all trays are clean and the buffers usual.
 */
function loadDemo(document: FarmDocument, { today, now }: ActionMoment): FarmDocument {
  const fresh = freshFarm();
  const { trayInventory } = fresh.capacity;
  return {
    ...document,
    ...demoFarm(today, now),
    tasks: keepOnly(document.tasks, (task) => task.special !== 'TRAY_SCRUB' || task.done),
    batchSettings: fresh.batchSettings,
    trayStatus: freshTrayStatus(),
    capacity: { ...document.capacity, trayInventory },
  };
}
