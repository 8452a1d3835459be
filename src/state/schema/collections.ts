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

/** How the records of a list are merged; undefined when there is no such list. */
export function ruleOfCollection(name: string): RecordsRule | undefined {
  return RULES.get(name);
}

/** All lists of records that have rules. */
export function ruledCollections(): readonly string[] {
  return [...RULES.keys()];
}
