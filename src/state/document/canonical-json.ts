/**
 * The one spelling of a value as JSON: keys sorted, nothing between the tokens.
 *
 * Two devices that hold the same farm write the same bytes, whatever order the keys arrived in.
 * Fields that are `undefined` are left out, as JSON does.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sortKeys(value));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // `fromEntries` defines its keys, so that a key named `__proto__` stays a plain field.
  return Object.fromEntries(entries.map(([key, field]) => [key, sortKeys(field)]));
}
