import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { rackSlots } from '#domain/capacity/capacity.ts';
import { selectFirstRunStep } from '#state/selectors/first-run.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { TraysStep } from './trays-step.tsx';

async function answer(shelves: string, germination?: string) {
  const store = await showScreen(aFarm({ varieties: [aVariety()] }), <TraysStep />);
  await page.getByLabelText('How many trays do you own?').fill('40');
  await page.getByLabelText('Shelves under lights').fill(shelves);
  if (germination !== undefined)
    await page.getByLabelText('Shelves for germination').fill(germination);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect.poll(() => selectFirstRunStep(store.state().document)).toBe('order');
  const { racks } = store.state().document.capacity;
  return { germination: rackSlots(racks, 'germination'), grow: rackSlots(racks, 'grow'), racks };
}

test('the question for shelves asks for those of both kinds; seven for germination are usual', async () => {
  expect(await answer('6')).toMatchObject({ germination: 28, grow: 24 });
});

test('a farm that owns just what is usual has said so, too', async () => {
  expect(await answer('5')).toMatchObject({ germination: 28, grow: 20 });
});

test('a farm without shelves for germination has no rack for them', async () => {
  const { racks } = await answer('6', '0');
  expect(racks.map(({ type }) => type)).toEqual(['grow']);
});
