import { rackOf } from '#domain/capacity/capacity.ts';
import { DEFAULT_STACK_LIMIT } from '#domain/settings/germination-stack.ts';
import {
  DEFAULT_BUFFER_SETTINGS,
  DEFAULT_DIRTY_THRESHOLD,
  type GoogleSettings,
  type Settings,
} from '#domain/settings/settings.ts';
import type { TrayStatus } from '#domain/planning/tray-status.ts';
import type { FarmDocument } from './farm-document.ts';

/** The part of the settings that says who is signed in. */
export type Identity = Pick<GoogleSettings, 'connected' | 'sub' | 'email' | 'name' | 'picture'>;

export const NO_IDENTITY: Identity = {
  connected: false,
  sub: null,
  email: null,
  name: null,
  picture: null,
};

/** An empty farm. It counts as never written (`lastWriteAt` 0), so any other copy wins. */
export function freshFarm(): FarmDocument {
  return {
    meta: { version: 2, lastWriteAt: 0, catalogUpdatedAt: 0 },
    varieties: [],
    products: [],
    recurring: [],
    single: [],
    orders: [],
    tasks: [],
    seedsInventory: [],
    settings: freshSettings(),
    catalog: {
      materials: [],
      packaging: [],
      seedsByVariety: {},
      soilConfig: { soilMaterialId: null },
      overheads: [],
      overheadLogs: [],
      overheadScenario: { months: 1, trays: 0, units: 0, events: 0, ounces: 0, batches: 0 },
    },
    batchSettings: DEFAULT_BUFFER_SETTINGS,
    trayStatus: freshTrayStatus(),
    traysPlantedLog: [],
    harvestLosses: [],
    capacity: {
      racks: [
        rackOf({ id: 'germ-1', label: 'Germ Rack A', type: 'germination' }, 7),
        rackOf({ id: 'grow-1', label: 'Grow Rack A', type: 'grow' }, 5),
      ],
      trayInventory: { withHoles: 40, withoutHoles: 80 },
      options: { startDate: null, windowDays: 14, mode: 'Fixed harvest' },
      freezeDryers: [],
      demands: [],
    },
    markets: [],
    demandRecords: [],
    alchemy: { items: [], categories: [], subgroups: [], products: [], orders: [] },
  };
}

function freshSettings(): Settings {
  return {
    brand: { farmName: '', title: '', appLogoDataUrl: null },
    siteTitle: '',
    google: {
      ...NO_IDENTITY,
      calendarId: 'primary',
      pushAggregates: { plant: false, harvest: false, soak: false },
    },
    planner: { weekStartsOn: 1, weekendHarvestToFriday: true, defaultHarvestBufferDays: 0 },
    plannerPrefs: { harvestWeekendOnFriday: true },
    weekendHarvestToFriday: true,
    reporting: { trackHarvestLoss: true, usdaMode: 'basic' },
    trays: { dirtyThreshold: DEFAULT_DIRTY_THRESHOLD, stackLimit: DEFAULT_STACK_LIMIT },
    commonTasks: ['Follow-up Call', 'Scrub Glassware', 'Scrub Trays', 'Sweep/Mop'],
  };
}

export function freshTrayStatus(): TrayStatus {
  return {
    dirtyWithHoles: 0,
    dirtyWithoutHoles: 0,
    inUseWithHoles: 0,
    inUseWithoutHoles: 0,
    inUseTopCovers: 0,
    inUseBottomSolids: 0,
    activePlantings: [],
    pendingHarvests: [],
    scrubTaskId: null,
    scrubTaskCreatedAt: null,
    lastScrubCompletedAt: null,
  };
}
