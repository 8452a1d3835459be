import { useState } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { render } from '#tests/support/browser/rendered.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { Providers } from '../providers.tsx';
import { AppFrame } from './app-frame.tsx';

/** A screen that keeps what is typed until it is saved. */
function Notes() {
  const [typed, setTyped] = useState('');
  return (
    <>
      <PageHeader title="Notes" />
      <input aria-label="Note" value={typed} onChange={(event) => setTyped(event.target.value)} />
    </>
  );
}

test('what is typed stays when the device is turned, from a wide screen to a narrow one and back', async () => {
  await page.viewport(800, 380);
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
