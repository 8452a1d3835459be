import type { ProProduct, ProRecipeLine } from '#domain/alchemy/alchemy.ts';
import {
  readBoolean,
  readChoice,
  readNumber,
  readOptionalText,
  readPositive,
  readText,
  readTextOrNull,
} from './coerce.ts';
import { asRecord, isRecord, type JsonRecord } from './json-record.ts';
import { listRecords, readRecords } from './read-records.ts';
import { readProUnit } from './read-unit.ts';
import { settle } from './settle.ts';

type Variant = NonNullable<ProProduct['variants']>[number];

/** Pro products with their recipes. */
export function readProProducts(value: unknown): ProProduct[] {
  return readRecords(value, 'prd', readProProduct);
}

/** One product, whose recipe is a list of lines, or an object that also carries a name and variants. */
export function readProProduct(source: JsonRecord, id: string): ProProduct {
  const recipe = isRecord(source.recipe) ? source.recipe : { lines: source.recipe };
  return settle<ProProduct>(source, {
    id,
    name: readText(source.name),
    categoryId: readText(source.categoryId),
    subgroupId: readTextOrNull(source.subgroupId),
    unit: readChoice(readProUnit(source.unit, null), ['unit', 'oz', 'g', 'ml'], 'unit'),
    batchOutputQty: readPositive(source.batchOutputQty, 1),
    recipe: readLines(recipe.lines),
    variants: readVariants(source.variants ?? recipe.variants),
    recipeName: readOptionalText(source.recipeName) ?? readOptionalText(recipe.name),
    sku: readText(source.sku),
    active: readBoolean(source.active, true),
    notes: readText(source.notes),
  });
}

function readLines(value: unknown): ProRecipeLine[] {
  return Array.isArray(value) ? listRecords(value).map(readLine) : [];
}

/** A recipe line, also in the older shape `{ingredientId, amount}`. */
function readLine(source: JsonRecord): ProRecipeLine {
  return settle<ProRecipeLine>(
    source,
    {
      itemId: readText(source.itemId) || readText(source.ingredientId),
      qty: readNumber(source.qty ?? source.amount, 0, { min: 0 }),
      unit: readProUnit(source.unit, ''),
      notes: readText(source.notes),
    },
    ['ingredientId', 'amount'],
  );
}

/** Variants of a recipe: a list, or a map from name to lines. */
function readVariants(value: unknown): Variant[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return listRecords(value).map(readVariant);
  return Object.entries(asRecord(value)).map(([name, variant]) =>
    readVariant({ name, ...(isRecord(variant) ? variant : { lines: variant }) }),
  );
}

function readVariant(source: JsonRecord): Variant {
  return settle<Variant>(source, { name: readText(source.name), lines: readLines(source.lines) });
}
