import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type AppParts, createApp } from '#server/http/app.ts';
import { serverParts } from './serve-web.ts';

export { serverParts } from './serve-web.ts';

/** A small built web app: a start page, a service worker, one hashed file, one bundler file. */
export const BUILT_FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Microgreens Manager</title>',
  'sw.js': 'self.addEventListener("fetch", () => {});',
  'manifest.webmanifest': '{"name":"Microgreens Manager"}',
  'assets/main-4f2a.js': `export const rows = [${'"sunflower",'.repeat(400)}];`,
  '.vite/manifest.json': '{}',
};

/** Starts the real server on a free port over the given files; it stops when the test ends. */
export async function aRunningServer(
  files: Readonly<Record<string, string | Uint8Array>> = BUILT_FILES,
  parts: Partial<AppParts> = {},
): Promise<string> {
  const webRoot = await mkdtemp(join(tmpdir(), 'mgm-web-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(webRoot, name)), { recursive: true });
    await writeFile(join(webRoot, name), content);
  }
  const app = await createApp(serverParts({ webRoot, ...parts }));
  onTestFinished(async () => {
    app.server.closeAllConnections();
    await app.close();
    await rm(webRoot, { recursive: true });
  });
  return app.listen({ host: '127.0.0.1', port: 0 });
}
