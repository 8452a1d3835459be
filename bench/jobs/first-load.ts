import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface ManifestEntry {
  readonly file: string;
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

const FRAME = 'src/app/shell/app-frame.tsx';
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/start': ['src/app/start-screen.tsx'],
  '/dashboard': [FRAME, 'src/features/dashboard/dashboard-page.tsx'],
  '/tasks/today': [FRAME, 'src/features/tasks/today/tasks-page.tsx'],
  '/ops/orders': [FRAME, 'src/features/ops/orders/list/orders-page.tsx'],
};

/** Weighs the built web app, screen by screen. */
export function measureFirstLoad(webRoot: string): FirstLoad[] {
  // Written by the build, in this form.
  const manifest = JSON.parse(
    readFileSync(join(webRoot, '.vite/manifest.json'), 'utf8'),
  ) as Readonly<Record<string, ManifestEntry>>;
  return Object.entries(SCREENS).map(([screen, parts]) => {
    const { script, style } = filesOf(['index.html', ...parts], manifest);
    return {
      screen,
      script: weigh(script, webRoot),
      style: weigh(style, webRoot),
      files: script.size + style.size,
    };
  });
}

function filesOf(parts: readonly string[], manifest: Readonly<Record<string, ManifestEntry>>) {
  const script = new Set<string>();
  const style = new Set<string>();
  const add = (part: string): void => {
    const entry = manifest[part];
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
