/** Key of a customer's name. Ignores case and extra spaces. */
export function customerKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
