import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { DocumentFacts, PackedDocument } from './stored-farm.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Packs a JSON text for a store. */
export async function packDocument(json: Uint8Array, wrapped: boolean): Promise<PackedDocument> {
  // The first level already leaves a tenth; the higher ones cost five times as long.
  const packed = await pack(json, { level: 1 });
  return { gzip: packed, hash: sha256Hex(json), size: json.byteLength, wrapped };
}

/** The JSON text of a packed document, to the byte as it was sent. */
export async function unpackDocument(document: PackedDocument): Promise<Buffer> {
  return unpack(document.gzip, { maxOutputLength: Math.max(document.size, 1) });
}

/** What is known of a document without its text. */
export function factsOf({ hash, size, wrapped }: PackedDocument): DocumentFacts {
  return { hash, size, wrapped };
}

/** SHA-256 as hexadecimal digits. */
export function sha256Hex(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
