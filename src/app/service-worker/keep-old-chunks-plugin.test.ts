import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aFolder } from '#tests/support/files/a-folder.ts';
import { dropOutdatedParts } from './keep-old-chunks-plugin.ts';

const DAY = 86_400_000;
const MONDAY = Date.UTC(2026, 10, 16);

test('the parts of an old build stay for seven days after the build that left them', () => {
  const folder = aFolder();
  mkdirSync(join(folder, 'assets'));
  const build = (names: readonly string[], now: number) => {
    for (const name of names) writeFileSync(join(folder, 'assets', name), name);
    dropOutdatedParts(folder, new Set(names), now);
    return readdirSync(join(folder, 'assets'));
  };
  expect(build(['main-1.js', 'same.js'], MONDAY)).toEqual(['main-1.js', 'same.js']);
  // Built long ago, left only now.
  const later = MONDAY + 30 * DAY;
  expect(build(['main-2.js', 'same.js'], later)).toEqual(['main-1.js', 'main-2.js', 'same.js']);
  expect(build(['main-3.js', 'same.js'], later + 6 * DAY)).toHaveLength(4);
  expect(build(['main-3.js', 'same.js'], later + 8 * DAY)).toEqual([
    'main-2.js',
    'main-3.js',
    'same.js',
  ]);
  // What comes again is no part of an old build any more.
  build(['main-2.js'], later + 9 * DAY);
  expect(build(['main-2.js'], later + 30 * DAY)).toEqual(['main-2.js']);
});

test('a packed copy stays and goes with its part', () => {
  const folder = aFolder();
  const assets = join(folder, 'assets');
  mkdirSync(assets);
  for (const name of ['main-1.js', 'main-1.js.br']) writeFileSync(join(assets, name), name);
  dropOutdatedParts(folder, new Set(['main-1.js']), MONDAY);
  dropOutdatedParts(folder, new Set(['main-1.js']), MONDAY + 30 * DAY);
  expect(readdirSync(assets)).toEqual(['main-1.js', 'main-1.js.br']);
  dropOutdatedParts(folder, new Set(), MONDAY + 31 * DAY);
  dropOutdatedParts(folder, new Set(), MONDAY + 39 * DAY);
  expect(readdirSync(assets)).toEqual([]);
});
