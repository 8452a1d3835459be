import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Goal, judge } from '../goals.ts';

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What a browser has to load before it can draw a screen for the first time, in bytes of gzip. */
export interface FirstLoad {
  readonly screen: string;
  readonly script: number;
  readonly style: number;
  readonly files: number;
}

/** Every screen with what it loads, and whether the first ones are light enough. */
export interface FirstLoads {
  readonly loads: readonly FirstLoad[];
  readonly goals: readonly Goal[];
}

/** So much script may come before the first screen that somebody opens. */
const MOST_KILOBYTES = 150;
const FIRST_SCREENS = ['/start', '/dashboard'];

/** What a screen needs besides the page itself: a chunk by its name, or the file that the router asks for. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/start': ['start'],
  '/dashboard': ['dashboard'],
  '/tasks/today': ['dashboard', 'src/features/tasks/today/tasks-page.tsx'],
  '/ops/orders': ['dashboard', 'src/features/ops/orders/list/orders-page.tsx'],
};

/** Weighs the built web app, screen by screen. */
export function measureFirstLoad(webRoot: string): FirstLoads {
  // Written by the build, in this form.
  const manifest = JSON.parse(
    readFileSync(join(webRoot, '.vite/manifest.json'), 'utf8'),
  ) as Readonly<Record<string, ManifestEntry>>;
  const loads = Object.entries(SCREENS).map(([screen, parts]) => {
    const { script, style } = filesOf(['index.html', ...parts], manifest);
    return {
      screen,
      script: weigh(script, webRoot),
      style: weigh(style, webRoot),
      files: script.size + style.size,
    };
  });
  const first = loads.filter(({ screen }) => FIRST_SCREENS.includes(screen));
  return {
    loads,
    goals: first.map(({ screen, script }) =>
      judge(`${screen}: script, kB gzip`, [script / 1000], MOST_KILOBYTES),
    ),
  };
}

function filesOf(parts: readonly string[], manifest: Readonly<Record<string, ManifestEntry>>) {
  const chunks = new Map(Object.values(manifest).map((entry) => [entry.name, entry]));
  const script = new Set<string>();
  const style = new Set<string>();
  const add = (part: string): void => {
    const entry = manifest[part] ?? chunks.get(part);
    if (entry === undefined) throw new Error(`${part} is not part of the built web app`);
    if (script.has(entry.file)) return;
    script.add(entry.file);
    entry.css?.forEach((file) => style.add(file));
    entry.imports?.forEach(add);
  };
  parts.forEach(add);
  return { script, style };
}

function weigh(files: ReadonlySet<string>, webRoot: string): number {
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(webRoot, file))).length,
    0,
  );
}
