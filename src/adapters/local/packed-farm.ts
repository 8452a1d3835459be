import type { FarmDocument } from '#state/document/farm-document.ts';
import { expandFarm } from '#state/normalise/compact-farm.ts';
import { pageBreath } from '../device/page-breath.ts';
import { parseFarmText, writeFarmText } from './farm-text.ts';
import { sha256 } from './sha-256.ts';

/** A whole farm as it lies on the disk: gzip of its JSON, with the hash of those bytes. */
export interface PackedFarm {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

export async function packFarm(document: FarmDocument): Promise<PackedFarm> {
  const text = new Blob([writeFarmText(document)]).stream();
  const bytes = await readBytes(text.pipeThrough(new CompressionStream('gzip')));
  return { bytes, hash: sha256(bytes) };
}

/** The farm, or null when a single bit of it has changed on the disk. */
export async function unpackFarm({ bytes, hash }: PackedFarm): Promise<FarmDocument | null> {
  if (sha256(bytes) !== hash) return null;
  try {
    const breathe = pageBreath();
    const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    // The hash says that these are the bytes that `packFarm` wrote.
    const compact = parseFarmText(await new Response(text).text());
    await breathe();
    return expandFarm(compact);
  } catch {
    return null;
  }
}

async function readBytes(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
