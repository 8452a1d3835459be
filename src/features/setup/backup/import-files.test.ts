import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSlowLaw } from '#tests/support/laws/check-law.ts';
import { canonicalJson } from '#state/document/canonical-json.ts';
import { readBackup } from '#state/backup/read-backup.ts';
import { importBackup } from '#state/store/import-backup.ts';
import { perform } from '#state/records/perform.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aFarm, anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { damagedJson, share } from '#tests/support/random/damaged-json.ts';
import { contentOf, openTab } from '#tests/support/devices/open-tab.ts';
import { fewOfEach, smallFarmState } from '#tests/support/farms/small-farm.ts';
import { decodeText } from './read-text-file.ts';

const farm = aFarm({
  varieties: [aVariety({ id: 'pea' })],
  orders: [anOrder({ id: 'once', items: [packages('pea', 2)] })],
});

/** A tab of a device with a small farm. */
async function aTab() {
  const tab = await openTab();
  const { meta: _, ...slices } = farm;
  tab.store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices } });
  await tab.store.settled();
  return tab;
}

type Tab = Awaited<ReturnType<typeof aTab>>;

/** Imports a file; the reason when it is refused. */
async function importBytes(tab: Tab, bytes: Uint8Array): Promise<string | null> {
  try {
    await importBackup(tab.store, decodeText(bytes));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

/** What the whole import of a file makes of a farm. */
function wholeImport(before: FarmDocument, text: string, tab: Tab): string {
  const reading = readBackup(text, before);
  if (!reading.ok) throw new Error(reading.reason);
  const { clock } = tab.world;
  const moment = { today: clock.today(), now: clock.now() };
  const payload = { slices: reading.slices };
  return contentOf(perform(before, { type: 'LOAD_DATA_SLICES', payload, moment }).document);
}

const file = { version: 2, state: fewOfEach(smallFarmState(), 1) };
const asBytes = (text: string) => new TextEncoder().encode(text);
const twoBytes = (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));

/** Files of every bad sort: cut, changed, of other letters, of other programs, reaching for the prototype. */
function anyFile(): fc.Arbitrary<Uint8Array> {
  const damagedText = damagedJson(file, 4).map((value) => JSON.stringify(value) ?? '');
  const cut = fc.tuple(damagedText, share()).map(([text, at]) => text.slice(0, at * text.length));
  const reaching = damagedText.map((text) =>
    text.replaceAll(
      '{"id"',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":1}},"id"',
    ),
  );
  return fc.oneof(
    { weight: 6, arbitrary: damagedText.map(asBytes) },
    { weight: 2, arbitrary: cut.map(asBytes) },
    { weight: 2, arbitrary: damagedText.map((text) => asBytes(`\uFEFF${text}`)) },
    { weight: 2, arbitrary: damagedText.map(twoBytes) },
    { weight: 2, arbitrary: reaching.map(asBytes) },
    { weight: 2, arbitrary: fc.json().map(asBytes) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
  );
}

test(
  'damaged files are imported whole or refused with a reason, and Undo takes each back',
  { timeout: 120_000 },
  async () => {
    const tab = await aTab();
    const before = contentOf(tab.farm());
    const members = Object.getOwnPropertyNames(Object.prototype).join();
    await checkSlowLaw([anyFile()], { numRuns: 1000 }, async (bytes) => {
      const base = tab.farm();
      const reason = await importBytes(tab, bytes);
      if (reason === null) {
        expect(contentOf(tab.farm())).toBe(wholeImport(base, decodeText(bytes), tab));
        if (contentOf(tab.farm()) !== before) tab.store.undo();
      } else {
        expect(reason).not.toBe('');
      }
      expect(contentOf(tab.farm())).toBe(before);
      expect({}).not.toHaveProperty('polluted');
    });
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(members);
    expect(tab.world.problems).toEqual([]);
  },
);

const otherFiles: readonly (readonly [string, string, RegExp])[] = [
  ['no text at all', '', /not valid JSON/],
  ['a page', '<!doctype html><title>Sign in</title>', /not valid JSON/],
  ['a list', '[1,2,3]', /no known data/],
  [
    'a package description',
    '{"name":"x","version":"1.0.0","dependencies":{"a":"1"}}',
    /no known data/,
  ],
  ['a map', '{"type":"FeatureCollection","features":[]}', /no known data/],
  ['a newer backup', '{"version":3,"state":{"varieties":[]}}', /newer version/],
  [
    'only what reaches for the prototype',
    '{"__proto__":{"varieties":[{"id":"x"}]}}',
    /no known data/,
  ],
  ['endless nesting', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, /./],
];

test.each(otherFiles)('%s is refused with a reason', async (_, text, reason) => {
  const tab = await aTab();
  const before = canonicalJson(tab.farm());
  expect(await importBytes(tab, asBytes(text))).toMatch(reason);
  expect(canonicalJson(tab.farm())).toBe(before);
});

test('varieties may be called like the parts of every object', async () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'prototype'];
  const varieties = names.map((id) => aVariety({ id, name: id }));
  const tab = await aTab();
  expect(await importBytes(tab, asBytes(JSON.stringify({ varieties })))).toBeNull();
  expect(tab.farm().varieties.map(({ name }) => name)).toEqual(names);
  expect({}).not.toHaveProperty('name');
});

test('endless nesting inside a farm does no harm', async () => {
  const tab = await aTab();
  const nested = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  expect(await importBytes(tab, asBytes(`{"varieties":[],"settings":${nested}}`))).toBeNull();
  expect(tab.farm().varieties).toEqual([]);
});
