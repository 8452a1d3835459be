import { sameValue } from '../document/farm-document.ts';
import {
  type MergeContext,
  type Place,
  type Side,
  type Sides,
  inside,
  ofEach,
} from './merge-context.ts';
import { mergeRecords } from './merge-records.ts';
import {
  type FieldsRule,
  type MapRule,
  type MergeRule,
  type RecordsRule,
  fieldsOfGroup,
  isLeftOutWhenEmpty,
  SCALAR,
  UNKNOWN,
} from '../schema/merge-rule.ts';
import { mergeSet } from './merge-set.ts';
import { firstToSign, freshSignatures, lastToSign } from './merge-signature.ts';
import { mergeText } from './merge-text.ts';
import { groupSegment } from '../document/notices/sync-notice.ts';
import { isRecord, readOwn, asRecord, type JsonRecord } from '../document/json-record.ts';

/** Merges a value. If only one side changed it, that one wins; if both did, the rule decides and the other is noted. */
export function mergeValue(
  rule: MergeRule,
  sides: Sides,
  place: Place,
  context: MergeContext,
): unknown {
  const { base, local, remote } = sides;
  if (rule.kind === 'device') return local;
  if (rule.kind === 'records' && areLists(local, remote)) {
    return mergeLists(rule, { base, local, remote }, place, context);
  }
  if (isRecord(local) && isRecord(remote)) {
    if (rule.kind === 'fields') return mergeFields(rule, sides, place, context);
    if (rule.kind === 'map') return mergeMap(rule, sides, place, context);
  }
  if (sameValue(local, remote) || sameValue(local, base)) return remote;
  if (sameValue(remote, base)) return local;
  return mergeBoth(rule, sides, place, context);
}

/** Whether there is a list of records on both sides, or on one while the other has left it out. */
function areLists(local: unknown, remote: unknown): boolean {
  const [here, there] = [Array.isArray(local), Array.isArray(remote)];
  return (here && there) || (here && remote === undefined) || (there && local === undefined);
}

/** A list that is left out is an empty one: what the other side has added to it stays. */
function mergeLists(
  rule: RecordsRule & Pick<MergeRule, 'reads'>,
  sides: Sides,
  place: Place,
  context: MergeContext,
): unknown {
  const { base, local = [], remote = [] } = sides;
  const merged = mergeRecords(rule, { base, local, remote }, place, context, mergeFields);
  if (merged.length > 0) return merged;
  if (!sides.local || !sides.remote) return leftOut(sides);
  return isLeftOutWhenEmpty(rule) ? undefined : merged;
}

/** A missing record: a change on one side wins. */
function leftOut({ base, local, remote }: Sides): unknown {
  return sameValue(remote, base) ? local : remote;
}

function mergeBoth(rule: MergeRule, sides: Sides, place: Place, context: MergeContext): unknown {
  const { local, remote } = sides;
  switch (rule.kind) {
    case 'set':
      return mergeSet(rule, sides);
    case 'latest':
      return laterOf(local, remote);
    case 'earliest':
      if (isUnset(local) || isUnset(remote)) return isUnset(remote) ? local : remote;
      return String(local) < String(remote) ? local : remote;
    case 'furthest':
      return rule.of.indexOf(String(local)) > rule.of.indexOf(String(remote)) ? local : remote;
    case 'signature':
      return lastToSign(local, remote);
    case 'text':
      return mergeTexts(sides, place, context);
    case 'boolean':
    case 'derived':
    case 'delta':
      // Two devices without a common past: an amount is not added to itself.
      return !context.hasBase && context.later(place) === 'local' ? local : remote;
    case 'unknown':
      return isRecord(local) && isRecord(remote)
        ? mergeFields(UNKNOWN_FIELDS, sides, place, context)
        : pick('field', sides, place, context);
    default:
      return pick('field', sides, place, context);
  }
}

/** Fields without a rule merge as deep as they are objects. */
const UNKNOWN_FIELDS: FieldsRule = { kind: 'fields', of: {} };

function mergeTexts(sides: Sides, place: Place, context: MergeContext): unknown {
  const { base = '', local, remote } = sides;
  if (typeof local !== 'string' || typeof remote !== 'string' || typeof base !== 'string') {
    return pick('field', sides, place, context);
  }
  return mergeText(base, local, remote) ?? pick('text', sides, place, context);
}

function pick(
  kind: 'field' | 'text',
  sides: Sides,
  place: Place,
  context: MergeContext,
  keptSide: Side = context.later(place),
): unknown {
  const { base, local, remote } = sides;
  // A value that was never there is not given up for one that is.
  if (base === undefined && isUnset(local)) return remote;
  if (base === undefined && isUnset(remote)) return local;
  context.note(kind, place, sides, keptSide);
  return sides[keptSide];
}

function isUnset(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function laterOf(local: unknown, remote: unknown): unknown {
  if (isUnset(local)) return remote;
  if (isUnset(remote)) return local;
  if (typeof local === 'number' && typeof remote === 'number') return Math.max(local, remote);
  return String(local) > String(remote) ? local : remote;
}

/** Merges an object field by field; a side without it counts as one without any field. */
export function mergeFields(
  rule: FieldsRule,
  sides: Sides,
  place: Place,
  context: MergeContext,
): unknown {
  if (rule.isOneValue) return mergeValue(SCALAR, sides, place, context);
  const base = isRecord(sides.base) ? sides.base : undefined;
  const [local, remote] = [asRecord(sides.local), asRecord(sides.remote)];
  const entries: [string, unknown][] = [];
  const groups = new Set<string>();
  const mark = Object.keys(rule.of).find((name) => rule.of[name]?.kind === 'signature');
  const signed = mark === undefined ? place : signedIn(place, { base, local, remote }, mark);
  for (const name of new Set([...Object.keys(remote), ...Object.keys(local)])) {
    const own = readOwn(rule.of, name) ?? UNKNOWN;
    if (own.kind === 'part') {
      if (groups.has(own.group)) continue;
      groups.add(own.group);
      entries.push(...mergeGroup(rule, own.group, { base, local, remote }, signed, context));
      continue;
    }
    const values = ofEach({ base, local, remote }, (fields) => fields && readOwn(fields, name));
    const value = mergeValue(own, values, inside(signed, name), context);
    if (value !== undefined) entries.push([name, value]);
  }
  return sameEntries(entries, remote) ?? sameEntries(entries, local) ?? Object.fromEntries(entries);
}

/** The object itself when it has exactly these entries, so that what did not change stays the same object. */
function sameEntries(
  entries: readonly (readonly [string, unknown])[],
  object: JsonRecord,
): JsonRecord | null {
  const isSame =
    Object.keys(object).length === entries.length &&
    entries.every(([name, value]) => Object.hasOwn(object, name) && object[name] === value);
  return isSame ? object : null;
}

/** Fields that make sense only together are taken from one side. */
function mergeGroup(
  rule: FieldsRule,
  group: string,
  sides: Sides<JsonRecord | undefined> & Readonly<Record<Side, JsonRecord>>,
  place: Place,
  context: MergeContext,
): [string, unknown][] {
  const time = rule.latestBy?.[group];
  const names = fieldsOfGroup(rule, group);
  const base = sides.base && valuesOf(sides.base, names);
  const [local, remote] = [valuesOf(sides.local, names), valuesOf(sides.remote, names)];
  const entriesOf = (side: Side) => Object.entries(side === 'local' ? local : remote);
  const signature = names.find((name) => isSignature(rule.of[name]));
  const aside = new Set([time, signature]);
  const spoken = names.filter((name) => !aside.has(name));
  if (sameValue(local, remote) || sameValue(local, base)) return entriesOf('remote');
  if (sameValue(remote, base)) return entriesOf('local');
  const further = furtherSide(rule.furthestBy?.[group], local, remote);
  if (further !== null) return entriesOf(further);
  const parts = names.map((name) => inside(place, name));
  const keptSide =
    (time === undefined || areNoted(parts, context)
      ? null
      : laterTime(local[time], remote[time])) ?? context.later(...parts);
  if (sameValue(valuesOf(local, spoken), valuesOf(remote, spoken))) {
    if (signature === undefined || time !== undefined) return entriesOf(keptSide);
    return entriesOf(firstToSign(local[signature], remote[signature]));
  }
  const values = { base, local, remote };
  const own = inside(
    signature === undefined ? place : signedIn(place, values, signature),
    groupSegment(group),
  );
  return Object.entries(asRecord(pick('field', values, own, context, keptSide)));
}

/** The side whose value is further on; null when both are as far, or nothing says how far. */
function furtherSide(
  way: NonNullable<FieldsRule['furthestBy']>[string] | undefined,
  local: JsonRecord,
  remote: JsonRecord,
): Side | null {
  if (way === undefined) return null;
  const [here, there] = [local, remote].map((side) => way.of.indexOf(String(side[way.field])));
  if (here === undefined || there === undefined || here === there) return null;
  return here > there ? 'local' : 'remote';
}

function signedIn(place: Place, sides: Sides<JsonRecord | undefined>, name: string): Place {
  return { ...place, signed: freshSignatures(ofEach(sides, (values) => values?.[name])) };
}

function isSignature(rule: MergeRule | undefined): boolean {
  return rule?.kind === 'part' && rule.signature !== undefined;
}

/** The clock of the service knows better than the times that devices have written down. */
function areNoted(places: readonly Place[], { editedAt }: MergeContext): boolean {
  const sides: readonly Side[] = ['local', 'remote'];
  return sides.every((side) => places.some((place) => editedAt(side, place) !== null));
}

function laterTime(local: unknown, remote: unknown): Side | null {
  if (local === remote) return null;
  return laterOf(local, remote) === local ? 'local' : 'remote';
}

function valuesOf(object: JsonRecord, names: readonly string[]): JsonRecord {
  const entries = names.map((name) => [name, readOwn(object, name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Each entry of a map is a record of its own, known by its key. */
function mergeMap(rule: MapRule, sides: Sides, place: Place, context: MergeContext): unknown {
  const maps = ofEach(sides, asRecord);
  const { local, remote } = maps;
  const entries: [string, unknown][] = [];
  for (const key of new Set([...Object.keys(remote), ...Object.keys(local)])) {
    const values = ofEach(maps, (map) => readOwn(map, key));
    const own: Place = { ...inside(place, key), label: `${rule.noun} ${key}` };
    const value = mergeEntry(rule, values, own, context);
    if (value !== undefined) entries.push([key, value]);
  }
  return sameEntries(entries, remote) ?? sameEntries(entries, local) ?? Object.fromEntries(entries);
}

function mergeEntry(rule: MapRule, sides: Sides, place: Place, context: MergeContext): unknown {
  const { base, local, remote } = sides;
  if (sameValue(local, remote) || sameValue(local, base)) return remote;
  if (sameValue(remote, base)) return local;
  if (local !== undefined && remote !== undefined) {
    return mergeValue(rule.of, sides, place, context);
  }
  const keptSide: Side = local === undefined ? 'remote' : 'local';
  context.note('edited', place, sides, keptSide);
  return sides[keptSide];
}
