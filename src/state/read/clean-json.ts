import { mapRecords } from '#domain/records/change-records.ts';
import type { Incremental } from '#domain/records/run-to-completion.ts';
import { reuseIfUnchanged } from './read-records.ts';
import { isRecord, type JsonRecord } from '../document/json-record.ts';

/** Levels a farm may nest; the state service refuses bodies of more than 64. */
const MAX_DEPTH = 60;

/**
 * Removes unsafe data from an outside value: fields that touch the prototype, excessive nesting, and numbers
 * JSON can't write.
 *
 * Clean values keep their identity, so a sound farm costs one pass. A plain field named `constructor` stays,
 * because a crop may have that name.
 */
export function cleanJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null || depth >= MAX_DEPTH) return null;
  return Array.isArray(value)
    ? mapRecords<unknown>(value, (item) => cleanJson(item, depth + 1))
    : cleanFields(value, depth);
}

const RECORDS_IN_STEP = 500;

/** The fields of a farm without what could harm later readers, as `cleanJson` gives them, in steps. */
export function* cleanFarmSteps(farm: JsonRecord): Incremental<JsonRecord> {
  const cleaned: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(farm)) {
    if (field === undefined || reachesForPrototype(name, field)) continue;
    cleaned[name] = Array.isArray(field) ? yield* cleanListSteps(field) : cleanJson(field, 1);
    yield;
  }
  return cleaned;
}

function* cleanListSteps(list: readonly unknown[]): Incremental<readonly unknown[]> {
  const cleaned: unknown[] = [];
  for (let from = 0; from < list.length; from += RECORDS_IN_STEP) {
    for (const item of list.slice(from, from + RECORDS_IN_STEP)) cleaned.push(cleanJson(item, 2));
    yield;
  }
  return reuseIfUnchanged(cleaned, list);
}

function cleanFields(fields: object, depth: number): object {
  // Any object has fields by name; the copy is made at the first one that is not clean.
  const record = fields as JsonRecord;
  const names = Object.keys(record);
  let copy: Record<string, unknown> | null = null;
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? '';
    const field = record[name];
    const isKept = field !== undefined && !reachesForPrototype(name, field);
    const clean = isKept ? cleanJson(field, depth + 1) : undefined;
    if (copy === null && (!isKept || clean !== field)) copy = fieldsBefore(record, names, at);
    if (copy !== null && isKept) copy[name] = clean;
  }
  return copy ?? fields;
}

function fieldsBefore(record: JsonRecord, names: readonly string[], end: number) {
  const copy: Record<string, unknown> = {};
  for (const name of names.slice(0, end)) copy[name] = record[name];
  return copy;
}

function reachesForPrototype(key: string, field: unknown): boolean {
  if (key === '__proto__') return true;
  return key === 'constructor' && isRecord(field) && Object.hasOwn(field, 'prototype');
}
