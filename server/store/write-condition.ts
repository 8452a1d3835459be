import { isTagged } from './entity-tag.ts';
import type { StateHead } from './stored-farm.ts';

/** What must be true of the stored farm for a write to happen. */
export type WriteCondition =
  | { readonly kind: 'always' }
  /** Nothing is stored: never was, or was removed. */
  | { readonly kind: 'absent' }
  /** The stored state has one of these tags. */
  | { readonly kind: 'tagged'; readonly tags: readonly string[] };

/** The condition of a write that nobody attached one to. */
export const ALWAYS: WriteCondition = { kind: 'always' };

/** Decides, inside the step that writes, whether the write may happen. */
export function allowsWrite(condition: WriteCondition, head: StateHead | undefined): boolean {
  if (condition.kind === 'always') return true;
  if (condition.kind === 'absent') return !head?.document;
  return isTagged(head, condition.tags);
}

/**
 * The version that a write makes, or undefined when it changes nothing: its condition does not
 * hold, or it removes what is not there.
 */
export function nextVersion(
  head: StateHead | undefined,
  removes: boolean,
  condition: WriteCondition,
): number | undefined {
  if (!allowsWrite(condition, head) || (removes && !head?.document)) return undefined;
  return (head?.version ?? 0) + 1;
}
