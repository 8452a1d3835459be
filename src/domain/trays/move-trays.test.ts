import { expect, test } from 'vitest';
import { trayUsage } from '#domain/planning/tray-status.ts';
import { freshTrayStatus } from '#state/document/fresh-farm.ts';
import { harvestTrays, plantTrays } from './move-trays.ts';

test('a planting and a harvest count once, however often they are marked', () => {
  const usage = trayUsage(10, 'WEIGHTED', 4);
  const work = { cycleKey: 'pea|2025-03-14', varietyId: 'pea', dateISO: '2025-03-14', usage };
  const planted = plantTrays(freshTrayStatus(), work, { isDone: false, usage });
  expect(plantTrays(planted, work, { isDone: false, usage })).toBe(planted);
  const cut = harvestTrays(planted, work, null);
  expect(harvestTrays(cut, work, null)).toBe(cut);
});
