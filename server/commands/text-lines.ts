import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { pipeline as run } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { CommandError } from './command-error.ts';

const NEW_LINE = 10;

function isPacked(path: string): boolean {
  return path.endsWith('.gz');
}

/** Writes a file, packed for `.gz`. It gets its name only when it is complete and on disk. */
export async function writeTextLines(path: string, lines: AsyncIterable<string>): Promise<void> {
  if (existsSync(path)) throw new CommandError(`${path} exists already.`);
  const part = `${path}.part`;
  const target = createWriteStream(part, { mode: 0o600, flush: true });
  const source = Readable.from(inText(lines));
  try {
    // The documents are packed already; only their spelling in letters is to be made shorter.
    const packing = createGzip({ strategy: constants.Z_HUFFMAN_ONLY });
    await (isPacked(path) ? run(source, packing, target) : run(source, target));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await rename(part, path);
}

async function* inText(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

export async function* readLines(path: string): AsyncGenerator<string> {
  const bytes = createReadStream(path);
  // Whatever ends one of the two ends the other, and is thrown where the lines are read.
  const input = isPacked(path) ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  try {
    yield* split(input);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw error instanceof CommandError
      ? error
      : new CommandError(`${path} cannot be read: ${reason}.`);
  } finally {
    bytes.destroy();
  }
}

async function* split(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(NEW_LINE); end >= 0; end = chunk.indexOf(NEW_LINE, start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]).toString();
      begun = [];
      start = end + 1;
    }
    begun.push(chunk.subarray(start));
  }
  const last = Buffer.concat(begun).toString();
  if (last !== '') yield last;
}
