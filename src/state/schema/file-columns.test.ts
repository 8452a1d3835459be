import { expect, test } from 'vitest';
import { MATERIAL_HEADS } from '#domain/import/material-fields.ts';
import { ORDER_FIELDS } from '#domain/import/order-fields.ts';
import { ITEM_COLUMNS } from '#domain/import/order-items.ts';
import { varietyFields } from '#domain/import/variety-fields.ts';
import { MATERIALS } from './catalog.ts';
import { VARIETIES } from './crops.ts';
import type { MergeRule } from './merge-rule.ts';
import { ORDERS, RECURRING, SINGLE } from './orders.ts';

const ORDER_HEADS: readonly string[] = [...ORDER_FIELDS, ...ITEM_COLUMNS].map(({ head }) => head);

/** The heads of all columns that a record's fields stand in. */
function columnsOf(rule: MergeRule): readonly string[] {
  const own = rule.columns ?? [];
  if (rule.kind === 'records') return [...own, ...columnsOf(rule.of)];
  if (rule.kind !== 'fields') return own;
  return [...own, ...Object.values(rule.of).flatMap(columnsOf)];
}

const sorted = (heads: readonly string[]) => [...new Set(heads)].toSorted();

test('every column of a file that is imported is one of a described field, and the other way round', () => {
  expect(sorted(columnsOf(VARIETIES))).toEqual(
    sorted(varietyFields({ varieties: [] }).map(({ head }) => head)),
  );
  expect(sorted(columnsOf(MATERIALS))).toEqual(sorted(MATERIAL_HEADS));
  expect(sorted(columnsOf(ORDERS))).toEqual(sorted(ORDER_HEADS));
});

test('orders of the older lists have no column of their own', () => {
  for (const list of [RECURRING, SINGLE])
    expect(columnsOf(list).filter((head) => !ORDER_HEADS.includes(head))).toEqual([]);
});
