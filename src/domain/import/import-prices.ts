import type { Price } from '#domain/prices/price.ts';
import { priceKey } from '#domain/prices/price-target.ts';
import { hashBase36 } from '#domain/records/hash-base36.ts';
import { applyCells, trimmedCell, type ImportCell, type ImportCells } from './import-field.ts';
import { matchHeads } from './import-heads.ts';
import type { ImportReading, ImportRow, ImportVerdict } from './import-plan.ts';
import { ImportProblem, tryImport } from './import-problem.ts';
import type { ImportTable } from './import-table.ts';
import { targetNames, type ImportTargets } from './order-targets.ts';
import { ID_HEAD } from './plan-records.ts';
import { PRICE_HEADS, priceFields } from './price-fields.ts';

/** A row with the price that it makes; null where nothing of it changes. */
interface PlannedPrice {
  readonly key: string;
  readonly price: Price | null;
  readonly verdict: ImportVerdict;
}

/**
 * What importing a price list would do: one price a row.
 *
 * A row takes the place of the price with its id, or of that for the same thing, size, customer and
 * first day; any other is new.
 */
export function planPriceImport(
  table: ImportTable,
  farm: ImportTargets & { readonly prices?: readonly Price[] | undefined },
): ImportReading<readonly Price[]> {
  const fields = priceFields(targetNames(farm));
  const columns = [...fields, { head: ID_HEAD, aliases: ['price id'] }];
  const heads = matchHeads(table, columns, [PRICE_HEADS.target, ID_HEAD], ['Error']);
  if (!heads.ok) return heads;
  const products = new Map(farm.products.map((product) => [product.id, product]));
  const keyOf = (price: Price) => priceKey(price, (id) => products.get(id));
  const { prices = [] } = farm;
  const byId = new Map(prices.map((price) => [price.id, price]));
  const byKey = new Map(prices.map((price) => [keyOf(price), price]));

  const plan = (cells: ImportCells): PlannedPrice => {
    const known = byId.get(trimmedCell(cells.get(ID_HEAD)));
    if (known !== undefined) return changedPrice(known, applyCells(known, fields, cells));
    const typed = newPrice(fields, cells);
    const same = byKey.get(keyOf(typed));
    const given = new Map([...cells].filter(([head]) => head !== PRICE_HEADS.target));
    if (same !== undefined) return changedPrice(same, applyCells(same, fields, given));
    const key = keyOf(typed);
    const price = { ...typed, id: `prc_${hashBase36(key)}` };
    return { key, price, verdict: { kind: 'new' } };
  };

  const changedPrice = (
    known: Price,
    { record, changes }: ReturnType<typeof applyCells<Price>>,
  ): PlannedPrice => {
    const key = keyOf(known);
    return changes.length === 0
      ? { key, price: null, verdict: { kind: 'unchanged' } }
      : { key, price: record, verdict: { kind: 'changed', changes } };
  };

  const lineOf = new Map<string, number>();
  const rows: ImportRow[] = [];
  const records: Price[] = [];
  let added = 0;
  for (const line of table.lines) {
    const cells = heads.cellsOf(line);
    const planned = tryImport(() => plan(cells));
    const title = trimmedCell(cells.get(PRICE_HEADS.target));
    const detail = trimmedCell(cells.get(PRICE_HEADS.size));
    const verdict = checkedVerdict(planned, lineOf, line.line);
    rows.push({ ...verdict, line: line.line, title, ...(detail !== '' && { detail }) });
    if (planned instanceof ImportProblem || planned.price === null) continue;
    if (verdict.kind === 'error') continue;
    if (verdict.kind === 'new') added += 1;
    records.push(planned.price);
  }
  const changed = records.length - added;
  return { ok: true, plan: { rows, records, added, changed, unread: heads.unread } };
}

/** The price list as rows of a file that can be imported again, with its heads. */
export function priceFileRows(
  prices: readonly Price[],
  assortment: ImportTargets,
): readonly (readonly ImportCell[])[] {
  const fields = priceFields(targetNames(assortment));
  return [
    [...fields.map(({ head }) => head), ID_HEAD],
    ...prices.map((price) => [...fields.map((field) => field.write(price)), price.id]),
  ];
}

const BLANK: Price = { id: '', packageOz: null, amount: 0, from: null };

/** A price has to say what it is for, in which size, and how much it is. */
function newPrice(fields: ReturnType<typeof priceFields>, cells: ImportCells): Price {
  const needed: readonly string[] = Object.values(PRICE_HEADS);
  return fields.reduce((price, { head, read }) => {
    const cell = cells.get(head) ?? '';
    if (cell.trim() === '' && needed.includes(head)) throw new ImportProblem(`${head} is empty.`);
    return read(cell, price);
  }, BLANK);
}

/** What becomes of a row, unless an earlier one was about the same price. */
function checkedVerdict(
  planned: PlannedPrice | ImportProblem,
  lineOf: Map<string, number>,
  line: number,
): ImportVerdict {
  if (planned instanceof ImportProblem) return { kind: 'error', problem: planned.message };
  const earlier = lineOf.get(planned.key);
  if (earlier !== undefined) {
    return { kind: 'error', problem: `The same price stands in line ${earlier} already.` };
  }
  lineOf.set(planned.key, line);
  return planned.verdict;
}
