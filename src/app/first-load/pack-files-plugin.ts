import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const PARTS = 'assets';
/** Smaller files gain nothing on the way. */
const MIN_BYTES = 1024;
const pack = promisify(brotliCompress);

/** Lays a copy beside every script and style, packed small, so that the server need not pack it for every visitor. */
export function packFiles(): Plugin {
  let folder = '';
  return {
    name: 'mgm-pack-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, PARTS);
    },
    writeBundle: { order: 'post', handler: () => packFolder(folder) },
  };
}

/** Packs what is not packed yet. A name tells what is in a file, so a copy of an earlier build still holds. */
export async function packFolder(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const packed = join(folder, `${name}.br`);
      if (existsSync(packed)) return;
      const content = readFileSync(join(folder, name));
      if (content.length < MIN_BYTES) return;
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(packed, await pack(content, { params }));
    }),
  );
}
