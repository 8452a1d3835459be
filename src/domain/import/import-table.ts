/** One row of a file: its line there, and its cells under the heads of the file. */
export interface ImportLine {
  /** Where the row stands in the file, 1 = the line of the heads. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file from a spreadsheet as texts: the heads of its columns, and its rows. */
export interface ImportTable {
  readonly heads: readonly string[];
  readonly lines: readonly ImportLine[];
}

/** So many rows are read at once. */
export const MAX_IMPORT_ROWS = 5000;

/** Files of more bytes are refused before they are read. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
