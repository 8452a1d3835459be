import { isTagged } from './entity-tag.ts';
import type { StateHead } from './stored-farm.ts';

/** Condition on the stored farm for a write. */
export type WriteCondition =
  | { readonly kind: 'always' }
  /** Nothing is stored: never was, or was removed. */
  | { readonly kind: 'absent' }
  /** The stored state has one of these tags. */
  | { readonly kind: 'tagged'; readonly tags: readonly string[] };

/** Condition of an unconditional write. */
export const ALWAYS: WriteCondition = { kind: 'always' };

/** Decides whether a write is allowed, atomically with the write. */
export function allowsWrite(condition: WriteCondition, head: StateHead | undefined): boolean {
  if (condition.kind === 'always') return true;
  if (condition.kind === 'absent') return !head?.document;
  return isTagged(head, condition.tags);
}

/**
 * Version number of a write.
 *
 * @returns `undefined` if nothing changes: the condition fails, or there is nothing to remove.
 */
export function nextVersion(
  head: StateHead | undefined,
  removes: boolean,
  condition: WriteCondition,
): number | undefined {
  if (!allowsWrite(condition, head) || (removes && !head?.document)) return undefined;
  return (head?.version ?? 0) + 1;
}
