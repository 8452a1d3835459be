import { useLocation } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  emptyMemoryDisk,
  memoryDocumentStorage,
} from '#tests/support/devices/memory-document-storage.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import { aMember, asMember } from '#tests/support/devices/member-double.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { showOver } from '#tests/support/browser/show-screen.tsx';
import { HelperParts } from './helper-parts.tsx';

const COPY_AT = Date.UTC(2026, 10, 20, 16);

test('a new helper exports the copy of what was not sent, and no other; put away it is told no more', async () => {
  const disk = emptyMemoryDisk();
  const storage = memoryDocumentStorage(disk);
  const { store } = await openTab(disk, storage);
  const cloud = store.state().document;
  const before = { ...cloud, varieties: [aVariety({ name: 'Pea' })] };
  await storage.saveCopy(before, 'role', COPY_AT);
  await storage.saveCopy(cloud, 'sync', COPY_AT + 1);
  const unsent = { changes: 3, slices: ['orders', 'prices'], copyAt: COPY_AT };
  const member = aMember({ role: 'HELPER', unsent });
  showOver(asMember(store, member), <HelperParts />);
  const words = page.getByText(
    'You’re now a helper. 3 changes to Orders and Prices weren’t synced. They’re in a copy on this device.',
  );
  await expect.element(words).toBeVisible();
  const file = nextDownload();
  await page.getByRole('button', { name: 'Export this copy' }).click();
  expect(JSON.parse(await file)).toMatchObject({ state: { varieties: [{ name: 'Pea' }] } });
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(words).not.toBeInTheDocument();
  expect(member.now().unsent).toEqual({ ...unsent, isRead: true });
});

test('whoever is made a helper is led from the orders to the day', async () => {
  const { store } = await openTab();
  const member = aMember({ role: 'GROWER' });
  showOver(
    asMember(store, member),
    <>
      <HelperParts />
      <Where />
    </>,
    '/ops/orders',
  );
  await expect.element(page.getByText('/ops/orders')).toBeVisible();
  member.change({ role: 'HELPER' });
  await expect.element(page.getByText('/tasks/today')).toBeVisible();
});

test.each([
  ['GROWER', ['Export', 'Remove from this device']],
  ['HELPER', ['Remove from this device']],
] as const)('a %s who was removed is told by whom, and may rejoin or %j', async (role, ways) => {
  const { store } = await openTab();
  const member = aMember({ role, removed: { by: 'Ana' } });
  showOver(asMember(store, member), <HelperParts />, '/tasks/today');
  await expect.element(page.getByText('Ana removed this device from Juniper Lane')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Join again' })).toBeVisible();
  const words = page
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
  expect(words).toEqual(ways);
});

test('whose farm was erased is told so, and asked for no new code', async () => {
  const { store } = await openTab();
  const member = aMember({ role: 'GROWER', removed: { by: null, isErased: true } });
  showOver(asMember(store, member), <HelperParts />, '/tasks/today');
  const words = 'The server admin erased Juniper Lane there';
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect.element(page.getByText('new code')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Join again' })).not.toBeInTheDocument();
});

function Where() {
  return <p>{useLocation().pathname}</p>;
}

/** The text of the file that is handed to the browser next. */
function nextDownload(): Promise<string> {
  return new Promise((resolve) => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    onTestFinished(() => click.mockRestore());
    click.mockImplementation(function asFile(this: HTMLAnchorElement) {
      resolve(fetch(this.href).then((answer) => answer.text()));
    });
  });
}
