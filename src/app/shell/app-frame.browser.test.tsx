import { useState } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FarmStore } from '#state/store/farm-store.ts';
import { formatOz } from '#ui/format.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { Providers } from '../providers.tsx';
import { AppFrame } from './app-frame.tsx';

/** A screen that keeps what is typed until it is saved. */
function Notes() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <PageHeader title="Notes" />
      <p>Pea {formatOz(12, 'short')}</p>
      <input aria-label="Note" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </>
  );
}

async function openNotes(): Promise<FarmStore> {
  const { store } = await openTab();
  const router = createMemoryRouter(
    [{ path: '/', element: <AppFrame />, children: [{ index: true, element: <Notes /> }] }],
    { initialEntries: ['/'] },
  );
  render(
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return store;
}

test('what is typed stays when the device is turned, from a wide screen to a narrow one and back', async () => {
  await page.viewport(800, 380);
  await openNotes();
  const note = page.getByLabelText('Note');
  await note.fill('Twelve trays of pea');
  for (const [width, height] of [
    [380, 800],
    [800, 380],
    [380, 800],
  ] as const) {
    await page.viewport(width, height);
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect.element(bar.first()).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await expect.element(note).toHaveValue('Twelve trays of pea');
  }
});

test('a tablet leaves its width to the screen: the words of the navigation stand under their icons', async () => {
  await page.viewport(820, 1180);
  await openNotes();
  const link = page.getByRole('link', { name: 'Operations' });
  await expect.element(link).toBeVisible();
  const words = link.getByText('Operations').element().getBoundingClientRect();
  expect(words.right).toBeLessThan(88);
  expect(words.top).toBeGreaterThan(
    link.element().firstElementChild?.getBoundingClientRect().bottom ?? 0,
  );
});

test('another way to write draws the screen anew, but never before what is typed there is left', async () => {
  const store = await openNotes();
  const write = (weights: 'us' | 'metric') =>
    store.perform({ type: 'UPDATE_SETTINGS', payload: { region: { weights } } });
  await expect.element(page.getByText('Pea 12 oz')).toBeVisible();
  write('metric');
  await expect.element(page.getByText('Pea 340 g')).toBeVisible();
  const note = page.getByLabelText('Note');
  await note.fill('Twelve trays of pea');
  write('us');
  await expect.element(note).toHaveValue('Twelve trays of pea');
  await expect.element(page.getByText('Pea 340 g')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByText('Pea 12 oz')).toBeVisible();
});
