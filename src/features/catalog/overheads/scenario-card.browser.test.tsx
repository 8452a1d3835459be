import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useFarm } from '#state/react/use-farm.ts';
import { type TestTab, openTab } from '#tests/support/devices/open-tab.ts';
import { showOver } from '#tests/support/browser/show-screen.tsx';
import { ScenarioCard } from './scenario-card.tsx';

test('volumes are kept as one step when the focus leaves them all', async () => {
  const tab = await openTab();
  show(tab);
  await page.getByLabelText('Trays').fill('300');
  await page.getByLabelText('Units').fill('800');
  expect(tab.undoLabels()).toEqual([]);
  await page.getByLabelText('Batches').click();
  await userEvent.keyboard('{Tab}');
  await expect.poll(tab.undoLabels).toEqual(['Change allocation scenario']);
  expect(tab.farm().catalog.overheadScenario).toMatchObject({ months: 1, trays: 300, units: 800 });
});

test('volumes that are looked at and left as they are make no step', async () => {
  const tab = await openTab();
  show(tab);
  await page.getByLabelText('Batches').click();
  await userEvent.keyboard('{Tab}');
  expect(tab.undoLabels()).toEqual([]);
});

test('a volume that is refused stays what it was in the total, and nothing is kept until it is mended', async () => {
  const tab = await openTab();
  show(tab);
  const months = page.getByLabelText('Months');
  await months.fill('6');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('total over 6 months')).toBeVisible();
  await months.fill('0');
  await page.getByLabelText('Trays').fill('300');
  await userEvent.keyboard('{Enter}');
  await expect.element(months).toHaveValue('0');
  await expect.element(page.getByText('total over 6 months')).toBeVisible();
  expect(tab.farm().catalog.overheadScenario).toMatchObject({ months: 6, trays: 0 });
  await months.fill('3');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('total over 3 months')).toBeVisible();
  expect(tab.farm().catalog.overheadScenario).toMatchObject({ months: 3, trays: 300 });
});

test('volumes are kept also when the page is left in the middle of them', async () => {
  const tab = await openTab();
  const leave = show(tab);
  await page.getByLabelText('Trays').fill('140');
  leave();
  await expect.poll(() => tab.farm().catalog.overheadScenario.trays).toBe(140);
  expect(tab.undoLabels()).toEqual(['Change allocation scenario']);
});

/** Shows the card; answers how to go to another page. */
function show({ store }: TestTab): () => void {
  const ways = new EventTarget();
  function Page() {
    const [isHere, setIsHere] = useState(true);
    const catalog = useFarm((farm) => farm.catalog);
    useEffect(() => ways.addEventListener('leave', () => setIsHere(false)), []);
    return isHere && <ScenarioCard catalog={catalog} />;
  }
  showOver(store, <Page />);
  return () => ways.dispatchEvent(new Event('leave'));
}
