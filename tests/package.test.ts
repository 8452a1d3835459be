import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import packageConfig from '../vite.package.config.ts';
import { listFiles, resolveImport } from '#tests/support/source/source-tree.ts';

const ROOT = join(import.meta.dirname, '..');
const CONFIG = readFileSync(join(ROOT, 'vite.package.config.ts'), 'utf8');
const ENTRIES = packageConfig.build?.rolldownOptions?.input as readonly string[];
const LOADED = loadedFrom(ENTRIES);

test('the package has a folder for every file that server and mgm load', () => {
  expect(LOADED.files).toContain('src/domain/planning/plan-farm.ts');
  const folders = packageJson.files.filter((name) => name.startsWith('dist/'));
  const left = LOADED.files
    .map((path) => `dist/${path.replace(/\.(ts|json)$/, '.js')}`)
    .filter((built) => !folders.some((name) => built === name || built.startsWith(`${name}/`)));
  expect(left).toEqual([]);
});

test('no test, screen or page of the docs is packed', () => {
  const unneeded = /\.test\.|\.tsx$|^(tests|docs|pictures)\/|^src\/(app|features|ui|adapters)\//;
  expect(LOADED.files.filter((path) => unneeded.test(path))).toEqual([]);
  const sources = packageJson.files.filter((name) => !name.startsWith('dist/'));
  expect(sources).toEqual(['bin', 'CHANGELOG.md']);
  expect(listFiles('bin')).toHaveLength(Object.keys(packageJson.bin).length);
});

test('the package installs the packages that server and mgm load, and no others', () => {
  expect(LOADED.packages).toEqual(Object.keys(packageJson.dependencies).toSorted());
  expect(packageJson.bundleDependencies).toBe(true);
});

test('both commands and every thread of the server start a file that is built', () => {
  const built = (text: string) => [...text.matchAll(/dist\/([\w/-]+)\.js'/g)].map(([, at]) => at);
  const started = Object.values(packageJson.bin).flatMap((bin) => {
    const text = readFileSync(join(ROOT, bin), 'utf8');
    expect(text).toMatch(/^#!\/usr\/bin\/env node\n/);
    return built(text);
  });
  expect(started).toHaveLength(3);
  expect(ENTRIES).toEqual(expect.arrayContaining(started.map((path) => `${path}.ts`)));

  const threads = listFiles('server').filter((path) => path.endsWith('-worker.mjs'));
  expect(threads).not.toEqual([]);
  for (const thread of threads) {
    expect(CONFIG).toContain(`'${thread}': `);
    expect(ENTRIES).toContain(thread.replace('-worker.mjs', '-work.ts'));
  }
});

test('the changelog and the install page name the version of the package', () => {
  const [changelog, install] = ['CHANGELOG.md', 'docs/install.md'].map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  );
  expect(changelog).toMatch(
    new RegExp(`^## \\[${packageJson.version}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'),
  );
  expect(install).toContain(`./microgreens-manager-${packageJson.version}.tgz`);
});

/** All files that are loaded from some, and the packages they load; what only types need is left out. */
function loadedFrom(entries: readonly string[]) {
  const files = new Set(entries);
  const packages = new Set<string>();
  for (const path of files) {
    for (const target of loads(path)) {
      const file = resolveImport(path, target);
      if (file !== undefined) files.add(file);
      else if (!target.startsWith('node:')) packages.add(packageOf(target));
    }
  }
  return { files: [...files], packages: [...packages].toSorted() };
}

/** What a file imports or exports from elsewhere at run time. */
function loads(path: string): readonly string[] {
  if (!path.endsWith('.ts')) return [];
  const text = readFileSync(join(ROOT, path), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const isLoaded = (entries: readonly { isType: boolean }[]) =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  return [
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      isLoaded(entries) ? [moduleRequest.value] : [],
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? [moduleRequest.value] : [],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      [...text.slice(start, end).matchAll(/^'(.*)'$/g)].map(([, target = '']) => target),
    ),
  ];
}

function packageOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}
