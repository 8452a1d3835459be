import { createHash } from 'node:crypto';
import { PACKING_BESIDE } from './packing.ts';

/** Packed size from which a document is large enough to delay others. */
export const LARGE_WRITE_BYTES = 256 * 1024;

/** A stored document: its exact JSON text, compressed. */
export interface PackedDocument {
  /** The JSON text in gzip form: a year of tasks is a tenth of its size, and so are its versions. */
  readonly gzip: Uint8Array;
  /** SHA-256 of the JSON text, as 64 hexadecimal digits. */
  readonly hash: string;
  /** Bytes of the JSON text. */
  readonly size: number;
  /** Whether it was sent as `{state}` and so is handed out as `{state, updated_at}`. */
  readonly wrapped: boolean;
}

/** Metadata of a document, known without reading it. */
export type DocumentFacts = Omit<PackedDocument, 'gzip'>;

/** The newest version of a user's farm. */
export interface StateHead {
  /** Grows by one with every change, a removal included, and never starts over. */
  readonly version: number;
  /** Milliseconds of the change. */
  readonly savedAt: number;
  /** Null when the farm was removed: then `savedAt` says when. */
  readonly document: DocumentFacts | null;
  /** Member whose key removed it; absent while it exists, and for Google accounts. */
  readonly removedBy?: string;
}

export interface StoredVersion extends Pick<StateHead, 'version' | 'savedAt'> {
  /** Device whose key stored it; absent for Google accounts and commands. */
  readonly deviceId?: string;
  readonly document: PackedDocument;
}

export interface KeptVersion extends Omit<StoredVersion, 'document'> {
  readonly document: DocumentFacts;
  /** Bytes that it takes in the store. */
  readonly packedSize: number;
}

export async function packDocument(
  json: Uint8Array,
  wrapped: boolean,
  packing = PACKING_BESIDE,
): Promise<PackedDocument> {
  return { gzip: await packing.pack(json), hash: sha256Hex(json), size: json.byteLength, wrapped };
}

/** Unpacks a document to its JSON text, byte by byte as sent. */
export async function unpackDocument(
  document: PackedDocument,
  packing = PACKING_BESIDE,
): Promise<Buffer> {
  return packing.unpack(document.gzip, Math.max(document.size, 1));
}

export function factsOf({ hash, size, wrapped }: PackedDocument): DocumentFacts {
  return { hash, size, wrapped };
}

/** SHA-256 as hexadecimal digits. */
export function sha256Hex(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export interface FarmNotes {
  /** Label by the server admin. */
  readonly label?: string;
  /** Milliseconds of the last time that a device asked for it, to a quarter of an hour. */
  readonly readAt?: number;
}

/** Marks an erased user. Only a hash of the id is kept. */
export interface Erasure {
  /** SHA-256 of the id. */
  readonly userHash: string;
  readonly at: number;
}

/** A signed-out token before its expiry. Only its hash is stored. */
export interface SignOut {
  readonly tokenHash: string;
  /** Milliseconds at which it would have run out. */
  readonly until: number;
}

export interface UserHistory {
  readonly userId: string;
  readonly head: StateHead;
  /** Newest first. */
  readonly versions: readonly StoredVersion[];
  readonly label?: string;
}

/** ETag of a stored state or of none. Its hash parts versions that a restored backup repeats. */
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

/** Reads tags without quotes, `W/` and the `-gzip` of compressing proxies; `*` stays. */
export function readTags(header: string): readonly string[] {
  return header
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//i, ''))
    .map((tag) => tag.replaceAll('"', '').replace(/-(gzip|br|zstd|deflate)$/, ''))
    .filter((tag) => tag !== '');
}

export function isTagged(head: StateHead | undefined, tags: readonly string[]): boolean {
  return isOneOfTags(entityTag(head), tags);
}

export function isOneOfTags(etag: string, tags: readonly string[]): boolean {
  return tags.includes(etag.replaceAll('"', ''));
}

export type WriteCondition =
  | { readonly kind: 'always' }
  /** Nothing is stored: never was, or was removed. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'tagged'; readonly tags: readonly string[] };

export const ALWAYS: WriteCondition = { kind: 'always' };

export function allowsWrite(condition: WriteCondition, head: StateHead | undefined): boolean {
  if (condition.kind === 'always') return true;
  if (condition.kind === 'absent') return !head?.document;
  return isTagged(head, condition.tags);
}

/** Version of a write; `undefined` if the condition fails or there is nothing to remove. */
export function nextVersion(
  head: StateHead | undefined,
  removes: boolean,
  condition: WriteCondition,
): number | undefined {
  if (!allowsWrite(condition, head) || (removes && !head?.document)) return undefined;
  return (head?.version ?? 0) + 1;
}
