import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aFolder } from '#tests/support/files/a-folder.ts';
import { packFolder } from './pack-files-plugin.ts';

const LONG = 'trays.push(sunflower);\n'.repeat(100);

test('a long script has a packed copy with the same content, a short one and a picture have none', async () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'start-1a.js'), LONG);
  writeFileSync(join(folder, 'short-2b.js'), 'trays();');
  writeFileSync(join(folder, 'leaf-3c.png'), LONG);
  await packFolder(folder);
  expect(readdirSync(folder).toSorted()).toEqual([
    'leaf-3c.png',
    'short-2b.js',
    'start-1a.js',
    'start-1a.js.br',
  ]);
  const packed = readFileSync(join(folder, 'start-1a.js.br'));
  expect(brotliDecompressSync(packed).toString()).toBe(LONG);
});
