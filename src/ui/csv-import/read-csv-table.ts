import { MAX_IMPORT_BYTES, type ImportTable } from '#domain/import/import-table.ts';
import { readCsvText } from '../csv/csv.ts';
import { formatNumber } from '../format.ts';

export type CsvReading =
  | { readonly ok: true; readonly table: ImportTable }
  | { readonly ok: false; readonly problem: string };

const HEADS_LENGTH = 20_000;

const DELIMITERS = [',', ';', '\t'] as const;

export async function readCsvFile(file: File): Promise<CsvReading> {
  if (file.size > MAX_IMPORT_BYTES) {
    const size = formatNumber(file.size / 1024 / 1024, 1);
    return refused(`The file has ${size} MB. The limit is 5 MB. Split the file.`);
  }
  return readCsvTable(decoded(await file.arrayBuffer()));
}

/**
 * Reads rows as text: commas, semicolons or tabs between the cells, whichever the heads use.
 *
 * Blank rows are passed over, but count, so that a row has the number it has in the spreadsheet.
 */
export async function readCsvTable(text: string): Promise<CsvReading> {
  if (text.trim() === '') return refused('The file is empty.');
  if (text.length > MAX_IMPORT_BYTES) return refused('The limit is 5 MB. Split the file.');
  // Large, and needed by nobody who does not import.
  const { default: Papa } = await import('papaparse');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open !== undefined) {
    return refused(`Line ${(open.row ?? 0) + 1} has an unclosed quote.`);
  }
  const lines = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map(readCsvText) }))
    .filter(({ line, cells }) => cells.some((cell) => cell.trim() !== '') && !isHint(line, cells));
  const [heads, ...rows] = lines;
  return heads === undefined
    ? refused('The file is empty.')
    : { ok: true, table: { heads: heads.cells, lines: rows } };
}

function refused(problem: string): CsvReading {
  return { ok: false, problem };
}

/** Some spreadsheets say in a first line of its own what stands between the cells. */
function isHint(line: number, cells: readonly string[]): boolean {
  return line === 1 && /^sep=/i.test(cells[0] ?? '');
}

/** What stands between the heads: the sign there is most of outside quotes. */
function delimiterOf(text: string): string {
  const hint = /^\uFEFF?sep=([,;\t])/i.exec(text)?.[1];
  if (hint !== undefined) return hint;
  const heads = /^\s*(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text.slice(0, HEADS_LENGTH))?.[0] ?? '';
  const bare = heads.replaceAll(/"(?:[^"]|"")*"/g, '');
  const counts = DELIMITERS.map((sign) => bare.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Spreadsheets save as UTF-8, as UTF-16 with a mark, or in the old coding of Windows. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
