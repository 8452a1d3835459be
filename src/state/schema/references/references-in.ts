import { oncePer } from '#domain/records/once-per.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { FARM_SCHEMA } from '../farm-schema.ts';
import type { MergeRule, Reference } from '../merge-rule.ts';
import { isRecord, readOwn } from '../../document/json-record.ts';

export type ReferenceTest = (reference: Reference) => boolean;

/** A reference in a farm: its place, such as `orders[2].items[0].varietyId`, and its value. */
export interface NamedAt {
  readonly path: string;
  readonly text: string;
  readonly reference: Reference;
}

export const referencesIn: (rule: MergeRule) => readonly Reference[] = oncePer(
  (rule: MergeRule) => [
    ...(rule.names ? [rule.names] : []),
    ...partsOf(rule).flatMap((part) => referencesIn(part)),
  ],
);

function partsOf(rule: MergeRule): readonly MergeRule[] {
  switch (rule.kind) {
    case 'fields':
      return Object.values(rule.of);
    case 'records':
    case 'map':
    case 'whole':
      return [rule.of];
    case 'part':
    case 'derived':
      return rule.of ? [rule.of] : [];
    default:
      return [];
  }
}

/** Every place of a farm that names a record, in the order of the document. */
export function namedIn(farm: FarmDocument, isMeant: ReferenceTest): readonly NamedAt[] {
  const found: NamedAt[] = [];
  collect(FARM_SCHEMA, farm, '', isMeant, found);
  return found;
}

function collect(
  rule: MergeRule,
  value: unknown,
  path: string,
  isMeant: ReferenceTest,
  found: NamedAt[],
): void {
  // Most lists, the long one of work above all, name nothing that is asked for.
  if (!referencesIn(rule).some(isMeant)) return;
  const { names } = rule;
  const note = (text: unknown, at: string) => {
    if (names && isMeant(names) && typeof text === 'string') {
      found.push({ path: at, text, reference: names });
    }
  };
  const items = Array.isArray(value) ? value : [];
  switch (rule.kind) {
    case 'fields':
      if (!isRecord(value)) return;
      for (const [name, inner] of Object.entries(rule.of)) {
        const place = path === '' ? name : `${path}.${name}`;
        collect(inner, readOwn(value, name), place, isMeant, found);
      }
      return;
    case 'records':
      return items.forEach((item, at) => collect(rule.of, item, `${path}[${at}]`, isMeant, found));
    case 'set':
      return items.forEach((text, at) => note(text, `${path}[${at}]`));
    case 'map':
      for (const [key, entry] of Object.entries(isRecord(value) ? value : {})) {
        note(key, `${path}.${key}`);
        collect(rule.of, entry, `${path}.${key}`, isMeant, found);
      }
      return;
    case 'whole':
    case 'part':
    case 'derived':
      if (rule.of) return collect(rule.of, value, path, isMeant, found);
      return note(value, path);
    default:
      return note(value, path);
  }
}

/** The way to a list as it is called, `catalog/materials`; null inside of a record. */
export type ListPath = string | null;

export function pathTo(path: ListPath, name: string): ListPath {
  if (path === null) return null;
  return path === '' ? name : `${path}/${name}`;
}
