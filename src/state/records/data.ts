import type { IsoInstant, Millis } from '#domain/calendar/iso-date.ts';
import { withIdentityOf } from '../document/sendable-farm.ts';
import { withDemo } from '../new-farms/demo-farm.ts';
import { hasOwnWork } from '../new-farms/user-content.ts';
import { workingDemo } from '../new-farms/working-demo.ts';
import type { FarmDocument, SliceName } from '../document/farm-document.ts';
import { laterWipe, withWipe } from '../document/sync/sync-meta.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { readWipe, wipeFields } from '../read/slices/read-sync-meta.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import { RESET_NAMES, resetData } from './reset-data.ts';
import * as a from '../schema/field.ts';
import { actionRules } from './action-rules.ts';
import { PayloadError, recordOf } from './described-payload.ts';

interface LoadedSlices {
  readonly slices: Partial<Pick<FarmDocument, SliceName>>;
  /** Time the file's farm restarted after a wipe. */
  readonly wipedAt?: IsoInstant;
  readonly wipedBy?: string;
  /** They come from a copy on this device instead of a file. */
  readonly fromCopy?: boolean;
}

/** Loaded data is dated a year ahead, so that it wins over every other copy of the farm. */
const LOADED_DATA_LEAD: Millis = 31_536_000_000;

const FROM_ELSEWHERE = { isUnsigned: true, tellsPast: true } as const;

export const DATA_ACTIONS = {
  /** Replaces the slices present, as after an import; they are normalised by then. */
  LOAD_DATA_SLICES: actionRules<LoadedSlices>({
    payload: (source) => ({
      // They are normalised when they are loaded.
      slices: recordOf(source, 'slices') as LoadedSlices['slices'],
      // When the farm of the file began anew, a device has to ask about it as after its own wipe.
      ...(source.wipedAt !== undefined && wipedBy(readWipe(source))),
    }),
    label: ({ fromCopy }) => (fromCopy ? 'Restore a copy' : 'Import backup'),
    ...FROM_ELSEWHERE,
    run: loadSlices,
  }),
  /** A farm with nothing of its own, or with the demo alone, shows a working day; in another one the demo's work begins today. */
  LOAD_DEMO_DATA: actionRules<undefined>({
    payload: () => undefined,
    label: 'Load demo data',
    ...FROM_ELSEWHERE,
    run: (farm, _nothing, { today, now }) =>
      hasOwnWork(farm) ? withDemo(farm, today, now) : { ...farm, ...workingDemo(today, now) },
  }),
  /** Empties one part of the farm, and what cannot be without it. */
  RESET_DATA: actionRules({
    payload: { name: a.required(a.choice(RESET_NAMES, undefined)) },
    label: ({ name }) => `Reset ${name === 'seedsInventory' ? 'seeds inventory' : name}`,
    ...FROM_ELSEWHERE,
    run: (farm, { name }, moment) => resetData(farm, name, moment),
  }),
};

function wipedBy(wipe: ReturnType<typeof readWipe>): Pick<LoadedSlices, 'wipedAt' | 'wipedBy'> {
  if (wipe === null) throw new PayloadError("needs a time in 'wipedAt'.");
  return wipeFields(wipe);
}

/** Replaces each imported slice. A backup is a whole farm, so nothing else stays, except this device's identity. */
function loadSlices(
  document: FarmDocument,
  payload: LoadedSlices,
  { now }: ActionContext,
): FarmDocument {
  const { slices, fromCopy = false } = payload;
  const { orders, recurring, single, pastOrders } = slices;
  // The past of other orders is not theirs.
  const past = (orders ?? recurring ?? single) === undefined ? {} : { pastOrders };
  const kept = { ...(fromCopy ? {} : document), ...past };
  const loaded = normalizeFarm({ ...kept, ...slices, meta: document.meta });
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
