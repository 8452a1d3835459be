export interface ImportLine {
  /** Line of the row in the file. The header is line 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file from a spreadsheet as texts: the heads of its columns, and its rows. */
export interface ImportTable {
  readonly heads: readonly string[];
  readonly lines: readonly ImportLine[];
}

export const MAX_IMPORT_ROWS = 5000;

/** Files of more bytes are refused before they are read. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
