import { beforeEach, expect, test, vi } from 'vitest';
import { browserDevice } from './browser-device.ts';

const NOW = Date.UTC(2026, 10, 20, 8);

beforeEach(() => localStorage.clear());

test('the first day without a backup file is remembered until there is one', () => {
  const device = browserDevice();
  expect(device.backupMark(NOW)).toEqual({ at: NOW, isFile: false });
  expect(device.backupMark(NOW + 5)).toEqual({ at: NOW, isFile: false });
  device.rememberBackupFile(NOW + 9);
  expect(browserDevice().backupMark(NOW + 20)).toEqual({ at: NOW + 9, isFile: true });
});

test('a note about backups that cannot be read begins anew', () => {
  for (const text of ['', '5', '{}', '{"at":"x","isFile":true}', '[']) {
    localStorage.setItem('mgm.backupFile', text);
    expect(browserDevice().backupMark(NOW)).toEqual({ at: NOW, isFile: false });
  }
});

test('invoices that were printed are remembered, the newest 500 of them', () => {
  const device = browserDevice();
  expect(device.invoicesOut()).toEqual([]);
  device.rememberInvoicesOut(['inv_1 0001']);
  expect(browserDevice().invoicesOut()).toEqual(['inv_1 0001']);
  device.rememberInvoicesOut(Array.from({ length: 500 }, (_, at) => `inv ${at}`));
  expect(device.invoicesOut()).toHaveLength(500);
  expect(device.invoicesOut()).not.toContain('inv_1 0001');
  localStorage.setItem('mgm.invoicesOut', '{');
  expect(device.invoicesOut()).toEqual([]);
});

test('an invoice that is printed again is remembered once, as the newest', () => {
  const device = browserDevice();
  device.rememberInvoicesOut(['inv_1 0001', 'inv_2 0002']);
  device.rememberInvoicesOut(['inv_1 0001', 'inv_1 0001']);
  expect(device.invoicesOut()).toEqual(['inv_2 0002', 'inv_1 0001']);
});

test('the browser tells the room that the app takes', async () => {
  const { usedBytes, quotaBytes, isKept } = await browserDevice().room();
  expect(usedBytes).toBeGreaterThanOrEqual(0);
  expect(quotaBytes).toBeGreaterThan(0);
  expect(typeof isKept).toBe('boolean');
});

test('nothing is left after everything was erased, and other tabs are told', async () => {
  const [mine, other] = [vi.fn(), vi.fn()];
  const [device, otherTab] = [browserDevice(), browserDevice()];
  const stops = [device.onErase(mine), otherTab.onErase(other)];
  localStorage.setItem('mgm.state', '{}');
  sessionStorage.setItem('mgm.note', '1');
  await (await caches.open('mgm-erase-test')).put('/a', new Response('a'));
  await new Promise((resolve, reject) => {
    const request = indexedDB.open('mgm:erase-test');
    request.addEventListener('error', reject);
    request.addEventListener('success', () => resolve(request.result.close()));
  });

  await device.erase();

  expect(localStorage.length + sessionStorage.length).toBe(0);
  expect(await caches.keys()).toEqual([]);
  expect(await indexedDB.databases()).toEqual([]);
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
  expect(mine).not.toHaveBeenCalled();
  stops.forEach((stop) => stop());
});
