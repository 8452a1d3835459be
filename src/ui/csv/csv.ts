export type CsvCell = string | number | boolean | null | undefined;

/**
 * What a spreadsheet may run as a formula, or lose at the start of a file or a cell.
 *
 * A sign of a formula counts behind blanks and signs that nobody sees, and in its wide forms, since
 * spreadsheets take those away or read them alike. Quotes in front count too: see `unguarded`.
 */
const FORMULA_START =
  /^'*(?:[\t\r\n\0\uFEFF]|[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-\u2212@＝＋－＠﹦﹢﹣﹫⁺⁼₊₌﬩⩵⩶])/u;

/** A text as it goes into a cell: a quote in front keeps what looks like a formula a text. */
function guarded(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/**
 * The text that a cell of one of our files stands for; the exact inverse of the guard.
 *
 * A text that begins with a quote of its own keeps it: the guard also goes in front of quotes that
 * stand before a formula, so the first quote there is always the guard's.
 */
export function readCsvText(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell) ? cell.slice(1) : cell;
}

function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  // A number is no formula, also below zero.
  return typeof cell === 'number' && Number.isFinite(cell) ? String(cell) : guarded(String(cell));
}

function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as comma-separated text (RFC 4180), safe to open in a spreadsheet. The first row holds the heads. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map((cell) => quoted(cellText(cell))).join(',')}\r\n`).join('');
}
