import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FarmProvider } from '#state/react/farm-provider.tsx';
import type { SyncStatus } from '#state/ports/cloud-status.ts';
import { CLOUD_AT_START } from '#state/ports/cloud-status.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { render } from '#tests/support/browser/rendered.tsx';
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

/** The pill and the question of a farm that was deleted in the cloud. */
async function show() {
  const { store } = await openTab();
  const decide = vi.fn(async () => undefined);
  const question = { kind: 'deleted-in-cloud', deletedAt: '2026-11-20T08:00:00.000Z' } as const;
  const status: SyncStatus = { ...CLOUD_AT_START, syncedAt: 1, waiting: false, question };
  const sync = { ...store.sync, status: () => status, decide };
  const google = { ...store.google, status: () => 'connected' as const };
  render(
    <FarmProvider store={{ ...store, sync, google }}>
      <SyncQuestionProvider>
        <StatusPill />
        <SyncQuestionDialog />
      </SyncQuestionProvider>
    </FarmProvider>,
  );
  return decide;
}
