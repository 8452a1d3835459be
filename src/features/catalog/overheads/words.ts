/** A stored code in words: `SOFT_SERVICES` is "Soft services". */
export function words(code: string): string {
  const text = code.replaceAll('_', ' ').toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
