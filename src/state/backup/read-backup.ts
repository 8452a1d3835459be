import { type Incremental, runToCompletion } from '#domain/records/run-to-completion.ts';
import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { FarmDocument, SliceName } from '../document/farm-document.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { parseNumber } from '../read/coerce.ts';
import { normalizeSteps } from '../read/normalize-farm.ts';
import { readWipe, wipeFields } from '../read/slices/read-sync-meta.ts';
import { CAPACITY_PARTS } from '../read/slices/read-capacity.ts';
import { withIdentityOf } from '../document/sendable-farm.ts';
import { readJsonLines } from './json-lines.ts';
import { holdsRecords, SLICE_NAMES } from './slice-names.ts';
import { asRecord, isRecord, type JsonRecord } from '../document/json-record.ts';

/** Slices of a farm as `LOAD_DATA_SLICES` takes them, with unknown top-level fields of the file. */
export type BackupSlices = Partial<Pick<FarmDocument, SliceName>>;

interface BackupContents {
  readonly slices: BackupSlices;
  /** Time the file's farm restarted after a wipe; absent if never. */
  readonly wipedAt?: IsoInstant;
  readonly wipedBy?: string;
}

interface NoBackup {
  readonly ok: false;
  readonly reason: string;
}

export type BackupReading = ({ readonly ok: true } & BackupContents) | NoBackup;

/** The farm inside a file, as it is written there. */
type RawFarm = { readonly ok: true; readonly state: JsonRecord } | NoBackup;

const NEWEST_VERSION = 2;

/**
 * The slices that a backup file brings, ready to be loaded.
 *
 * Only slices that the file really has are there; one that is null or of the wrong kind is not, so
 * that a damaged file never empties a part of the farm. The write stamps and the Google identity of
 * the file stay behind.
 *
 * @param current - The farm it will be loaded into: slices that the file lacks are looked up there,
 * for rules that need both, such as which of two ids an order line means.
 */
export function readBackup(text: string, current: FarmDocument = freshFarm()): BackupReading {
  const raw = runToCompletion(findFarmSteps(text));
  return raw.ok ? { ok: true, ...runToCompletion(sliceSteps(raw.state, current)) } : raw;
}

/** The second half of `readBackup`, in steps, so that the screen can react in between. */
export function* sliceSteps(state: JsonRecord, current: FarmDocument): Incremental<BackupContents> {
  const present = SLICE_NAMES.filter((name) => hasSlice(state, name));
  const left = new Set<string>(SLICE_NAMES.filter((name) => !present.includes(name)));
  // A journal without varieties is for those of the farm, and moves in when it is loaded.
  const handedOn = left.has('varieties') && isPresent(state.journal) ? ['journal'] : [];
  for (const name of ['meta', ...handedOn]) left.add(name);
  const fields = Object.entries(state).filter(([name]) => !left.has(name));
  const farm = yield* normalizeSteps({
    ...withoutSlices(current, present),
    ...Object.fromEntries(fields),
    meta: current.meta,
  });
  const identified = { ...farm, settings: withIdentityOf(current.settings, farm.settings) };
  const wipe = readWipe(asRecord(state.meta).sync);
  const kept = new Set<string>([...present, ...unknownFields(state)]);
  return {
    slices: Object.fromEntries([
      ...Object.entries(identified).filter(([name]) => kept.has(name)),
      ...handedOn.map((name) => [name, state[name]]),
    ]),
    ...wipeFields(wipe),
  };
}

/** Finds the farm in a file: a backup, which is read line by line, a bare document or an answer of the state service. */
export function* findFarmSteps(text: string): Incremental<RawFarm> {
  const file = yield* jsonSteps(text);
  if (file === undefined) return { ok: false, reason: 'the file is not valid JSON' };
  const wrapper = asRecord(file);
  const state = isRecord(wrapper.state) ? wrapper.state : wrapper;
  if (isTooNew(wrapper.version) || isTooNew(asRecord(state.meta).version)) {
    return { ok: false, reason: 'made by a newer version' };
  }
  const hasData = SLICE_NAMES.some((name) => hasSlice(state, name));
  return hasData ? { ok: true, state } : { ok: false, reason: 'no known data in this file' };
}

export function hasSlice(state: JsonRecord, name: SliceName): boolean {
  const slice = state[name];
  if (isRecord(slice) || (holdsRecords(name) && Array.isArray(slice))) return true;
  return name === 'capacity' && CAPACITY_PARTS.some((part) => isPresent(state[part]));
}

function* jsonSteps(text: string): Incremental<unknown> {
  // Editors of some systems put a byte order mark in front, which JSON does not allow.
  const json = text.replace(/^\uFEFF/, '');
  const reader = readJsonLines();
  try {
    for (const line of json.split('\n')) {
      yield;
      reader.add(line);
    }
    return reader.whole();
  } catch {
    // It was written otherwise, if it is JSON at all.
    return parseJson(json);
  }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

function isTooNew(version: unknown): boolean {
  return (parseNumber(version) ?? 0) > NEWEST_VERSION;
}

function isPresent(value: unknown): boolean {
  return isRecord(value) || Array.isArray(value);
}

function withoutSlices(farm: FarmDocument, names: readonly SliceName[]): JsonRecord {
  const dropped = new Set<string>(names);
  return Object.fromEntries(Object.entries(farm).filter(([name]) => !dropped.has(name)));
}

function unknownFields(state: JsonRecord): string[] {
  const known = new Set<string>([...SLICE_NAMES, 'meta']);
  return Object.keys(state).filter((name) => !known.has(name));
}
