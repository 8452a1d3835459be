import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FarmEnvironment } from '#state/ports/farm-environment.ts';
import { openedStore } from '#tests/support/devices/open-tab.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { refusing } from '#tests/support/google/google-visit.ts';
import { showOver } from '#tests/support/browser/show-screen.tsx';
import { BackupSection } from './backup/backup-section.tsx';
import { draftOfSettings } from './form/settings-draft.ts';
import { GoogleSection } from './google/google-section.tsx';

/** The sections of Setup over a farm of Anna's, who is signed in but not connected. */
async function show() {
  const before = anEnvironment();
  before.google.memory.keepAccount({ connected: true, sub: '10001' });
  before.google.answer = refusing('interaction_required');
  const world: FarmEnvironment = { ...before, cloud: { ...before.cloud, userKey: 'google_10001' } };
  const store = await openedStore(world);
  const Sections = () => {
    const [draft, setDraft] = useState(() => draftOfSettings(store.state().document.settings));
    return (
      <>
        <GoogleSection draft={draft} onChange={(change) => setDraft({ ...draft, ...change })} />
        <BackupSection />
      </>
    );
  };
  showOver(store, <Sections />);
  return { store, google: before.google };
}

const press = (name: string) => page.getByRole('button', { name }).click();

test('Google says how connecting ended', async () => {
  const { google } = await show();
  await expect.element(page.getByText('Disconnected')).toBeVisible();
  google.answer = refusing('access_denied');
  await press('Connect Google');
  const failed = page.getByText('Google connection failed. See console for details.');
  await expect.element(failed).toBeVisible();
  google.answer = async () => ({ access_token: 'ya29.x' });
  await press('Connect Google');
  await expect.element(page.getByText('Google connected.')).toBeVisible();
  await expect.element(page.getByText('Connected', { exact: true })).toBeVisible();
});

test('a calendar sync that lacks something says what, and one that fails says so', async () => {
  const { store, google } = await show();
  const push = (plant: boolean) => ({
    google: { calendarId: 'primary', pushAggregates: { plant, harvest: false, soak: false } },
  });
  store.perform({ type: 'UPDATE_SETTINGS', payload: push(false) });
  await press('Sync calendar now');
  const missing =
    "To sync: connect Google, set a Calendar ID (or use 'primary'), and enable at least one aggregate.";
  await expect.element(page.getByText(missing)).toBeVisible();
  google.answer = async () => ({ access_token: 'ya29.x' });
  await press('Connect Google');
  await expect.element(page.getByText('Google connected.')).toBeVisible();
  google.answer = refusing('access_denied');
  store.perform({ type: 'UPDATE_SETTINGS', payload: push(true) });
  await press('Sync calendar now');
  const failed = page.getByText('Calendar sync failed. See console for details.');
  await expect.element(failed).toBeVisible();
});

test('an export that fails says why', async () => {
  await show();
  vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(() => {
    throw new Error('no room');
  });
  await press('Export backup');
  await expect.element(page.getByText('Export failed: no room')).toBeVisible();
});
