import { isRecord, readOwn } from './json-record.ts';

export function entryAt(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (isRecord(part) ? readOwn(part, key) : undefined),
    root,
  );
}

/** Copies a document with a value changed or, by `undefined`, removed; the rest is the same. */
export function changeEntry(
  root: unknown,
  path: readonly string[],
  change: (current: unknown) => unknown,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(root);
  if (!isRecord(root)) return root;
  const current = readOwn(root, key);
  const next = changeEntry(current, rest, change);
  if (next === current) return root;
  if (next !== undefined) return { ...root, [key]: next };
  return Object.fromEntries(Object.entries(root).filter(([name]) => name !== key));
}
