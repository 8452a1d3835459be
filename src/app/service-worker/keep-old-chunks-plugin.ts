import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const KEPT_MS = 7 * 86_400_000;
const PARTS = 'assets';
/** When which part was left by a build; the server hands out nothing whose name begins with a dot. */
const NOTE = '.left-parts.json';

/**
 * Keeps the parts of older builds beside a new one for seven days: a page that was opened before goes on
 * loading its own parts, and none of them are loaded in place of others, as their names tell what is in them.
 */
export function keepOldChunks(): Plugin {
  let folder = '';
  return {
    name: 'mgm-keep-old-chunks',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle(_options, bundle) {
      const fresh = Object.keys(bundle).flatMap((file) => {
        const [room, name] = file.split('/', 2);
        return room === PARTS && name !== undefined ? [name] : [];
      });
      dropOutdatedParts(folder, new Set(fresh), Date.now());
    },
  };
}

/** Removes parts that no build of the last seven days has made. */
export function dropOutdatedParts(folder: string, fresh: ReadonlySet<string>, now: number): void {
  const parts = join(folder, PARTS);
  const note = join(folder, NOTE);
  const known = readNote(note);
  const left: Record<string, number> = {};
  for (const name of readdirSync(parts)) {
    // A packed copy goes with its part.
    if (fresh.has(name) || fresh.has(name.replace(/\.br$/, ''))) continue;
    const since = known[name] ?? now;
    if (now - since > KEPT_MS) rmSync(join(parts, name));
    else left[name] = since;
  }
  writeFileSync(note, JSON.stringify(left));
}

function readNote(path: string): Readonly<Record<string, number>> {
  if (!existsSync(path)) return {};
  // Only this program writes it.
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>;
}
