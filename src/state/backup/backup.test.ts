import { checkLaw } from '#tests/support/laws/check-law.ts';
import { aFarm, aMix, anOrder, aVariety } from '#tests/support/builders/builders.ts';
import { anInvoice, anInvoiceLine } from '#tests/support/builders/invoice-builders.ts';
import { damagedJson, share } from '#tests/support/random/damaged-json.ts';
import { fewOfEach, smallFarmState } from '#tests/support/farms/small-farm.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../document/canonical-json.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { backupFileName } from './backup-file-name.ts';
import { readBackup, type BackupReading } from './read-backup.ts';
import { SLICE_NAMES } from './slice-names.ts';
import { writeBackup } from './write-backup.ts';

const AT = '2026-11-20T17:45:00.000Z';

const slicesOf = (reading: BackupReading) => {
  if (!reading.ok) throw new Error(reading.reason);
  return reading.slices;
};

const read = (value: unknown) => readBackup(JSON.stringify(value));

test('a backup file says what it is', () => {
  const file: unknown = JSON.parse(writeBackup(freshFarm(), AT));
  expect(file).toEqual({
    app: 'microgreens-manager',
    version: 2,
    exportedAt: AT,
    state: freshFarm(),
  });
});

test('a backup contains no identity, even while signed in', () => {
  const fresh = freshFarm();
  const google = {
    ...fresh.settings.google,
    connected: true,
    sub: '1',
    email: 'a@b.c',
    name: 'A',
    picture: 'p',
  };
  const text = writeBackup({ ...fresh, settings: { ...fresh.settings, google } }, AT);
  expect(JSON.parse(text)).toHaveProperty('state.settings.google', freshFarm().settings.google);
});

test('the file is named after the title of the farm and the day', () => {
  const { settings } = freshFarm();
  const titled = {
    settings: { ...settings, brand: { ...settings.brand, title: 'Green Acres & Co.' } },
  };
  expect(backupFileName(titled, '2026-11-20')).toBe('green-acres-co-backup-2026-11-20.json');
  expect(backupFileName({ settings }, '2026-11-20')).toBe(
    'microgreens-manager-backup-2026-11-20.json',
  );
});

test('what is exported comes back whole', () => {
  const farm = normalizeFarm(smallFarmState());
  const { meta: _, ...slices } = farm;
  expect(canonicalJson(slicesOf(readBackup(writeBackup(farm, AT))))).toBe(canonicalJson(slices));
});

test('any farm that is exported comes back whole, wherever its data came from', () => {
  checkLaw([damagedJson(fewOfEach(smallFarmState(), 2))], { numRuns: 100 }, (value) => {
    const farm = normalizeFarm(value);
    const { meta: _, settings: _settings, ...slices } = farm;
    expect(slicesOf(readBackup(writeBackup(farm, AT)))).toMatchObject(slices);
  });
});

test('an issued invoice comes back just as it was issued', () => {
  const lines = [anInvoiceLine({ id: 'li_1' }), anInvoiceLine({ id: 'li_2', text: 'Crate' })];
  const farm = aFarm({ invoices: [anInvoice({ lines })] });
  expect(slicesOf(readBackup(writeBackup(farm, AT))).invoices).toEqual(farm.invoices);
});

test('a bare farm and an answer of the state service are read like a backup', () => {
  const state = { varieties: [{ id: 'pea' }] };
  const bare = slicesOf(read(state));
  expect(bare.varieties).toHaveLength(1);
  expect(slicesOf(read({ state, updated_at: AT }))).toEqual(bare);
  expect(slicesOf(read({ app: 'another', state }))).toEqual(bare);
});

test('only the slices of the file are read', () => {
  expect(Object.keys(slicesOf(read({ varieties: [{ id: 'pea' }] })))).toEqual(['varieties']);
});

test('a slice that is null or of the wrong kind never empties the farm', () => {
  const slices = slicesOf(read({ varieties: null, orders: 'none', settings: [], tasks: [] }));
  expect(Object.keys(slices)).toEqual(['tasks']);
});

test('racks kept beside the capacity bring the capacity', () => {
  const slices = slicesOf(read({ racks: [{ id: 'grow-1', type: 'grow' }] }));
  expect(Object.keys(slices)).toEqual(['capacity']);
  expect(slices.capacity?.racks.map(({ id }) => id)).toEqual(['grow-1']);
});

test('rules that need two slices look up what the file lacks in the farm', () => {
  const pea = aVariety({ id: 'pea' });
  const farm = aFarm({ varieties: [pea], products: [aMix({ pea: 100 }, { id: 'mix_a' })] });
  const item = { id: 'a', mode: 'PACKAGE', productId: 'mix_a', varietyId: 'pea', count: 1 };
  const file = JSON.stringify({ orders: [{ ...anOrder(), items: [item] }] });
  expect(slicesOf(readBackup(file, farm)).orders?.[0]?.items[0]).toHaveProperty(
    'productId',
    'mix_a',
  );
  expect(Object.keys(slicesOf(readBackup(file, farm)))).toEqual(['orders']);
});

test('a journal for varieties of the farm is handed on with the slices', () => {
  const journal = { pea: [{ id: 'j', text: 'Sown', atISO: AT }] };
  const farm = aFarm({ varieties: [aVariety({ id: 'pea' })] });
  const slices = slicesOf(readBackup(JSON.stringify({ orders: [], journal }), farm));
  expect(Object.keys(slices)).toEqual(['orders', 'journal']);
  expect(normalizeFarm({ ...farm, ...slices }).varieties[0]?.journal).toMatchObject([{ id: 'j' }]);
});

test('the write stamps and the sign-in of a file stay behind', () => {
  const slices = slicesOf(
    read({ meta: { lastWriteAt: 99 }, settings: { google: { sub: 'them', calendarId: 'farm' } } }),
  );
  expect(slices).not.toHaveProperty('meta');
  expect(slices.settings?.google).toMatchObject({ sub: null, calendarId: 'farm' });
});

test('a file without any slice is refused', () => {
  for (const value of [
    [],
    5,
    'farm',
    null,
    {},
    { state: {} },
    { state: 5 },
    { meta: { version: 2 } },
  ]) {
    expect(read(value)).toEqual({ ok: false, reason: 'no known data in this file' });
  }
});

test('a file that is not JSON is refused', () => {
  for (const text of ['', 'varieties', '{"varieties":[', '<html></html>']) {
    expect(readBackup(text)).toEqual({ ok: false, reason: 'the file is not valid JSON' });
  }
});

test('a file of a newer version is refused', () => {
  const reason = { ok: false, reason: 'made by a newer version' };
  expect(read({ version: 3, state: { varieties: [] } })).toEqual(reason);
  expect(read({ meta: { version: '3' }, varieties: [] })).toEqual(reason);
});

test('a byte order mark in front of a file does no harm', () => {
  expect(readBackup(`\uFEFF${writeBackup(freshFarm(), AT)}`).ok).toBe(true);
});

test(
  'damaged files are read or refused with a reason, and change no prototype',
  { timeout: 60_000 },
  () => {
    const file: unknown = JSON.parse(
      writeBackup(normalizeFarm(fewOfEach(smallFarmState(), 1)), AT),
    );
    const members = Object.getOwnPropertyNames(Object.prototype).join();
    const damagedText = fc
      .tuple(damagedJson(file, 4), fc.nat({ max: 40 }), share())
      .map(([value, kind, place]) => damageText(JSON.stringify(value), kind, place));
    checkLaw([damagedText], { numRuns: 1000 }, (text) => {
      const reading = readBackup(text);
      if (reading.ok) {
        expect(SLICE_NAMES.some((name) => name in reading.slices)).toBe(true);
      } else {
        expect(reading.reason).not.toBe('');
      }
      expect({}).not.toHaveProperty('polluted');
    });
    expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(members);
  },
);

/** Some files are also cut short, made of other letters, or reach for the prototype in the text itself. */
function damageText(text: string, kind: number, place: number): string {
  const at = Math.floor(text.length * place);
  if (kind === 0) return text.slice(0, at);
  if (kind === 1) return `${text.slice(0, at)}\u0000${text.slice(at)}`;
  if (kind < 12) return text.replaceAll('{"id"', '{"__proto__":{"polluted":true},"id"');
  return text;
}
