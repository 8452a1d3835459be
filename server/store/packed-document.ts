import { createHash } from 'node:crypto';
import type { DocumentFacts, PackedDocument } from './stored-farm.ts';
import { PACKING_BESIDE } from './packing.ts';

/** Packs a JSON text for a store. */
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

/** Metadata of a document without its text. */
export function factsOf({ hash, size, wrapped }: PackedDocument): DocumentFacts {
  return { hash, size, wrapped };
}

/** SHA-256 as hexadecimal digits. */
export function sha256Hex(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
