import type {
  Capacity,
  CapacityDemand,
  CapacityOptions,
  FreezeDryer,
  Rack,
  Shelf,
} from '#domain/capacity/capacity.ts';
import type { BatchSettings } from '#domain/planning/batch-settings.ts';
import type { PromiseSettings } from '#domain/promise/promise-limit.ts';
import type { GoogleSettings, PlannerSettings, Settings } from '#domain/settings/settings.ts';
import type { TrayInventory } from '#domain/trays/tray-status.ts';
import {
  BOOLEAN,
  DEVICE,
  SCALAR,
  byName,
  fields,
  records,
  reference,
  references,
} from './merge-rule.ts';

/** A list that names varieties says how to treat them, which nobody misses with the variety. */
const VARIETY_SET = references('varieties', 'remove', { isWeak: true });

/** Shelves name varieties by id or by name. */
const SHELF_SET = references('varieties', 'remove', { isWeak: true, by: 'id or name' });

export const SETTINGS = fields<Settings>({
  brand: fields<Settings['brand']>({ farmName: SCALAR, title: SCALAR, appLogoDataUrl: SCALAR }),
  siteTitle: SCALAR,
  google: fields<GoogleSettings>({
    connected: DEVICE,
    sub: DEVICE,
    email: DEVICE,
    name: DEVICE,
    picture: DEVICE,
    calendarId: SCALAR,
    pushAggregates: fields<GoogleSettings['pushAggregates']>({
      plant: BOOLEAN,
      harvest: BOOLEAN,
      soak: BOOLEAN,
    }),
  }),
  planner: fields<PlannerSettings>({
    weekStartsOn: SCALAR,
    weekendHarvestToFriday: BOOLEAN,
    defaultHarvestBufferDays: SCALAR,
  }),
  plannerPrefs: fields<Settings['plannerPrefs']>({ harvestWeekendOnFriday: BOOLEAN }),
  weekendHarvestToFriday: BOOLEAN,
  reporting: fields<Settings['reporting']>({ trackHarvestLoss: BOOLEAN, usdaMode: SCALAR }),
  promise: fields<PromiseSettings>({ limits: { kind: 'set' } }),
  trays: fields<Settings['trays']>({ dirtyThreshold: SCALAR, stackLimit: SCALAR }),
  commonTasks: { kind: 'set', isSameText: 'ignoring case', sort: 'texts' },
});

export const BATCH_SETTINGS = fields<BatchSettings>({
  generalBufferPercent: SCALAR,
  consistent: fields<BatchSettings['consistent']>({ percent: SCALAR, varieties: VARIETY_SET }),
  delicate: fields<BatchSettings['delicate']>({ percent: SCALAR, varieties: VARIETY_SET }),
  maxExtraTrays: SCALAR,
});

const SHELVES = records<Shelf>(
  'Shelf',
  {
    id: SCALAR,
    capacity: SCALAR,
    constraints: fields<Shelf['constraints']>({
      allowedVarieties: SHELF_SET,
      blockedVarieties: SHELF_SET,
    }),
  },
  { isOrdered: true },
);

export const CAPACITY = fields<Capacity>({
  racks: records<Rack>(
    'Rack',
    { id: SCALAR, label: SCALAR, type: SCALAR, shelves: SHELVES },
    { natural: byName },
  ),
  trayInventory: fields<TrayInventory>({ withHoles: SCALAR, withoutHoles: SCALAR }),
  options: fields<CapacityOptions>({ startDate: SCALAR, windowDays: SCALAR, mode: SCALAR }),
  freezeDryers: records<FreezeDryer>(
    'Freeze dryer',
    { id: SCALAR, label: SCALAR, shelves: SCALAR, cycleDays: SCALAR, shelfMaxOz: SCALAR },
    { natural: byName },
  ),
  demands: records<CapacityDemand>(
    'Demand',
    {
      id: SCALAR,
      label: SCALAR,
      varietyId: reference('varieties', 'remove', { isWeak: true }),
      traysNeeded: SCALAR,
      targetDate: SCALAR,
      priority: SCALAR,
      requiresFreezeDry: BOOLEAN,
      ozPerTray: SCALAR,
      fixedHarvestDate: SCALAR,
      preferredGermMethod: SCALAR,
      lbsPerTray: SCALAR,
    },
    { natural: byName },
  ),
});
