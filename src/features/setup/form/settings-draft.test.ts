import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { readSettings } from '#state/read/slices/read-settings.ts';
import { someSettings } from '#tests/support/builders/builders.ts';
import { saveSettings } from '#tests/support/devices/act.ts';
import { type SettingsDraft, draftOfSettings, patchOfChanges } from './settings-draft.ts';

const settings = someSettings();
const patchOf = (changes: Partial<SettingsDraft>) =>
  patchOfChanges(
    { ...draftOfSettings(settings), ...changes },
    new Set(Object.keys(changes) as (keyof SettingsDraft)[]),
  );

test('a save writes the changed fields alone', () => {
  expect(patchOf({ farmName: ' Juniper Lane ' })).toEqual({ brand: { farmName: 'Juniper Lane' } });
  expect(patchOf({ siteTitle: 'Juniper' })).toEqual({ siteTitle: 'Juniper' });
  expect(patchOf({ usdaMode: 'detailed', trackHarvestLoss: false })).toEqual({
    reporting: { usdaMode: 'detailed', trackHarvestLoss: false },
  });
  expect(patchOf({})).toEqual({});
});

test('a logo that was removed is written as none', () => {
  expect(patchOf({ appLogoDataUrl: null })).toEqual({ brand: { appLogoDataUrl: null } });
});

test('the line of labels is written without blanks around it, and emptied it is gone', () => {
  const patch = patchOf({ labelLine: ' Keep refrigerated ' });
  expect(patch).toEqual({ brand: { labelLine: 'Keep refrigerated' } });
  const saved = saveSettings(settings, patch);
  expect(saved.brand.labelLine).toBe('Keep refrigerated');
  expect(saveSettings(saved, patchOf({ labelLine: '' })).brand).toEqual(settings.brand);
});

test('an emptied number of buffer days is 0', () => {
  expect(patchOf({ defaultHarvestBufferDays: null })).toEqual({
    planner: { defaultHarvestBufferDays: 0 },
  });
});

test('an emptied hour of the morning is 6, and only a changed one is written', () => {
  expect(draftOfSettings(settings).morningHour).toBe(6);
  expect(patchOf({ morningHour: null })).toEqual({ planner: { morningHour: 6 } });
  expect(patchOf({ morningHour: 4 })).toEqual({ planner: { morningHour: 4 } });
});

test('the weekend switch of the form is the one that all three places follow', () => {
  const saved = saveSettings(settings, patchOf({ weekendHarvestToFriday: false }));
  expect(saved.planner.weekendHarvestToFriday).toBe(false);
  expect(saved.plannerPrefs.harvestWeekendOnFriday).toBe(false);
  expect(saved.weekendHarvestToFriday).toBe(false);
});

test('one calendar switch leaves the others as they are', () => {
  const some = someSettings({
    google: { ...settings.google, pushAggregates: { plant: true, harvest: false, soak: false } },
  });
  const draft = { ...draftOfSettings(some), soak: true };
  const saved = saveSettings(some, patchOfChanges(draft, new Set(['soak'])));
  expect(saved.google.pushAggregates).toEqual({ plant: true, harvest: false, soak: true });
});

test('who is signed in is no part of the form', () => {
  const google = { ...settings.google, connected: true, sub: '7', email: 'a@farm.example' };
  expect(draftOfSettings(someSettings({ google }))).toEqual(draftOfSettings(settings));
});

const days = fc.option(fc.double({ min: -10, max: 4000 }));
const typed = {
  farmName: fc.string(),
  title: fc.string(),
  siteTitle: fc.string(),
  labelLine: fc.string(),
  weekStartsOn: fc.constantFrom(0, 1),
  weekendHarvestToFriday: fc.boolean(),
  defaultHarvestBufferDays: days,
  morningHour: days,
  leadDays: days,
  coverDays: days,
  keepDays: days,
  calendarId: fc.string(),
  plant: fc.boolean(),
  harvest: fc.boolean(),
  soak: fc.boolean(),
  trackHarvestLoss: fc.boolean(),
  askHarvestWeight: fc.boolean(),
  usdaMode: fc.constantFrom('basic', 'detailed'),
} as const;

test('what the form saves a stored farm reads unchanged', () => {
  checkLaw([fc.record(typed, { requiredKeys: [] })], (changes) => {
    // Some of the fields, each as its input tells it.
    const saved = saveSettings(settings, patchOf(changes as Partial<SettingsDraft>));
    expect(readSettings(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
  });
});
