import { DEFAULT_STACK_LIMIT } from '#domain/capacity/germination-stack.ts';
import { MAX_HARVEST_BUFFER_DAYS } from '#domain/settings/harvest-buffer-days.ts';
import { DEFAULT_DIRTY_THRESHOLD } from '#domain/settings/save-settings.ts';
import type { LearningSettings } from '#domain/harvests/dismissed-learning.ts';
import { PROMISE_LIMITS, type PromiseSettings } from '#domain/promise/promise-limit.ts';
import { safeLogo } from '#domain/settings/logo.ts';
import type { GoogleSettings, HarvestDefaults, Settings } from '#domain/settings/settings.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import {
  parseNumber,
  readBoolean,
  readChoice,
  readText,
  readTextOrNull,
  readTexts,
  readWhole,
} from './coerce.ts';
import { asRecord, isRecord, type JsonRecord } from './json-record.ts';
import { readCommonTasks } from './read-common-tasks.ts';
import { settle } from './settle.ts';

/** The farm's settings; without any they are those of a fresh farm. */
export function readSettings(value: unknown): Settings {
  if (!isRecord(value)) return freshFarm().settings;
  const toFriday = readWeekendSwitch(value);
  const brand = asRecord(value.brand);
  const plannerPrefs = asRecord(value.plannerPrefs);
  const reporting = asRecord(value.reporting);
  const trays = asRecord(value.trays);
  return settle<Settings>(value, {
    brand: settle<Settings['brand']>(
      brand,
      {
        farmName: readText(brand.farmName),
        title: readText(brand.title),
        appLogoDataUrl: safeLogo(brand.appLogoDataUrl) ?? safeLogo(brand.logoDataUrl),
      },
      ['logoDataUrl'],
    ),
    siteTitle: readText(value.siteTitle),
    google: readGoogle(asRecord(value.google)),
    planner: readPlanner(asRecord(value.planner), toFriday),
    plannerPrefs: settle<Settings['plannerPrefs']>(plannerPrefs, {
      harvestWeekendOnFriday: toFriday,
    }),
    weekendHarvestToFriday: toFriday,
    reporting: settle<Settings['reporting']>(reporting, {
      trackHarvestLoss: readBoolean(reporting.trackHarvestLoss, true),
      usdaMode: readChoice(reporting.usdaMode, ['basic', 'detailed'], 'basic'),
      askHarvestWeight:
        reporting.askHarvestWeight === undefined
          ? undefined
          : readBoolean(reporting.askHarvestWeight),
    }),
    learning: readLearning(value.learning),
    promise: readPromise(value.promise),
    trays: settle<Settings['trays']>(trays, {
      dirtyThreshold: readLimit(trays.dirtyThreshold, DEFAULT_DIRTY_THRESHOLD),
      stackLimit: readLimit(trays.stackLimit, DEFAULT_STACK_LIMIT),
    }),
    commonTasks: readCommonTasks(value.commonTasks),
  });
}

/**
 * Whether weekend harvests move to Friday, from the first of the three places that says so.
 *
 * Settings that never heard of the switch come from a time when harvests stayed where they were.
 */
function readWeekendSwitch(settings: JsonRecord): boolean {
  const places = [
    asRecord(settings.planner).weekendHarvestToFriday,
    asRecord(settings.plannerPrefs).harvestWeekendOnFriday,
    settings.weekendHarvestToFriday,
  ];
  return readBoolean(places.find((place) => place !== undefined && place !== null));
}

function readPlanner(source: JsonRecord, weekendHarvestToFriday: boolean): HarvestDefaults {
  return settle<HarvestDefaults>(source, {
    weekStartsOn: parseNumber(source.weekStartsOn) === 0 ? 0 : 1,
    weekendHarvestToFriday,
    defaultHarvestBufferDays: readWhole(source.defaultHarvestBufferDays, 0, {
      min: 0,
      max: MAX_HARVEST_BUFFER_DAYS,
    }),
  });
}

/** Without a limit that is known, and without fields of others, there is nothing to keep. */
function readPromise(value: unknown): PromiseSettings | undefined {
  if (!isRecord(value)) return undefined;
  const wanted = readTexts(value.limits);
  const limits = PROMISE_LIMITS.filter((limit) => wanted.includes(limit));
  const promise = settle<PromiseSettings>(value, { limits });
  return limits.length === 0 && Object.keys(promise).length === 1 ? undefined : promise;
}

/** By variety how many harvests there were when its proposals were put off; without any, nothing to keep. */
function readLearning(value: unknown): LearningSettings | undefined {
  if (!isRecord(value)) return undefined;
  const dismissed = Object.entries(asRecord(value.dismissed)).flatMap(([id, recorded]) => {
    const count = readWhole(recorded, null, { min: 0 });
    return count === null ? [] : [[id, count] as const];
  });
  const learning = settle<LearningSettings>(value, { dismissed: Object.fromEntries(dismissed) });
  return dismissed.length === 0 && Object.keys(learning).length === 1 ? undefined : learning;
}

function readGoogle(source: JsonRecord): GoogleSettings {
  const aggregates = asRecord(source.pushAggregates);
  return settle<GoogleSettings>(source, {
    connected: readBoolean(source.connected),
    sub: readTextOrNull(source.sub),
    email: readTextOrNull(source.email),
    name: readTextOrNull(source.name),
    picture: readTextOrNull(source.picture),
    calendarId: typeof source.calendarId === 'string' ? source.calendarId : 'primary',
    pushAggregates: settle<GoogleSettings['pushAggregates']>(aggregates, {
      plant: readBoolean(aggregates.plant),
      harvest: readBoolean(aggregates.harvest),
      soak: readBoolean(aggregates.soak),
    }),
  });
}

function readLimit(value: unknown, fallback: number): number {
  const limit = readWhole(value, fallback);
  return limit > 0 ? limit : fallback;
}
