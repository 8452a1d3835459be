import type { StateHead } from './stored-farm.ts';

/**
 * The ETag of what a user has stored, also when that is nothing.
 *
 * The version tells two states with the same content apart, the hash tells them apart after a
 * store was put back to an older backup.
 */
export function entityTag(head: StateHead | undefined): string {
  return entityTagOf(head && { version: head.version, hash: head.document?.hash ?? null });
}

/** The ETag of a version by its number and the hash of its document; null where the farm was removed. */
export function entityTagOf(
  of: { readonly version: number; readonly hash: string | null } | undefined,
): string {
  if (!of) return '"0-empty"';
  return `"${of.version}-${of.hash === null ? 'deleted' : of.hash.slice(0, 16)}"`;
}

/**
 * The tags of an `If-Match` or `If-None-Match` header, without quotes; `*` stays as it is.
 *
 * A proxy that compresses weakens a tag with `W/` or adds `-gzip`; both are taken off again.
 */
export function readTags(header: string): readonly string[] {
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//i, ''))
    .map((tag) => tag.replaceAll('"', '').replace(/-(gzip|br|zstd|deflate)$/, ''))
    .filter((tag) => tag !== '');
}

/** Whether one of the tags means this state. */
export function isTagged(head: StateHead | undefined, tags: readonly string[]): boolean {
  return isOneOfTags(entityTag(head), tags);
}

/** Whether one of the tags is this one. */
export function isOneOfTags(etag: string, tags: readonly string[]): boolean {
  return tags.includes(etag.replaceAll('"', ''));
}
