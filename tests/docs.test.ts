import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles, readSourceTree } from '#tests/support/source/source-tree.ts';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const isPage = (path: string): boolean => path.endsWith('.md');

/** What a page sets in code type. */
const named = (page: string): readonly string[] =>
  [...read(page).matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('every place that the map names is there', () => {
  const places = named('docs/map.md').filter((name) => name !== 'mgm');
  expect(places.length).toBeGreaterThan(60);
  expect(places.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([]);
});

test('every source file that a page names is there', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', ...listFiles('docs').filter(isPage)];
  const sources = readSourceTree().map(({ path }) => path);
  const gone = pages.flatMap((page) =>
    named(page)
      .filter((name) => /^[\w./-]+\.tsx?$/.test(name))
      .filter((name) => !existsSync(new URL(`../${name}`, import.meta.url)))
      .filter((name) => !sources.some((path) => path.endsWith(`/${name}`)))
      .map((name) => `${page}: ${name}`),
  );
  expect(pages.length).toBeGreaterThan(20);
  expect(gone).toEqual([]);
});

test('every name that stands beside a word of the growers is in the code', () => {
  const words = new Set(
    readSourceTree()
      .filter(({ path }) => /^(src|server)\//.test(path))
      .flatMap(({ text }) => text.match(/[A-Za-z_$][\w$]*/g) ?? []),
  );
  const names = named('docs/language.md').filter((name) => /^[A-Za-z_]+$/.test(name));
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !words.has(name))).toEqual([]);
});

test('a paragraph of a page has at most 120 words', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...listFiles('docs').filter(isPage),
  ];
  const long = pages.flatMap((page) =>
    read(page)
      .replace(/```[\s\S]*?```/g, '')
      .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
      .filter((paragraph) => !paragraph.trimStart().startsWith('|'))
      .filter((paragraph) => paragraph.split(/\s+/).length > 120)
      .map((paragraph) => `${page}: ${paragraph.slice(0, 60)}`),
  );
  expect(long).toEqual([]);
});
