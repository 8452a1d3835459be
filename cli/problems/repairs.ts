import { canonicalJson } from '#state/document/canonical-json.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { cleanJson } from '#state/read/clean-json.ts';
import { readText } from '#state/read/coerce.ts';
import { SLICE_NAMES, holdsRecords } from '#state/backup/slice-names.ts';
import { readTaskHistory } from '#state/read/slices/read-task-history.ts';
import type { Problem } from './problem.ts';
import { isRecord, type JsonRecord } from '#state/document/json-record.ts';

const MAX_VALUE = 60;

/** Values of a file that the app reads otherwise than they are written, or not at all, and ids that it has twice. */
export function findRepairs(written: JsonRecord, farm: FarmDocument): Problem[] {
  return [
    ...findChangedValues(written, farm),
    ...readTaskHistory(written['taskHistory']).unreadable,
    ...findDoubledIds(written),
  ];
}

/** Missing values that get their usual default are not worth a word. */
function findChangedValues(written: JsonRecord, farm: FarmDocument): Problem[] {
  const problems: Problem[] = [];
  const clean = cleanJson(written);
  if (!isRecord(clean)) return problems;
  for (const name of SLICE_NAMES) {
    if (name in clean) compare(clean[name], farm[name], name, problems);
  }
  return problems;
}

function compare(before: unknown, after: unknown, path: string, problems: Problem[]): void {
  if (before === after) return;
  if (isList(before) && isList(after)) return compareLists(before, after, path, problems);
  if (isRecord(before) && isList(after)) return;
  if (isRecord(before) && isRecord(after)) {
    for (const [name, field] of Object.entries(before)) {
      compare(field, after[name], `${path}.${name}`, problems);
    }
    return;
  }
  problems.push({
    path,
    message:
      after === undefined
        ? `${show(before)} is ignored here.`
        : `${show(before)} is read as ${show(after)}.`,
  });
}

/** Records are found again by their ids, since reading may sort them; other values by their place. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  problems: Problem[],
): void {
  const byId = new Map(after.filter(hasId).map((record) => [record.id, record]));
  const isByPlace = byId.size === 0 && after.length > 0;
  const seen = new Set<string>();
  before.forEach((item, at) => {
    const place = `${path}[${at}]`;
    const id = isRecord(item) && !isByPlace ? readText(item.id) : '';
    const found = id === '' ? after[at] : byId.get(id);
    // A second record of the same id is told about by itself.
    if (id !== '' && seen.has(id)) return;
    seen.add(id);
    if (isRecord(item) && id === '' && byId.size > 0) {
      problems.push({ path: place, message: 'The record has no id and gets one.' });
    } else if (found === undefined) {
      problems.push({
        path: place,
        message: `${show(id || item)} cannot be read and is left out.`,
      });
    } else {
      compare(item, found, place, problems);
    }
  });
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function hasId(value: unknown): value is JsonRecord & { readonly id: string } {
  return isRecord(value) && typeof value.id === 'string';
}

function show(value: unknown): string {
  const text = canonicalJson(value);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}

function findDoubledIds(written: JsonRecord): Problem[] {
  return SLICE_NAMES.filter(holdsRecords).flatMap((name) => {
    const records = written[name];
    return Array.isArray(records) ? doublesIn(records, name) : [];
  });
}

function doublesIn(records: readonly unknown[], path: string): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  records.forEach((record, at) => {
    const id = isRecord(record) ? readText(record.id) : '';
    if (id === '') return;
    if (seen.has(id)) {
      problems.push({
        path: `${path}[${at}].id`,
        message: `Another record has the id '${id}' too.`,
      });
    }
    seen.add(id);
  });
  return problems;
}
