import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds a page of bare React, the anchor of every first load. */
export async function buildShell(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shell-'));
  await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      rollupOptions: {
        input: fileURLToPath(new URL('shell.tsx', import.meta.url)),
        output: { entryFileNames: 'assets/shell-00000000.js' },
      },
    },
  });
  const page =
    '<!doctype html><html lang="en"><head><title>Shell</title></head><body><div id="root"></div>' +
    '<script type="module" src="/assets/shell-00000000.js"></script></body></html>';
  await writeFile(join(folder, 'index.html'), page);
  return folder;
}
