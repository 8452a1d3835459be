import { expect, test } from 'vitest';
import type { SettingsPatch } from '#domain/settings/settings.ts';
import { act, saveSettings } from '#tests/support/devices/act.ts';
import { aFarm, aVariety, someSettings } from '#tests/support/builders/builders.ts';

test('a changed field leaves the other fields of its section and unknown keys alone', () => {
  const before = { ...someSettings(), weather: { unit: 'F' } };
  expect(saveSettings(before, { brand: { farmName: 'Green Lane' } })).toEqual({
    ...before,
    brand: { farmName: 'Green Lane', title: '', appLogoDataUrl: null },
  });
});

test('one choice of the dryer plan leaves the others as they are, and begins with the usual ones', () => {
  const { pro: none, ...bare } = someSettings();
  expect(none).toBeUndefined();
  const first = saveSettings(bare, { pro: { mustFit: true } });
  const chosen = { planNet: true, mixVarietiesInLoad: true, mustFit: true };
  expect(first.pro).toEqual(chosen);
  const known = { ...first, pro: { ...chosen, planNet: false, colour: 'green' } };
  const less = saveSettings(known, { pro: { mustFit: false } });
  expect(less.pro).toEqual({ ...known.pro, mustFit: false });
  expect(saveSettings(bare, { brand: { farmName: 'Green Lane' } })).not.toHaveProperty('pro');
});

test('what a farm chooses of its writing is kept, and leaves no trace once all is as in the US again', () => {
  const us = someSettings();
  const own = { weights: 'metric', dates: 'day-first' } as const;
  const metric = saveSettings(us, { region: own });
  expect(metric.region).toEqual({ ...own, currency: 'USD', numbers: 'point' });
  expect(saveSettings(metric, { brand: { title: '' } }).region).toEqual(metric.region);
  expect(saveSettings(metric, { region: { weights: 'us', dates: 'us' } })).toEqual(us);
});

test('invoicing begins with the usual settings, and takes none out of range', () => {
  const bare = someSettings();
  const first = saveSettings(bare, { invoicing: { seller: 'Juniper Lane', start: 12 } });
  expect(first.invoicing).toMatchObject({ seller: 'Juniper Lane', start: 12, termsDays: 14 });
  const next = saveSettings(first, { invoicing: { termsDays: 500, start: 0.5 } });
  expect(next.invoicing).toMatchObject({ seller: 'Juniper Lane', start: 1, termsDays: 120 });
  expect(saveSettings(bare, { brand: { farmName: 'Green Lane' } })).not.toHaveProperty('invoicing');
});

test.each<[string, SettingsPatch]>([
  ['the planner', { planner: { weekendHarvestToFriday: false } }],
  ['the planner preferences', { plannerPrefs: { harvestWeekendOnFriday: false } }],
  ['the top level', { weekendHarvestToFriday: false }],
])('the weekend switch set under %s is written to all three places', (_, patch) => {
  const saved = saveSettings(someSettings(), patch);
  expect(saved.planner.weekendHarvestToFriday).toBe(false);
  expect(saved.plannerPrefs.harvestWeekendOnFriday).toBe(false);
  expect(saved.weekendHarvestToFriday).toBe(false);
});

test('the switch of the planner wins over its mirrors', () => {
  const saved = saveSettings(someSettings(), {
    planner: { weekendHarvestToFriday: true },
    weekendHarvestToFriday: false,
  });
  expect(saved.weekendHarvestToFriday).toBe(true);
});

test('numbers out of range are saved as a file with them is read', () => {
  const { planner, trays } = saveSettings(someSettings(), {
    planner: { defaultHarvestBufferDays: 9, morningHour: 24 },
    trays: { dirtyThreshold: 25.9, stackLimit: 0 },
  });
  expect(planner).toMatchObject({ defaultHarvestBufferDays: 7, morningHour: 23 });
  expect(trays).toEqual({ dirtyThreshold: 25, stackLimit: 4 });
});

test('calendar switches change one by one', () => {
  // A caller that knows only one switch still leaves the others.
  const patch = { google: { pushAggregates: { plant: true } } } as unknown as SettingsPatch;
  const { google } = saveSettings(someSettings(), patch);
  expect(google.pushAggregates).toEqual({ plant: true, harvest: false, soak: false });
});

test('what a yes must check is kept in one order, in whichever it was chosen', () => {
  const first = saveSettings(someSettings(), { promise: { limits: ['withoutHoles'] } });
  const both = saveSettings(first, { promise: { limits: ['withoutHoles', 'grow'] } });
  expect(both.promise).toEqual({ limits: ['grow', 'withoutHoles'] });
});

test('buffer settings are stored as typed, invalid numbers as 0', () => {
  const typed = {
    generalBufferPercent: 8,
    consistent: { percent: -1, varieties: ['pea', 'pea', ' kale ', ''] },
    delicate: { percent: Number.NaN, varieties: ['pea'] },
    maxExtraTrays: 2.5,
  };
  const farm = act(aFarm(), { type: 'UPDATE_BATCH_SETTINGS', payload: typed });
  expect(farm.batchSettings).toEqual({
    generalBufferPercent: 8,
    consistent: { percent: 0, varieties: ['pea', 'kale'] },
    delicate: { percent: 0, varieties: ['pea'] },
    maxExtraTrays: 2,
  });
});

test('a sliver is a share with two decimals, goes at 0 and stays where nothing is said of it', () => {
  const { batchSettings } = aFarm();
  const saving = (sliver: number) =>
    act(aFarm(), { type: 'UPDATE_BATCH_SETTINGS', payload: { ...batchSettings, sliver } });
  expect(saving(0.254).batchSettings.sliver).toBe(0.25);
  expect(saving(3).batchSettings.sliver).toBe(1);
  expect(saving(-1).batchSettings).toEqual(batchSettings);
  const quarter = saving(0.25);
  const unsaid = act(quarter, { type: 'UPDATE_BATCH_SETTINGS', payload: batchSettings });
  expect(unsaid.batchSettings.sliver).toBe(0.25);
  const none = { ...batchSettings, sliver: 0 };
  const without = act(quarter, { type: 'UPDATE_BATCH_SETTINGS', payload: none });
  expect(without.batchSettings).toEqual(batchSettings);
});

test('the first crops of a new farm bring the sliver it begins with', () => {
  const payload = { varieties: [aVariety()], sliver: 0.25 };
  const farm = act(aFarm(), { type: 'ADD_VARIETIES', payload });
  expect(farm.batchSettings.sliver).toBe(0.25);
});

test('quick tasks are added, renamed and removed', () => {
  const farm = act(
    aFarm(),
    { type: 'UPSERT_COMMON_TASK', payload: { name: 'Order seed' } },
    { type: 'UPSERT_COMMON_TASK', payload: { name: 'Sweep', previous: 'Sweep/Mop' } },
    { type: 'REMOVE_COMMON_TASK', payload: { name: 'follow-up call' } },
  );
  const kept = ['Order seed', 'Scrub Glassware', 'Scrub Trays', 'Sweep'];
  expect(farm.settings.commonTasks).toEqual(kept);
});

test('a quick task that is there already changes nothing', () => {
  const farm = aFarm();
  expect(act(farm, { type: 'UPSERT_COMMON_TASK', payload: { name: 'Sweep/Mop' } })).toBe(farm);
  expect(act(farm, { type: 'REMOVE_COMMON_TASK', payload: { name: 'Paint' } })).toBe(farm);
});
