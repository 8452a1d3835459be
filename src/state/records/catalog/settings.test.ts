import { expect, test } from 'vitest';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';

test('settings change section by section, the weekend switch in all three places', () => {
  const farm = act(aFarm(), {
    type: 'UPDATE_SETTINGS',
    payload: { planner: { weekendHarvestToFriday: false, defaultHarvestBufferDays: 12 } },
  });
  expect(farm.settings.planner).toEqual({
    weekStartsOn: 1,
    weekendHarvestToFriday: false,
    defaultHarvestBufferDays: 7,
  });
  expect(farm.settings.plannerPrefs.harvestWeekendOnFriday).toBe(false);
  expect(farm.settings.weekendHarvestToFriday).toBe(false);
});

test('buffer settings are stored as typed, invalid numbers as 0', () => {
  const typed = {
    generalBufferPercent: 8,
    consistent: { percent: -1, varieties: ['pea', 'pea'] },
    delicate: { percent: 15, varieties: ['pea'] },
    maxExtraTrays: 2.5,
  };
  const farm = act(aFarm(), { type: 'UPDATE_BATCH_SETTINGS', payload: typed });
  expect(farm.batchSettings).toEqual({
    generalBufferPercent: 8,
    consistent: { percent: 0, varieties: ['pea'] },
    delicate: { percent: 15, varieties: ['pea'] },
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
  const crops = {
    type: 'ADD_VARIETIES',
    payload: { varieties: [aVariety()], sliver: 0.25 },
  } as const;
  expect(act(aFarm(), crops).batchSettings.sliver).toBe(0.25);
});

test('quick tasks are added, renamed and removed', () => {
  const farm = act(
    aFarm(),
    { type: 'UPSERT_COMMON_TASK', payload: { name: 'Order seed' } },
    { type: 'UPSERT_COMMON_TASK', payload: { name: 'Sweep', previous: 'Sweep/Mop' } },
    { type: 'REMOVE_COMMON_TASK', payload: { name: 'follow-up call' } },
  );
  expect(farm.settings.commonTasks).toEqual([
    'Order seed',
    'Scrub Glassware',
    'Scrub Trays',
    'Sweep',
  ]);
});

test('a quick task that is there already changes nothing', () => {
  const farm = aFarm();
  expect(act(farm, { type: 'UPSERT_COMMON_TASK', payload: { name: 'Sweep/Mop' } })).toBe(farm);
  expect(act(farm, { type: 'REMOVE_COMMON_TASK', payload: { name: 'Paint' } })).toBe(farm);
});
