import { type ArrivedBody, wholeBody } from './arriving-body.ts';
import type { MetaSender } from '../state/helper-meta.ts';
import { patchFarm } from '../state/patch-farm.ts';
import { packDocument, unpackDocument, type PackedDocument } from '../../store/stored-farm.ts';
import { type Packing, PACKING_BESIDE } from '../../store/packing.ts';
import { unpackBody } from './packed-body.ts';
import { emptyDocument, readStateBody, type RefusedBody } from '../state/state-body.ts';

export interface SentBytes {
  readonly body: ArrivedBody;
  readonly isGzip: boolean;
  /** The most that it may be unpacked, and a farm with it. */
  readonly maxBytes: number;
}

export interface SentBody extends SentBytes {
  readonly now: number;
  /** Whether it has a condition: then one without an object was surely cut off on the way. */
  readonly isConditional: boolean;
  /** False when it cannot be stored in any case: then it is only looked at. */
  readonly isToBePacked: boolean;
}

export interface SentPatch extends SentBytes {
  readonly document: PackedDocument;
  readonly sender: MetaSender;
}

export type PreparedPatch =
  | { readonly kind: 'packed'; readonly document: PackedDocument }
  | RefusedBody;

/** Fine: it could be stored, but is not to be packed. */
export type PreparedBody = PreparedPatch | { readonly kind: 'fine' };

/** Unpacks, reads, stamps and packs a body; all that a write costs besides the writing. */
export async function prepareBody(sent: SentBody, packing = PACKING_BESIDE): Promise<PreparedBody> {
  const text = await textOf(sent, packing);
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
  return { kind: 'packed', document: await packDocument(json, wrapped, packing) };
}

/** Unpacks a farm, patches and packs it again; all that a patch costs besides the writing. */
export async function preparePatch(
  sent: SentPatch,
  packing = PACKING_BESIDE,
): Promise<PreparedPatch> {
  const { document, sender, maxBytes } = sent;
  const body = await textOf(sent, packing);
  if ('kind' in body) return body;
  const farm = await unpackDocument(document, packing);
  const reading = patchFarm({ ...sender, farm, body, maxBytes });
  if (reading.kind === 'refused') return reading;
  return { kind: 'packed', document: await packDocument(reading.farm, document.wrapped, packing) };
}

async function textOf(
  { body, isGzip, maxBytes }: SentBytes,
  packing: Packing,
): Promise<Uint8Array | RefusedBody> {
  const bytes = wholeBody(body);
  return isGzip ? unpackBody(bytes, maxBytes, packing) : bytes;
}
