import { CURRENCIES } from '#domain/tell/region.ts';
import { writeDigits } from '#domain/tell/write-digits.ts';
import { currencySign } from '#domain/tell/write-money.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import type { ImportCells } from './import-field.ts';
import { readTypedNumber } from './import-number.ts';
import { type ImportLine, type ImportTable, MAX_IMPORT_ROWS } from './import-table.ts';

export const ID_HEAD = 'Id';

interface ImportHead {
  readonly head: string;
  readonly aliases: readonly string[];
}

/** Heads matched to columns: reads the rows by the heads of our own files. */
type MatchedHeads =
  | {
      readonly ok: true;
      readonly cellsOf: (line: ImportLine) => ImportCells;
      readonly has: (head: string) => boolean;
      readonly unread: readonly string[];
    }
  | { readonly ok: false; readonly problem: string };

/**
 * Matches a file's columns by header, in any case and order.
 *
 * The standard header takes precedence over aliases. A file without a required header or with too many rows is
 * refused.
 *
 * @param needed - Headers of which a file must have at least one.
 * @param known - Exported headers that aren't imported.
 * @param idAliases - What else the ids of the records are called.
 */
export function matchHeads(
  table: ImportTable,
  fields: readonly ImportHead[],
  needed: readonly string[],
  known: readonly string[] = [],
  idAliases: readonly string[] = [],
): MatchedHeads {
  const columns = [...fields, { head: ID_HEAD, aliases: idAliases }];
  const keys = table.heads.map(headKey);
  const places = placesOf(keys, columns);

  if (!needed.some((head) => places.has(head)))
    return { ok: false, problem: noHeads(columns, needed) };
  if (table.lines.length === 0) {
    return { ok: false, problem: 'There are no rows below the first line.' };
  }
  if (table.lines.length > MAX_IMPORT_ROWS) {
    const problem = `The file has ${writeDigits(table.lines.length)} rows. You can import at most ${writeDigits(MAX_IMPORT_ROWS)} at once. Split the file.`;
    return { ok: false, problem };
  }
  const read = new Set(places.values());
  const told = new Set([...known, 'Error'].map(headKey));
  const unread = table.heads.filter(
    (head, index) => head.trim() !== '' && !read.has(index) && !told.has(headKey(head)),
  );
  const entries = [...places];
  return {
    ok: true,
    unread,
    has: (head) => places.has(head),
    cellsOf: ({ cells }) =>
      new Map(
        entries.map(([head, index]) => [
          head,
          inOunces(cells[index] ?? '', unitsOf(keys[index] ?? '', head)),
        ]),
      ),
  };
}

/** Column positions in a file. The standard header takes precedence over its aliases. */
function placesOf(
  keys: readonly string[],
  columns: readonly ImportHead[],
): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const taken = new Set<number>();
  const place = (head: string, index: number) => {
    if (index < 0 || places.has(head)) return;
    places.set(head, index);
    taken.add(index);
  };
  const free = (names: readonly string[], read: (key: string) => string) =>
    keys.findIndex((key, index) => names.includes(read(key)) && !taken.has(index));
  for (const { head } of columns) place(head, keys.indexOf(headKey(head)));
  for (const { head, aliases } of columns) place(head, free(aliases, String));
  for (const { head, aliases } of columns)
    place(head, free([headKey(head), ...aliases], inUsUnits));
  return places;
}

const SIGN = CURRENCIES.map(currencySign)
  .join('|')
  .replaceAll('$', String.raw`\$`);
const SIGNS = new RegExp(`\\((?:${SIGN})\\)`, 'i');

/** A head of a farm that weighs in grams, or has another currency, as the others write it. */
function inUsUnits(key: string): string {
  return key.replace('(g', '(oz').replace('(kg', '(lb').replace(SIGNS, '($)');
}

/** What the cells of a column are multiplied by, since its head names the other unit; null where it does not. */
function unitsOf(key: string, head: string): number | null {
  const own = headKey(head);
  if (own.includes('(oz') && key.includes('(g')) return 1 / GRAMS_PER.oz;
  if (own.includes('(lb') && key.includes('(kg')) return GRAMS_PER.kg / GRAMS_PER.lb;
  return null;
}

/** The numbers of a cell in ounces or pounds; those with a unit of their own stay. */
function inOunces(cell: string, times: number | null): string {
  if (times === null || /[a-z]/i.test(cell)) return cell;
  return cell.replaceAll(/\d[\d.,]*/g, (number) => {
    const typed = readTypedNumber(number);
    return typeof typed === 'number' ? String(typed * times) : number;
  });
}

function noHeads(columns: readonly ImportHead[], needed: readonly string[]): string {
  const others = columns.map(({ head }) => head).filter((head) => !needed.includes(head));
  return `The first line must name the columns: ${needed.join(' or ')}, and any of ${others.join(', ')}.`;
}

function headKey(head: string): string {
  return head
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ');
}
