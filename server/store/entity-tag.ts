import type { StateHead } from './stored-farm.ts';

/**
 * ETag of a user's stored state, even if there is none.
 *
 * The version distinguishes states with the same content; the hash distinguishes them after a restored backup.
 */
export function entityTag(head: StateHead | undefined): string {
  return entityTagOf(head && { version: head.version, hash: head.document?.hash ?? null });
}

/** ETag of a version, from its number and its document's hash. `null` if the farm was removed. */
export function entityTagOf(
  of: { readonly version: number; readonly hash: string | null } | undefined,
): string {
  if (!of) return '"0-empty"';
  return `"${of.version}-${of.hash === null ? 'deleted' : of.hash.slice(0, 16)}"`;
}

/**
 * Tags of an `If-Match` or `If-None-Match` header without quotes; `*` stays.
 *
 * Removes `W/` and `-gzip`, which compressing proxies add.
 */
export function readTags(header: string): readonly string[] {
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//i, ''))
    .map((tag) => tag.replaceAll('"', '').replace(/-(gzip|br|zstd|deflate)$/, ''))
    .filter((tag) => tag !== '');
}

/** Checks whether one of the tags matches this state. */
export function isTagged(head: StateHead | undefined, tags: readonly string[]): boolean {
  return isOneOfTags(entityTag(head), tags);
}

/** Checks whether one of the tags is this one. */
export function isOneOfTags(etag: string, tags: readonly string[]): boolean {
  return tags.includes(etag.replaceAll('"', ''));
}
