import type { Millis } from '#domain/calendar/iso-date.ts';
import { withIdentityOf } from '../document/google-identity.ts';
import { demoFarm } from '../new-farms/demo-farm.ts';
import { enteredIn } from '../new-farms/entered-in.ts';
import { workingDemo } from '../new-farms/working-demo.ts';
import type { FarmDocument, SliceName } from '../document/farm-document.ts';
import { sameValue } from '../document/same-value.ts';
import { laterWipe, withWipe } from '../document/sync/last-wipe.ts';
import { freshFarm, freshTrayStatus } from '../document/fresh-farm.ts';
import { normaliseFarm } from '../normalise/normalise-farm.ts';
import { readWipe } from '../normalise/read-sync-meta.ts';
import { keepOnly } from '#domain/records/change-records.ts';
import type { Moment } from '#domain/calendar/moment.ts';
import type { DataAction } from './farm-action.ts';
import { resetData } from './reset-data.ts';

type LoadPayload = Extract<DataAction, { type: 'LOAD_DATA_SLICES' }>['payload'];

/** Loaded data is dated a year ahead, so that it wins over every other copy of the farm. */
const LOADED_DATA_LEAD: Millis = 31_536_000_000;

/** Whole-document changes: data from a file, the demo farm, and emptying a part. */
export function reduceData(
  document: FarmDocument,
  action: DataAction,
  moment: Moment,
): FarmDocument {
  switch (action.type) {
    case 'LOAD_DATA_SLICES':
      return loadSlices(document, action.payload, moment.now);
    case 'LOAD_DEMO_DATA':
      return loadDemo(document, moment);
    case 'RESET_DATA':
      return resetData(document, action.payload.name, moment);
  }
}

/**
 * Each slice that came replaces the farm's own; a copy is a whole farm, so nothing else stays beside it.
 * Who is signed in on this device stays.
 */
function loadSlices(document: FarmDocument, payload: LoadPayload, now: Millis): FarmDocument {
  const { slices, fromCopy = false } = payload;
  const loaded = normaliseFarm({ ...(fromCopy ? {} : document), ...slices, meta: document.meta });
  const { lastWriteAt, catalogUpdatedAt } = document.meta;
  const stamp = Math.max(now + LOADED_DATA_LEAD, lastWriteAt + 1, catalogUpdatedAt + 1);
  const farm = {
    ...loaded,
    settings: withIdentityOf(document.settings, loaded.settings),
    meta: {
      ...document.meta,
      lastWriteAt: stamp,
      catalogUpdatedAt: slices.catalog === undefined ? catalogUpdatedAt : stamp,
    },
  };
  const wipe = readWipe(payload);
  // A wipe to come would make every device ask about it for ever.
  const isPast = wipe !== null && Date.parse(wipe.at) <= now;
  return isPast ? withWipe(farm, laterWipe(farm, withWipe(farm, wipe))) : farm;
}

/**
 * All trays are clean and the buffers usual. A farm with nothing of its own, or with the demo alone, shows a working day; in another
 * one, orders, one-time orders, racks, catalog and logs stay, and the demo's work begins today.
 */
function loadDemo(document: FarmDocument, { today, now }: Moment): FarmDocument {
  if (isUntouched(document) || enteredIn(document) === 'demo')
    return { ...document, ...workingDemo(today, now) };
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

/** Nothing was ordered, done, bought or written down, and the racks are those of a new farm. */
function isUntouched(farm: FarmDocument): boolean {
  const fresh = freshFarm();
  return UNTOUCHED.every((slice) => sameValue(farm[slice], fresh[slice]));
}

const UNTOUCHED = [
  'orders',
  'single',
  'tasks',
  'seedsInventory',
  'catalog',
  'traysPlantedLog',
  'harvestLosses',
  'capacity',
] as const satisfies readonly SliceName[];
