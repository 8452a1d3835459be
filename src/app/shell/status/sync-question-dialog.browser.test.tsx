import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FarmRole } from '#state/document/farm-role.ts';
import { type SyncStatus, CLOUD_AT_START } from '#state/ports/cloud-status.ts';
import { aMember, asMember } from '#tests/support/devices/member-double.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { showOver } from '#tests/support/browser/show-screen.tsx';
import { StatusPill } from './status-pill.tsx';
import { SyncQuestionDialog } from './sync-question-dialog.tsx';
import { SyncQuestionProvider } from './sync-question-state.tsx';

const dialog = page.getByRole('dialog', { name: 'Cloud data was deleted' });
const pill = page.getByRole('button', { name: 'Cloud data was deleted' });

test('the question about a deleted farm, closed without an answer, comes back at a press of the pill', async () => {
  const decide = await show();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await pill.click();
  await expect.element(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Keep and upload' }).click();
  expect(decide).toHaveBeenCalledExactlyOnceWith('device');
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  ['GROWER', ['Export', 'Remove from this device']],
  ['HELPER', ['Remove from this device']],
] as const)('a %s of a deleted farm is told who deleted it, and may %j', async (role, ways) => {
  const decide = await show({ role, deletedBy: 'Ana' });
  const told = page.getByRole('dialog', { name: 'This farm was deleted' });
  await expect.element(told).toHaveTextContent('Ana deleted this farm on 11/20/2026');
  const words = told
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
  expect(words.filter((said) => said !== '')).toEqual(ways);
  expect(decide).not.toHaveBeenCalled();
});

test('an owner who comes after another one has deleted the farm may store it again', async () => {
  const decide = await show({ role: 'OWNER', deletedBy: 'Ana' });
  await expect.element(dialog).toHaveTextContent('Ana deleted this farm on 11/20/2026.');
  await page.getByRole('button', { name: 'Keep and upload' }).click();
  expect(decide).toHaveBeenCalledExactlyOnceWith('device');
});

test('a farm that was begun in its place is gone on with by a press', async () => {
  const decide = await show({ role: 'GROWER', deletedBy: 'Ana', isBegunAnew: true });
  await page.getByRole('button', { name: 'Go on with the new farm' }).click();
  expect(decide).toHaveBeenCalledExactlyOnceWith('cloud');
});

interface Told {
  readonly role?: FarmRole;
  readonly deletedBy?: string;
  readonly isBegunAnew?: boolean;
}

/** The pill and the question of a farm that was deleted in the cloud. */
async function show({ role, ...told }: Told = {}) {
  const { store } = await openTab();
  const decide = vi.fn(async () => undefined);
  const question = {
    kind: 'deleted-in-cloud',
    deletedAt: '2026-11-20T18:00:00.000Z',
    ...told,
  } as const;
  const status: SyncStatus = { ...CLOUD_AT_START, syncedAt: 1, waiting: false, question };
  const sync = { ...store.sync, status: () => status, decide };
  const google = { ...store.google, status: () => 'connected' as const };
  const member = role === undefined ? null : aMember({ role });
  showOver(
    asMember({ ...store, sync, google }, member),
    <SyncQuestionProvider>
      <StatusPill />
      <SyncQuestionDialog />
    </SyncQuestionProvider>,
  );
  return decide;
}
