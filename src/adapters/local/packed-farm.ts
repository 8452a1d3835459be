import type { FarmDocument } from '#state/document/farm-document.ts';
import { readJsonLines } from '#state/backup/json-lines.ts';
import { type CompactFarm, expandFarm } from '#state/read/compact-farm.ts';
import { pageBreath } from '../device/page-breath.ts';
import { farmTextPieces } from './farm-text.ts';
import { sha256 } from './sha-256.ts';

/** A whole farm as it lies on the disk: gzip of its JSON, with the hash of those bytes. */
export interface PackedFarm {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly hash: string;
}

export async function packFarm(document: FarmDocument): Promise<PackedFarm> {
  const text = new Blob(await textPieces(document)).stream();
  const packed = text.pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return { bytes, hash: sha256(bytes) };
}

/** The farm, or null when a single bit of it has changed on the disk. */
export async function unpackFarm({ bytes, hash }: PackedFarm): Promise<FarmDocument | null> {
  if (sha256(bytes) !== hash) return null;
  try {
    const breathe = pageBreath();
    const text = new Blob([bytes])
      .stream()
      .pipeThrough(new DecompressionStream('gzip'))
      .pipeThrough(new TextDecoderStream());
    const farm = readJsonLines();
    for await (const line of linesOf(text.getReader())) {
      await breathe();
      farm.add(line);
    }
    // The hash says that these are the bytes that `packFarm` wrote.
    const compact = farm.whole() as CompactFarm;
    await breathe();
    return expandFarm(compact);
  } catch {
    return null;
  }
}

/** The text of the farm; others are let in between its pieces. */
async function textPieces(document: FarmDocument): Promise<string[]> {
  const breathe = pageBreath();
  const pieces: string[] = [];
  for (const piece of farmTextPieces(document)) {
    await breathe();
    pieces.push(piece);
  }
  return pieces;
}

async function* linesOf(text: ReadableStreamDefaultReader<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for (let part = await text.read(); !part.done; part = await text.read()) {
    const [first = '', ...others] = part.value.split('\n');
    begun.push(first);
    for (const next of others) {
      yield begun.join('');
      begun = [next];
    }
  }
  yield begun.join('');
}
