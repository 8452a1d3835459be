import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDERS = ['src', 'server', 'cli', 'tests', 'bench', 'soak', 'mutate', 'scripts'];
const CODE = /\.(ts|tsx|mjs)$/;
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** A file of the product's own code. */
export interface SourceFile {
  /** From the product's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  /** The own files it imports, types included, from the product's folder. */
  readonly imports: readonly string[];
}

/** All code of the product, tests included. */
export function readSourceTree(): readonly SourceFile[] {
  return FOLDERS.flatMap(listFiles)
    .filter((path) => CODE.test(path))
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      const targets = [...text.matchAll(IMPORT)].map(([, target = '']) => target);
      const imports = targets.flatMap((target) => resolveImport(path, target) ?? []);
      return { path, text, lines: text.trimEnd().split('\n').length, imports };
    });
}

/** All files below a folder of the product. */
export function listFiles(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/node_modules'))
    .map((entry) => posix.join(entry.parentPath.slice(ROOT.length), entry.name));
}

/** Where an import of a file leads, from the product’s folder; undefined for a package. */
export function resolveImport(from: string, target: string): string | undefined {
  if (target.startsWith('.')) return posix.join(dirname(from), target);
  const [, folder, rest] = /^#([a-z]+)\/(.*)$/.exec(target) ?? [];
  if (!folder || !rest) return undefined;
  return ['server', 'tests', 'docs'].includes(folder)
    ? `${folder}/${rest}`
    : `src/${folder}/${rest}`;
}
