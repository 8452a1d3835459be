import { changeEntry } from '../document/document-patch-path.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { CollectionName } from '../document/records-of.ts';
import { type MergeRule, type RecordsRule, isLeftOutWhenEmpty } from './merge-rule.ts';
import { FARM_SCHEMA } from './farm-schema.ts';

const RULES = new Map<string, RecordsRule & Pick<MergeRule, 'reads'>>();
for (const [slice, rule] of Object.entries<MergeRule>(FARM_SCHEMA.of)) {
  if (rule.kind === 'records') RULES.set(slice, rule);
  if (rule.kind !== 'fields') continue;
  for (const [name, inner] of Object.entries(rule.of)) {
    if (inner.kind === 'records') RULES.set(`${slice}/${name}`, inner);
  }
}

export function ruleOfCollection(name: string): RecordsRule | undefined {
  return RULES.get(name);
}

/** The lists whose deletes are remembered: all but the work that is planned again anyway. */
export const COLLECTION_NAMES: readonly CollectionName[] = [...RULES]
  .filter(([, { isQuiet }]) => isQuiet === undefined)
  // The schema names every list of the farm, and no other.
  .map(([name]) => name as CollectionName);

/** The farm with other records in a list, or without it where it is left out when empty; the same farm when they are the same. */
export function withRecords(
  farm: FarmDocument,
  list: string,
  records: readonly unknown[],
): FarmDocument {
  const isGone = records.length === 0 && isLeftOutWhenEmpty(RULES.get(list) ?? {});
  const kept = isGone ? undefined : records;
  // Records of just that list come into it, so a farm stays a farm.
  return changeEntry(farm, list.split('/'), () => kept) as FarmDocument;
}
