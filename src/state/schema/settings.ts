import {
  type Capacity,
  type CapacityDemand,
  type CapacityOptions,
  type FreezeDryer,
  type Rack,
  type Shelf,
  NEW_SHELF_CAPACITY,
  NEW_DRYER,
} from '#domain/capacity/capacity.ts';
import { DEFAULT_STACK_LIMIT } from '#domain/settings/germination-stack.ts';
import {
  countedSliver,
  DEFAULT_BUFFER_SETTINGS,
  type BufferSettings,
  HARVEST_BUFFER_DAYS,
  type GoogleSettings,
  type HarvestDefaults,
  type SuggestionSettings,
  type Settings,
  DEFAULT_DIRTY_THRESHOLD,
  HOURS_OF_DAY,
  listedResources,
  type AvailabilitySettings,
  DEFAULT_PRO_SETTINGS,
  type ProSettings,
} from '#domain/settings/settings.ts';
import {
  COVER_DAYS,
  DEFAULT_BUYING_SETTINGS,
  KEEP_DAYS,
  LEAD_DAYS,
  keepDaysWithin,
  type BuyingSettings,
} from '#domain/settings/buying-settings.ts';
import { safeLogo } from '#domain/settings/logo.ts';
import {
  CURRENCIES,
  DATE_STYLES,
  LANGUAGES,
  NUMBER_STYLES,
  storedRegion,
  US_REGION,
  WEIGHT_SYSTEMS,
  type Region,
} from '#domain/tell/region.ts';
import type { TrayInventory } from '#domain/planning/tray-status.ts';
import { type Field, BOOLEAN, DEVICE, LATEST, byName } from './merge-rule.ts';
import * as a from './field.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { GERM_MODES } from './crops.ts';
import { INVOICING } from './invoices.ts';

/** A list of varieties with a setting drops deleted ones. */
const VARIETY_SET = a.reference(a.texts(), 'varieties', 'remove', { isWeak: true });

/** Shelves name varieties by id or by name. */
const SHELF_SET = a.reference(a.texts(), 'varieties', 'remove', { isWeak: true, by: 'id or name' });

const BRAND = a.object<Settings['brand']>(
  {
    farmName: a.text(),
    title: a.text(),
    appLogoDataUrl: a.refined(a.textOrNull(), 'a safe picture', safeLogo),
    labelLine: a.optionalText(),
  },
  { retired: ['logoDataUrl'] },
);

const ofDevice = <V>(field: Field<V>) => a.merged(DEVICE, field);

const GOOGLE = a.object<GoogleSettings>({
  connected: ofDevice(a.flag()),
  sub: ofDevice(a.textOrNull()),
  email: ofDevice(a.textOrNull()),
  name: ofDevice(a.textOrNull()),
  picture: ofDevice(a.textOrNull()),
  calendarId: a.rawText('primary'),
  pushAggregates: a.object<GoogleSettings['pushAggregates']>({
    plant: a.flag(),
    harvest: a.flag(),
    soak: a.flag(),
  }),
});

const PLANNER = a.object<HarvestDefaults>({
  weekStartsOn: a.refined(a.number({ or: 1 }), 'Sunday 0 or Monday 1', (at) => (at === 0 ? 0 : 1)),
  weekendHarvestToFriday: a.flag(),
  defaultHarvestBufferDays: a.whole({ ...HARVEST_BUFFER_DAYS, or: 0 }),
  morningHour: a.whole({ ...HOURS_OF_DAY, or: undefined }),
});

const PROMISE = a.object<AvailabilitySettings>({
  limits: a.refined(a.texts(), 'those that are known', listedResources),
});

const REGION = a.object<Region>({
  weights: a.choice(WEIGHT_SYSTEMS, US_REGION.weights),
  currency: a.choice(CURRENCIES, US_REGION.currency),
  dates: a.choice(DATE_STYLES, US_REGION.dates),
  numbers: a.choice(NUMBER_STYLES, US_REGION.numbers),
  language: a.choice(LANGUAGES, undefined),
});

/** By variety how many harvests there were when its proposals were put off. */
const LEARNING = a.object<SuggestionSettings>({
  dismissed: a.reference(
    a.map('Suggestions of', a.merged(LATEST, a.required(a.whole({ min: 0, or: null })))),
    'varieties',
    'remove',
    { isWeak: true },
  ),
});

/** Where the only field that is known holds nothing, and none of others is there, there is nothing to keep. */
function isEmpty(section: object | undefined, held: object | undefined): boolean {
  const isAlone = section !== undefined && Object.keys(section).length === 1;
  return isAlone && Object.keys(held ?? {}).length === 0;
}

const PRO = a.object<ProSettings>({
  planNet: a.flag(DEFAULT_PRO_SETTINGS.planNet),
  mixVarietiesInLoad: a.flag(DEFAULT_PRO_SETTINGS.mixVarietiesInLoad),
  mustFit: a.flag(DEFAULT_PRO_SETTINGS.mustFit),
});

const USUAL = DEFAULT_BUYING_SETTINGS;

const BUYING = a.object<BuyingSettings>({
  leadDays: a.whole({ ...LEAD_DAYS, or: USUAL.leadDays }),
  coverDays: a.whole({ ...COVER_DAYS, or: USUAL.coverDays }),
  keepDays: a.refined(
    a.whole({ ...KEEP_DAYS, or: USUAL.keepDays }),
    'fewer than coverDays',
    (keepDays, { coverDays }: Pick<BuyingSettings, 'coverDays'>) =>
      keepDaysWithin(keepDays, coverDays),
    ['coverDays'],
  ),
});

export const SETTINGS = a.object<Settings>(
  {
    brand: BRAND,
    siteTitle: a.text(),
    google: GOOGLE,
    planner: PLANNER,
    plannerPrefs: a.object<Settings['plannerPrefs']>({ harvestWeekendOnFriday: a.flag() }),
    weekendHarvestToFriday: a.flag(),
    reporting: a.object<Settings['reporting']>({
      trackHarvestLoss: a.flag(true),
      usdaMode: a.choice(['basic', 'detailed'], 'basic'),
      askHarvestWeight: a.merged(BOOLEAN, a.optionalFlag()),
    }),
    // Empty once all its varieties are gone; leaving it out then would part devices that have read the farm anew.
    learning: a.optional(LEARNING),
    promise: a.refined(a.optional(PROMISE), 'absent when there is none', (promise) =>
      isEmpty(promise, promise?.limits) ? undefined : promise,
    ),
    pro: a.optional(PRO),
    buying: a.optional(BUYING),
    invoicing: a.optional(INVOICING),
    region: a.refined(a.optional(REGION), 'absent when all is as without it', storedRegion),
    trays: a.object<Settings['trays']>({
      dirtyThreshold: a.whole({ min: 1, or: DEFAULT_DIRTY_THRESHOLD, isStrict: true }),
      stackLimit: a.whole({ min: 1, or: DEFAULT_STACK_LIMIT, isStrict: true }),
    }),
    commonTasks: a.merged(
      { kind: 'set', isSameText: 'ignoring case', sort: 'texts' },
      a.workedOut('names, each once ignoring case; else the usual'),
    ),
  },
  { label: 'Settings' },
);

/** Reads a percent. An invalid one gets the default; dialog and plan take it as no buffer. */
function percent(or: number): Field<number> {
  return a.number({ min: 0, or, isStrict: true });
}

const { generalBufferPercent, consistent, delicate, maxExtraTrays } = DEFAULT_BUFFER_SETTINGS;

export const BUFFER_SETTINGS = a.object<BufferSettings>(
  {
    generalBufferPercent: percent(generalBufferPercent),
    consistent: a.object<BufferSettings['consistent']>({
      percent: percent(consistent.percent),
      varieties: VARIETY_SET,
    }),
    delicate: a.object<BufferSettings['delicate']>({
      percent: percent(delicate.percent),
      varieties: VARIETY_SET,
    }),
    maxExtraTrays: a.whole({ min: 0, or: maxExtraTrays, isStrict: true }),
    sliver: a.refined(
      a.number({ min: 0, max: 1, or: undefined }),
      '2 decimals; absent for 0',
      countedSliver,
    ),
  },
  { label: 'Buffers' },
);

export const SHELVES = a.list<Shelf>(
  'Shelf',
  {
    id: a.ID,
    capacity: a.whole({ min: 0, or: NEW_SHELF_CAPACITY }),
    constraints: a.object<Shelf['constraints']>({
      allowedVarieties: SHELF_SET,
      blockedVarieties: SHELF_SET,
    }),
  },
  { isOrdered: true },
);

export const RACK_TYPE = a.choice(['grow', 'germination'], 'grow');

export const RACKS = a.list<Rack>(
  'Rack',
  { id: a.ID, label: a.text(), type: RACK_TYPE, shelves: SHELVES },
  { natural: byName },
);

/** A dryer. Old files have `{name, trays, cyclesPerDay}`. */
export const FREEZE_DRYERS = a.list<FreezeDryer>(
  'Freeze dryer',
  a.object<FreezeDryer>(
    {
      id: a.ID,
      label: a.once('name', a.text()),
      shelves: a.once('trays', a.whole({ min: 0, or: NEW_DRYER.shelves })),
      cycleDays: a.workedOut('number of 1 or more; else by cycles per day'),
      shelfMaxOz: a.number({ min: 0, or: NEW_DRYER.shelfMaxOz }),
    },
    { retired: ['cyclesPerDay'] },
  ),
  { natural: byName },
);

export const CAPACITY_DEMANDS = a.list<CapacityDemand>(
  'Demand',
  {
    id: a.ID,
    label: a.text(),
    varietyId: a.reference(a.text(), 'varieties', 'remove', { isWeak: true }),
    traysNeeded: a.number({ min: 0, or: 0 }),
    targetDate: a.neededDay(),
    priority: a.choice(['critical', 'normal', 'low'], 'normal'),
    requiresFreezeDry: a.flag(),
    ozPerTray: a.number({ min: 0, or: 16 }),
    fixedHarvestDate: a.optionalDay(),
    preferredGermMethod: a.choice(GERM_MODES, undefined),
    lbsPerTray: a.number({ min: 0, or: undefined }),
  },
  { natural: byName },
);

const FRESH = freshFarm().capacity;

/** Fields of the running app that aren't stored. */
const RUN_TIME_FIELDS = ['lastResult', 'isRunning', 'error'];

export const CAPACITY = a.object<Capacity>(
  {
    racks: RACKS,
    trayInventory: a.object<TrayInventory>({
      withHoles: a.whole({ min: 0, or: FRESH.trayInventory.withHoles }),
      withoutHoles: a.whole({ min: 0, or: FRESH.trayInventory.withoutHoles }),
    }),
    options: a.object<CapacityOptions>({
      startDate: a.day(),
      windowDays: a.whole({ min: 1, max: 60, or: FRESH.options.windowDays }),
      mode: a.refined(a.text(), `else ${FRESH.options.mode}`, (mode) => mode || FRESH.options.mode),
    }),
    freezeDryers: FREEZE_DRYERS,
    demands: CAPACITY_DEMANDS,
  },
  { label: 'Capacity', retired: RUN_TIME_FIELDS },
);
