export type CsvCell = string | number | boolean | null | undefined;

/** Spreadsheets run a text that begins with one of these as a formula; a quote in front keeps it text. */
const formulaStart = /^[=+\-@\t\r]/;

function cellText(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  return formulaStart.test(cell) ? `'${cell}` : cell;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as comma-separated text (RFC 4180), safe to open in a spreadsheet. The first row holds the heads. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map((cell) => quoted(cellText(cell))).join(',')}\r\n`).join('');
}

/** Hands a text to the browser as a file to save. */
export function downloadText(fileName: string, text: string, mimeType = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mimeType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
