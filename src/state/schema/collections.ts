import type { CollectionName } from '../document/records-of.ts';
import type { MergeRule, RecordsRule } from './merge-rule.ts';
import { FARM_SCHEMA } from './farm-schema.ts';

const RULES = new Map<string, RecordsRule>();
for (const [slice, rule] of Object.entries<MergeRule>(FARM_SCHEMA.of)) {
  if (rule.kind === 'records') RULES.set(slice, rule);
  if (rule.kind !== 'fields') continue;
  for (const [name, inner] of Object.entries(rule.of)) {
    if (inner.kind === 'records') RULES.set(`${slice}/${name}`, inner);
  }
}

/** Merge rule of a list; `undefined` if there is no such list. */
export function ruleOfCollection(name: string): RecordsRule | undefined {
  return RULES.get(name);
}

/** The lists whose deletes are remembered: all but the work that is planned again anyway. */
export const COLLECTION_NAMES: readonly CollectionName[] = [...RULES]
  .filter(([, { isQuiet }]) => isQuiet === undefined)
  // The schema names every list of the farm, and no other.
  .map(([name]) => name as CollectionName);
