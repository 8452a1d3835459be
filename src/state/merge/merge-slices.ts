import type { FarmDocument } from '../document/farm-document.ts';
import { type MergeContext, type Sides, ofEach } from './merge-context.ts';
import { type FieldsRule, UNKNOWN } from '../schema/merge-rule.ts';
import { FARM_SCHEMA } from '../schema/farm-schema.ts';
import { mergeValue } from './merge-value.ts';
import { readOwn } from '../document/json-record.ts';

const RULES: FieldsRule['of'] = FARM_SCHEMA.of;

/** Each slice by its rules; what follows from others is still that of one side. */
export function mergeSlices(farms: Sides<FarmDocument>, context: MergeContext): FarmDocument {
  const names = new Set([...Object.keys(farms.remote), ...Object.keys(farms.local)]);
  // Stamps and tasks are merged in ways of their own.
  names.delete('meta');
  names.delete('tasks');
  const slices = [...names].map((name) => {
    const rule = readOwn(RULES, name) ?? UNKNOWN;
    // A list that a farm has only while something is in it is empty where it is absent.
    const absent = rule.kind === 'records' ? [] : undefined;
    const sides = ofEach(farms, (farm) => readOwn({ ...farm }, name) ?? absent);
    const label = (rule.kind === 'fields' ? rule.label : undefined) ?? 'Farm';
    const place = { slice: name, entityId: '', label, path: [] };
    const value = mergeValue(rule, sides, place, context);
    return [name, isOptional(name) && isEmptyList(value) ? undefined : value] as const;
  });
  // Both farms have all slices, so the merged one has them, too.
  return {
    meta: farms.remote.meta,
    tasks: farms.remote.tasks,
    ...Object.fromEntries(slices.filter(([, value]) => value !== undefined)),
  } as FarmDocument;
}

function isOptional(name: string): boolean {
  const reads = readOwn(RULES, name)?.reads;
  return reads?.type === 'described' && reads.absent === 'left out';
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
