import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { listFiles, readSourceTree, type SourceFile } from '#tests/support/source/source-tree.ts';

const FILES = readSourceTree();
const SOURCES = FILES.filter(({ path }) => /^(src|server|cli)\//.test(path) && !isTest(path));

/** What each part of the product may import besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/domain': [],
  'src/state': ['src/domain'],
  'src/adapters': ['src/state', 'src/domain'],
  'src/ui': ['src/domain'],
  // The guide comes along with the app.
  'src/features': ['src/ui', 'src/state', 'src/domain', 'docs'],
  'src/app': ['src/features', 'src/ui', 'src/adapters', 'src/state', 'src/domain'],
  server: ['src/state', 'src/domain'],
  cli: ['src/state', 'src/domain'],
};

/** The rooms of the state from the lowest to the highest: each may import those before it, types included. */
const STATE_ROOMS =
  'document schema ports read new-farms records merge backup ask google calendar folder device sync selectors store react'.split(
    ' ',
  );

/** The rooms of the rules from the lowest to the highest; those of one line do not know each other. */
const DOMAIN_FLOORS = [
  ['calendar', 'customers', 'units'],
  ['tell'],
  ['records'],
  ['catalog'],
  ['drying', 'orders', 'settings'],
  ['demand'],
  ['planning', 'prices'],
  ['seed-lots'],
  ['calendar-events', 'capacity', 'costing', 'import', 'trays'],
  ['deliveries', 'supply'],
  ['alchemy', 'harvests', 'invoices', 'margins'],
  ['reports', 'trace'],
  ['answers', 'buying'],
  ['dryer-plan'],
];

/** What a file exports under a name of its own. */
const EXPORTED =
  /^export (?:async |abstract )*(?:function\*?|const|let|class|interface|type) ([A-Za-z_$][\w$]*)/gm;

function isTest(path: string): boolean {
  return /\.(test|spec|contract)\.tsx?$/.test(path);
}

function layerOf(path: string): string {
  return path.startsWith('src/') ? path.split('/', 2).join('/') : (path.split('/', 1)[0] ?? '');
}

/** The room of a file of a layer that has floors; a file outside of every room is its own. */
function roomOf(path: string, layer: string): string | undefined {
  return path.startsWith(`src/${layer}/`) ? path.split('/')[2] : undefined;
}

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

test('imports run downwards only', () => {
  const upwards = SOURCES.flatMap(({ path, imports }) => {
    const layer = layerOf(path);
    const allowed = [layer, ...(MAY_IMPORT[layer] ?? [])];
    return imports
      .filter((target) => target.includes('/') && !allowed.includes(layerOf(target)))
      .map((target) => `${path} -> ${target}`);
  });
  expect(upwards).toEqual([]);
});

test.each([
  ['domain', DOMAIN_FLOORS],
  ['state', STATE_ROOMS.map((room) => [room])],
])('rooms of the %s import only rooms below them', (layer, floors) => {
  const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room));
  const within = SOURCES.flatMap(({ path, imports }) => {
    const room = roomOf(path, layer);
    return room === undefined ? [] : [{ path, room, imports }];
  });
  const unknown = within.filter(({ room }) => floorOf(room) === -1);
  const upwards = within.flatMap(({ path, room, imports }) =>
    imports
      .filter((target) => (roomOf(target, layer) ?? room) !== room)
      .filter((target) => floorOf(roomOf(target, layer) ?? '') >= floorOf(room))
      .map((target) => `${path} -> ${target}`),
  );
  expect(unknown.map(({ path }) => path)).toEqual([]);
  expect(upwards).toEqual([]);
});

test('features never import each other', () => {
  const across = SOURCES.flatMap(({ path, imports }) =>
    imports
      .filter((target) => featureOf(path) && featureOf(target))
      .filter((target) => featureOf(path) !== featureOf(target))
      .map((target) => `${path} -> ${target}`),
  );
  expect(across).toEqual([]);
});

test('no file reaches itself through its imports', () => {
  expect(findCycles(FILES)).toEqual([]);
});

test('file and folder names are kebab-case and say what is inside', () => {
  const named = ['src', 'server', 'cli', 'tests', 'bench', 'soak', 'mutate', 'scripts']
    .flatMap(listFiles)
    .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path));
  const odd = named.filter((path) => !path.split('/').every((part) => isKebabCase(part)));
  const empty = named.filter((path) =>
    /(^|\/)(index|utils?|helpers?|common|lib|misc|types)(\/|\.)/.test(path),
  );
  expect(odd).toEqual([]);
  expect(empty).toEqual([]);
});

test('an exported name stands once, so that an import line or a search tells which is meant', () => {
  const homes = SOURCES.flatMap(({ path, text }) =>
    [...text.matchAll(EXPORTED)].map(([, name = '']) => ({ name, path })),
  );
  expect(homes.length).toBeGreaterThan(1000);
  expect(twice(homes)).toEqual([]);
});

test('a file name stands once in the rules and once among the screens', () => {
  const named = SOURCES.filter(({ path }) => /^src\/(domain|ui|features|app)\//.test(path)).map(
    ({ path }) => ({ name: path.slice(path.lastIndexOf('/') + 1), path }),
  );
  const rules = named.filter(({ path }) => layerOf(path) === 'src/domain');
  const screens = named.filter(({ path }) => layerOf(path) !== 'src/domain');
  expect(twice(rules)).toEqual([]);
  expect(twice(screens)).toEqual([]);
});

test('no source file is longer than 300 lines', () => {
  const long = SOURCES.filter(({ lines }) => lines > 300);
  expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
});

test('what tests stand on lies in rooms, at most twelve files in each', () => {
  const files = listFiles('tests/support').map((path) => path.slice(0, path.lastIndexOf('/')));
  const crowded = [...new Set(files)].filter(
    (room) => room === 'tests/support' || files.filter((other) => other === room).length > 12,
  );
  expect(crowded).toEqual([]);
});

test('no test is skipped or focused', () => {
  const set = FILES.filter(
    ({ path, text }) => isTest(path) && /\btest\.(only|skip|todo|fixme)\b/.test(text),
  )
    .map(({ path }) => path)
    .filter((path) => path !== 'tests/architecture.test.ts');
  expect(set).toEqual([]);
});

test('the version lives in package.json alone', () => {
  expect(packageJson.version).toMatch(/^\d+\.\d+\.\d+$/);
  const copies = SOURCES.filter(({ text }) => text.includes(packageJson.version));
  expect(copies.map(({ path }) => path)).toEqual([]);
});

/** The names that stand in more than one file, each with its files. */
function twice(homes: readonly { readonly name: string; readonly path: string }[]) {
  const files = new Map<string, Set<string>>();
  for (const { name, path } of homes) files.set(name, (files.get(name) ?? new Set()).add(path));
  return [...files].filter(([, { size }]) => size > 1).map(([name, at]) => [name, ...at]);
}

/** `day-sheet.module.css` is kebab-case, and so are its dotted parts. */
function isKebabCase(name: string): boolean {
  return name.split('.').every((part) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part));
}

/** Import loops, each told as the path from a file back to itself. */
function findCycles(files: readonly SourceFile[]): readonly string[] {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports]));
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) cycles.push([...trail.slice(seenAt), path].join(' -> '));
    if (seenAt >= 0 || done.has(path)) return;
    for (const target of importsOf.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return cycles;
}
