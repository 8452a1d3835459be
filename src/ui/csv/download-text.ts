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
