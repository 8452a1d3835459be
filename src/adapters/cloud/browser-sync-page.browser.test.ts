import { expect, test, vi } from 'vitest';
import type { SyncNews } from '#state/ports/sync-page.ts';
import { CLOUD_AT_START } from '#state/ports/cloud-status.ts';
import { browserSyncPage } from './browser-sync-page.ts';

test('one tab asks the cloud; when it closes, another one does', async () => {
  const [first, second] = [browserSyncPage('turns'), browserSyncPage('turns')];
  await vi.waitFor(() => expect(first.leads()).toBe(true));
  expect(second.leads()).toBe(false);
  const turn = new Promise<void>((resolve) => second.onLead(resolve));
  first.close();
  await turn;
  expect(second.leads()).toBe(true);
  second.close();
});

test('what the asking tab finds out is known in the others', async () => {
  const [first, second] = [browserSyncPage('news'), browserSyncPage('news')];
  const heard = new Promise<SyncNews>((resolve) => second.onNews(resolve));
  const status = { ...CLOUD_AT_START, syncedAt: 7, waiting: false, question: null };
  first.emit({ status, cloudWrittenAt: 5 });
  expect(await heard).toEqual({ status, cloudWrittenAt: 5 });
  first.close();
  second.close();
});

test('a page that comes to the front, and a network that comes back, wake it', () => {
  const page = browserSyncPage('wakes');
  const reasons: string[] = [];
  const stop = page.onWake((reason) => reasons.push(reason));
  dispatchEvent(new Event('focus'));
  dispatchEvent(new Event('pageshow'));
  dispatchEvent(new Event('online'));
  stop();
  dispatchEvent(new Event('focus'));
  expect(reasons).toEqual(['attention', 'attention', 'online']);
  page.close();
});
