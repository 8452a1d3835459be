/** What two spellings of a customer's name have in common: case, outer spaces and runs of inner ones do not count. */
export function customerKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
