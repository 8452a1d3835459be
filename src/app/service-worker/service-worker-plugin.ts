import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = 'src/app/service-worker/service-worker.ts';

/** In development nothing is kept, so that every change of a file is seen at once. */
const developmentWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
`;

/** Builds /sw.js with the list of every file of the app. */
export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'mgm-service-worker',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    configureServer(server) {
      server.middlewares.use('/sw.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(developmentWorker);
      });
    },
    buildStart() {
      if (this.meta.watchMode) return;
      this.emitFile({ type: 'chunk', id: source, fileName: 'sw.js' });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') return;
        const contents = new Map<string, string | Uint8Array>();
        for (const file of readdirSync(publicDir)) {
          contents.set(file, readFileSync(join(publicDir, file)));
        }
        for (const [file, output] of Object.entries(bundle)) {
          if (output === worker || file.startsWith('.vite/') || file.endsWith('.map')) continue;
          contents.set(file, output.type === 'chunk' ? output.code : output.source);
        }
        worker.code = worker.code.replaceAll('__APP_FILES__', JSON.stringify(listOf(contents)));
      },
    },
  };
}

function listOf(contents: ReadonlyMap<string, string | Uint8Array>) {
  const files = [...contents].toSorted(([left], [right]) => (left < right ? -1 : 1));
  const hash = createHash('sha256');
  for (const [file, content] of files) hash.update(file).update('\0').update(content).update('\0');
  return { version: hash.digest('hex').slice(0, 16), paths: files.map(([file]) => `/${file}`) };
}
