import { packDocument } from '../store/packed-document.ts';
import type { PackedDocument } from '../store/stored-farm.ts';
import { unpackBody } from './packed-body.ts';
import { emptyDocument, readStateBody, type RefusedBody } from './state-body.ts';

/** A body as it was sent, and what is to be done with it. */
export interface SentBody {
  readonly bytes: Uint8Array;
  /** Whether it came packed with gzip. */
  readonly isGzip: boolean;
  /** The most that it may be unpacked. */
  readonly maxBytes: number;
  readonly now: number;
  /** Whether it has a condition: then one without an object was surely cut off on the way. */
  readonly isConditional: boolean;
  /** False when it cannot be stored in any case: then it is only looked at. */
  readonly isToBePacked: boolean;
}

/** What a body comes to. */
export type PreparedBody =
  | { readonly kind: 'packed'; readonly document: PackedDocument }
  /** It could be stored, but is not to be packed. */
  | { readonly kind: 'fine' }
  | RefusedBody;

/** Unpacks, reads, stamps and packs a body; all that a write costs besides the writing. */
export async function prepareBody(sent: SentBody): Promise<PreparedBody> {
  const text = sent.isGzip ? await unpackBody(sent.bytes, sent.maxBytes) : sent.bytes;
  if ('kind' in text) return text;
  const reading = readStateBody(text, sent.now);
  if (reading.kind === 'refused') return reading;
  // Without a condition such a body counts as an empty document.
  if (reading.kind === 'no-object' && sent.isConditional) {
    return { kind: 'refused', status: 400, reason: 'The body is not a JSON object' };
  }
  if (!sent.isToBePacked) return { kind: 'fine' };
  const { json, wrapped } =
    reading.kind === 'document' ? reading.document : emptyDocument(sent.now);
  return { kind: 'packed', document: await packDocument(json, wrapped) };
}
