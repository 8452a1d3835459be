import { changeEach } from '#domain/records/change-records.ts';
import { isFarmRecord } from '../../document/collection-names.ts';
import { isPlainObject, readOwn } from '../../document/document-patch-path.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { FARM_SCHEMA } from '../farm-schema.ts';
import type { FieldsRule, MergeRule, RecordsRule, Reference } from '../merge-rule.ts';
import { listsOf, spelt } from './named-record.ts';
import { pathTo, referencesIn, type ListPath } from './references-in.ts';

interface Renaming {
  readonly slice: string;
  readonly from: string;
  readonly to: string;
}

interface RenamingWalk extends Renaming {
  /** Tells of records whose own id follows from what was renamed. */
  readonly note: (renaming: Renaming) => void;
}

/** A farm in which a record has another id, there and wherever it is named, in the keys of work too. */
export function renameRecord(
  farm: FarmDocument,
  slice: string,
  from: string,
  to: string,
): FarmDocument {
  const waiting: Renaming[] = [{ slice, from, to }];
  let renamed = farm;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const walk: RenamingWalk = { ...next, note: (renaming) => waiting.push(renaming) };
    // Renaming changes texts only, so a farm stays a farm.
    renamed = renameIn(FARM_SCHEMA, renamed, '', walk) as FarmDocument;
  }
  return renamed;
}

function renameIn(rule: MergeRule, value: unknown, path: ListPath, walk: RenamingWalk): unknown {
  const isInside = referencesIn(rule).some((names) => isAmong(walk.slice, names));
  const isOnTheWay = path === '' || `${walk.slice}/`.startsWith(`${path}/`);
  if (!isInside && !isOnTheWay) return value;
  switch (rule.kind) {
    case 'fields':
      return isPlainObject(value) ? renameFields(rule, value, path, walk) : value;
    case 'records':
      if (!Array.isArray(value)) return value;
      return changeEach(value, (record: unknown) => renameOne(rule, record, path, walk));
    case 'set':
      if (!Array.isArray(value)) return value;
      return changeEach(value, (text: unknown) => renamedText(rule.names, text, walk));
    case 'map':
      if (!isPlainObject(value)) return value;
      return Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [
          renamedText(rule.names, key, walk),
          renameIn(rule.of, entry, null, walk),
        ]),
      );
    case 'derived':
      return rule.of ? renameIn(rule.of, value, null, walk) : renamedText(rule.names, value, walk);
    default:
      return renamedText(rule.names, value, walk);
  }
}

function renameFields(
  rule: FieldsRule,
  value: Readonly<Record<string, unknown>>,
  path: ListPath,
  walk: RenamingWalk,
): unknown {
  let renamed = value;
  for (const [name, inner] of Object.entries(rule.of)) {
    const before = readOwn(value, name);
    const after = before === undefined ? before : renameIn(inner, before, pathTo(path, name), walk);
    if (after !== before) renamed = { ...renamed, [name]: after };
  }
  return renamed;
}

function renameOne(
  rule: RecordsRule,
  record: unknown,
  path: ListPath,
  walk: RenamingWalk,
): unknown {
  const renamed = renameIn(rule.of, record, null, walk);
  if (!isFarmRecord(renamed) || !isFarmRecord(record)) return renamed;
  if (path === walk.slice && record.id === walk.from) return { ...renamed, id: walk.to };
  if (renamed === record || record.id !== rule.idFrom?.(record)) return renamed;
  const id = rule.idFrom(renamed);
  if (id !== record.id && path !== null) walk.note({ slice: path, from: record.id, to: id });
  return { ...renamed, id };
}

/** Whether a reference may mean a record of this list. */
function isAmong(slice: string, { to }: Reference): boolean {
  return listsOf(to).some((list) => list === slice);
}

function renamedText(
  names: Reference | undefined,
  text: unknown,
  { slice, from, to }: Renaming,
): unknown {
  if (names === undefined || !isAmong(slice, names) || typeof text !== 'string') return text;
  switch (names.by) {
    case 'key':
      return text
        .split('|')
        .map((part) => (part === from ? to : part))
        .join('|');
    case 'id or name':
      return spelt(text) === spelt(from) ? to : text;
    default:
      return text === from ? to : text;
  }
}
