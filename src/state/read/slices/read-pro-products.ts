import type { ProProduct, ProRecipeLine } from '#domain/alchemy/alchemy.ts';
import { PRO_PRODUCTS, RECIPE_LINE, VARIANT } from '../../schema/alchemy.ts';
import { readOptionalText, readText } from '../coerce.ts';
import { readObject, readRecord } from '../read-record.ts';
import { listRecords } from '../read-records.ts';
import { readProUnit } from '../read-unit.ts';
import { asRecord, isRecord, type JsonRecord } from '../../document/json-record.ts';

type Variant = NonNullable<ProProduct['variants']>[number];

/** Reads one product. Its recipe is a list of lines, or an object with a name and variants. */
export function readProProduct(source: JsonRecord, id: string): ProProduct {
  const recipe = isRecord(source.recipe) ? source.recipe : { lines: source.recipe };
  const told = { ...source, unit: readProUnit(source.unit, null) };
  return readRecord(PRO_PRODUCTS, told, id, {
    recipe: readLines(recipe.lines),
    variants: readVariants(source.variants ?? recipe.variants),
    recipeName: readOptionalText(source.recipeName) ?? readOptionalText(recipe.name),
  });
}

function readLines(value: unknown): ProRecipeLine[] {
  return Array.isArray(value) ? listRecords(value).map(readLine) : [];
}

/** A recipe line, also in the older shape `{ingredientId, amount}`. */
function readLine(source: JsonRecord): ProRecipeLine {
  const { itemId, ingredientId, qty, amount } = source;
  const told = { ...source, itemId: readText(itemId) || ingredientId, qty: qty ?? amount };
  return readObject(RECIPE_LINE, told);
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
  return readObject(VARIANT, source, { lines: readLines(source.lines) });
}
