import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aFarm, anOrder, aVariety } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { useAddVarieties } from './use-add-varieties.ts';

function AddPea() {
  const addVarieties = useAddVarieties();
  return (
    <button type="button" onClick={() => addVarieties([aVariety({ id: 'pea' })])}>
      Add
    </button>
  );
}

/** The sliver of a farm once pea is added to it, and after that was undone. */
async function sliversOf(farm: FarmDocument): Promise<readonly (number | undefined)[]> {
  const store = await showScreen(farm, <AddPea />);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => store.state().document.varieties.length).toBe(farm.varieties.length + 1);
  const added = store.state().document.batchSettings.sliver;
  store.undo();
  return [added, store.state().document.batchSettings.sliver];
}

test('the first crops of a new farm bring the quarter of a tray it begins with, in one step', async () => {
  expect(await sliversOf(aFarm())).toEqual([0.25, undefined]);
});

const { batchSettings } = aFarm();

test.each([
  ['grows something', { varieties: [aVariety({ id: 'kale' })] }, undefined],
  ['has an order', { orders: [anOrder()] }, undefined],
  ['has chosen', { batchSettings: { ...batchSettings, sliver: 0.5 } }, 0.5],
])('a farm that %s keeps its buffers', async (_what, farm, sliver) => {
  expect(await sliversOf(aFarm(farm))).toEqual([sliver, sliver]);
});
