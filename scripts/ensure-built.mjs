import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runProgram, tool } from './run-program.mjs';

const BUILT = 'dist/web/index.html';
const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** Builds the web app. */
export function buildWeb({ quiet = false } = {}) {
  return runProgram([...tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], { quiet });
}

/** Builds the web app when it is missing or older than a file it is made from. */
export async function ensureBuilt() {
  if (SOURCES.every((path) => newest(ROOT + path) < newest(ROOT + BUILT))) return;
  process.stdout.write('Building the web app…\n');
  const build = await buildWeb();
  if (build.code === 0) return;
  process.stderr.write('The web app could not be built.\n');
  process.exit(1);
}

/** The newest change below a path, in milliseconds; 0 when there is nothing. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  return readdirSync(path).reduce(
    (latest, name) => Math.max(latest, newest(join(path, name))),
    stat.mtimeMs,
  );
}
