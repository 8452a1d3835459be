import type {
  Capacity,
  CapacityDemand,
  CapacityOptions,
  FreezeDryer,
  Rack,
  Shelf,
} from '#domain/capacity/capacity.ts';
import type { BufferSettings } from '#domain/planning/buffer-settings.ts';
import type { LearningSettings } from '#domain/harvests/dismissed-learning.ts';
import type { PromiseSettings } from '#domain/promise/promise-limit.ts';
import type { GoogleSettings, HarvestDefaults, Settings } from '#domain/settings/settings.ts';
import type { TrayInventory } from '#domain/trays/tray-status.ts';
import { NEW_DRYER } from '#domain/capacity/freeze-dryers.ts';
import { GERM_MODES } from './crops.ts';
import {
  ID,
  choice,
  day,
  flag,
  list,
  naming,
  needed,
  number,
  object,
  optionalDay,
  text,
  texts,
  whole,
  workedOut,
} from './field.ts';
import { BOOLEAN, DEVICE, LATEST, SCALAR, byName, fields, references } from './merge-rule.ts';

/** A list that names varieties says how to treat them, which nobody misses with the variety. */
const VARIETY_SET = references('varieties', 'remove', { isWeak: true });

/** Shelves name varieties by id or by name. */
const SHELF_SET = naming(texts(), 'varieties', 'remove', { isWeak: true, by: 'id or name' });

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
  planner: fields<HarvestDefaults>({
    weekStartsOn: SCALAR,
    weekendHarvestToFriday: BOOLEAN,
    defaultHarvestBufferDays: SCALAR,
  }),
  plannerPrefs: fields<Settings['plannerPrefs']>({ harvestWeekendOnFriday: BOOLEAN }),
  weekendHarvestToFriday: BOOLEAN,
  reporting: fields<Settings['reporting']>({
    trackHarvestLoss: BOOLEAN,
    usdaMode: SCALAR,
    askHarvestWeight: BOOLEAN,
  }),
  learning: fields<LearningSettings>({
    dismissed: {
      kind: 'map',
      noun: 'Proposals of',
      names: { to: 'varieties', onDelete: 'remove', isWeak: true },
      of: LATEST,
    },
  }),
  promise: fields<PromiseSettings>({ limits: { kind: 'set' } }),
  trays: fields<Settings['trays']>({ dirtyThreshold: SCALAR, stackLimit: SCALAR }),
  commonTasks: { kind: 'set', isSameText: 'ignoring case', sort: 'texts' },
});

export const BUFFER_SETTINGS = fields<BufferSettings>({
  generalBufferPercent: SCALAR,
  consistent: fields<BufferSettings['consistent']>({ percent: SCALAR, varieties: VARIETY_SET }),
  delicate: fields<BufferSettings['delicate']>({ percent: SCALAR, varieties: VARIETY_SET }),
  maxExtraTrays: SCALAR,
});

export const SHELVES = list<Shelf>(
  'Shelf',
  {
    id: ID,
    capacity: whole({ min: 0, or: 4 }),
    constraints: object<Shelf['constraints']>({
      allowedVarieties: SHELF_SET,
      blockedVarieties: SHELF_SET,
    }),
  },
  { isOrdered: true },
);

export const RACKS = list<Rack>(
  'Rack',
  { id: ID, label: text(), type: choice(['grow', 'germination'], 'grow'), shelves: SHELVES },
  { natural: byName },
);

/** A dryer, once also told as `{name, trays, cyclesPerDay}`. */
export const FREEZE_DRYERS = list<FreezeDryer>(
  'Freeze dryer',
  object<FreezeDryer>(
    {
      id: ID,
      label: text(),
      shelves: whole({ min: 0, or: NEW_DRYER.shelves }),
      cycleDays: workedOut('number of 1 or more; else what the cycles per day say'),
      shelfMaxOz: number({ min: 0, or: NEW_DRYER.shelfMaxOz }),
    },
    { retired: ['name', 'trays', 'cyclesPerDay'] },
  ),
  { natural: byName },
);

export const CAPACITY_DEMANDS = list<CapacityDemand>(
  'Demand',
  {
    id: ID,
    label: text(),
    varietyId: naming(text(), 'varieties', 'remove', { isWeak: true }),
    traysNeeded: number({ min: 0, or: 0 }),
    targetDate: needed(day()),
    priority: choice(['critical', 'normal', 'low'], 'normal'),
    requiresFreezeDry: flag(),
    ozPerTray: number({ min: 0, or: 16 }),
    fixedHarvestDate: optionalDay(),
    preferredGermMethod: choice(GERM_MODES, undefined),
    lbsPerTray: number({ min: 0, or: undefined }),
  },
  { natural: byName },
);

export const CAPACITY = fields<Capacity>({
  racks: RACKS,
  trayInventory: fields<TrayInventory>({ withHoles: SCALAR, withoutHoles: SCALAR }),
  options: fields<CapacityOptions>({ startDate: SCALAR, windowDays: SCALAR, mode: SCALAR }),
  freezeDryers: FREEZE_DRYERS,
  demands: CAPACITY_DEMANDS,
});
