import { expect, test } from 'vitest';
import { trayUsage } from '#domain/planning/tray-status.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aTask } from '#tests/support/builders/builders.ts';
import { missingTrays } from './missing-trays.ts';

/** Ten weighted trays: 10 with holes, 10 bottoms and 3 covers without. */
const TEN = { trays: 10, trayUsage: trayUsage(10, 'WEIGHTED', 4) };
const PLANT = aTask(TEN);
const KALE = aTask({ ...TEN, varietyId: 'kale', cycleKey: 'kale|2025-03-14' });
const CUT = aTask({ ...TEN, type: 'HARVEST', dateISO: '2025-03-14' });
const tick = ({ id }: { readonly id: string }) =>
  ({ type: 'TOGGLE_TASK_DONE', payload: { id } }) as const;
const own = (withHoles: number, withoutHoles: number) =>
  ({ type: 'CAPACITY_UPDATE', payload: { trayInventory: { withHoles, withoutHoles } } }) as const;
const COUNT = {
  type: 'COUNT_TRAYS',
  payload: { withHoles: { clean: 7, dirty: 4 }, withoutHoles: { clean: 20, dirty: 5 } },
} as const;

function ownedBy({ capacity }: FarmDocument) {
  const { withHoles, withoutHoles } = capacity.trayInventory;
  return { withHoles, withoutHoles };
}

test('counted trays are clean or dirty as entered, in use by the batches, and owned in total', () => {
  const cut = act(aFarm({ tasks: [PLANT, KALE, CUT] }), tick(PLANT), tick(KALE), tick(CUT));
  expect(cut.trayStatus).toMatchObject({ inUseWithHoles: 10, dirtyWithHoles: 10 });
  const counted = act(cut, COUNT);
  expect(ownedBy(counted)).toEqual({ withHoles: 7 + 4 + 10, withoutHoles: 20 + 5 + 13 });
  const dirty = { dirtyWithHoles: 4, dirtyWithoutHoles: 5, pendingHarvests: [] };
  const inUse = { inUseWithHoles: 10, inUseWithoutHoles: 13 };
  const parts = { inUseTopCovers: 3, inUseBottomSolids: 10 };
  expect(counted.trayStatus).toMatchObject({ ...dirty, ...inUse, ...parts });
  expect(counted.trayStatus.activePlantings).toEqual(cut.trayStatus.activePlantings);
});

test('more trays booked than there are clean ones are told, kind by kind', () => {
  const farm = act(aFarm({ tasks: [PLANT, KALE, CUT] }), own(12, 40), tick(PLANT));
  expect(missingTrays(farm, act(farm, tick(KALE)))).toMatchObject([
    { kind: 'withHoles', clean: 2 },
  ]);
  const few = act(farm, own(8, 14));
  expect(missingTrays(few, act(few, tick(KALE)))).toMatchObject([
    { kind: 'withHoles', clean: 0 },
    { kind: 'withoutHoles', clean: 1 },
  ]);
});
