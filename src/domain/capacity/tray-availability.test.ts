import { expect, test } from 'vitest';
import { aFarm } from '#tests/support/builders/builders.ts';
import { trayAvailability } from './tray-availability.ts';

test('clean trays are the owned ones less dirty less in use', () => {
  const farm = aFarm();
  const trayStatus = {
    ...farm.trayStatus,
    dirtyWithHoles: 5,
    dirtyWithoutHoles: 8,
    inUseWithHoles: 12,
    inUseWithoutHoles: 20,
  };
  expect(trayAvailability({ ...farm, trayStatus })).toEqual({
    withHoles: { clean: 23, inUse: 12, dirty: 5 },
    withoutHoles: { clean: 52, inUse: 20, dirty: 8 },
  });
});

test('clean trays never fall below 0', () => {
  const farm = aFarm();
  const trayStatus = { ...farm.trayStatus, dirtyWithHoles: 30, inUseWithHoles: 30 };
  expect(trayAvailability({ ...farm, trayStatus }).withHoles).toEqual({
    clean: 0,
    inUse: 30,
    dirty: 30,
  });
});
