import { isPlainObject, readOwn } from './document-patch-path.ts';

/** True when two JSON values say the same; an undefined entry counts as absent, as in JSON. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return (
      left.length === right.length && left.every((item, index) => sameValue(item, right[index]))
    );
  }
  if (!isPlainObject(left) || !isPlainObject(right)) return false;
  return (
    Object.keys(left).every((key) => sameValue(left[key], readOwn(right, key))) &&
    Object.keys(right).every((key) => Object.hasOwn(left, key) || right[key] === undefined)
  );
}
