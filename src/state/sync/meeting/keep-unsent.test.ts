import { expect, test } from 'vitest';
import {
  emptyMemoryDisk,
  memoryDocumentStorage,
} from '#tests/support/devices/memory-document-storage.ts';
import { aFarm, anOrder, aTask } from '#tests/support/builders/builders.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { aMember } from '#tests/support/devices/member-double.ts';
import { keepUnsent } from './keep-unsent.ts';
import type { SyncParts } from '../sync-parts.ts';

async function whenMadeHelper(
  local: ReturnType<typeof aFarm>,
  base: ReturnType<typeof aFarm>,
  refused: ReadonlySet<string> = new Set(),
) {
  const disk = emptyMemoryDisk();
  const storage = memoryDocumentStorage(disk);
  await storage.begin(base);
  const member = aMember({ role: 'HELPER' });
  // Nothing else of a device is asked.
  const parts = { ...anEnvironment(disk, storage), member, refused } as unknown;
  await keepUnsent(parts as SyncParts, local, base);
  const copies = await storage.listCopies();
  return { told: member.now().unsent, copies };
}

test('a grower who is made a helper keeps what was not sent of orders and prices in a copy', async () => {
  const base = aFarm({ orders: [anOrder({ id: 'a' })], tasks: [aTask()] });
  const prices = [
    { id: 'prc_1', varietyId: 'pea', packageOz: 4, amount: 4, from: null },
    { id: 'prc_2', varietyId: 'pea', packageOz: 8, amount: 7, from: null },
  ];
  const local = { ...base, orders: [anOrder({ id: 'a', name: 'Market' })], prices };
  const { told, copies } = await whenMadeHelper(local, base);
  // One order changed, and two prices are new.
  expect(told?.slices.toSorted()).toEqual(['orders', 'prices']);
  expect(told?.changes).toBe(3);
  expect(copies).toMatchObject([{ reason: 'role', at: told?.copyAt }]);
});

test('an unsent mark needs no backup: it is sent', async () => {
  const base = aFarm({ tasks: [aTask()] });
  const local = { ...base, tasks: [{ ...aTask(), done: true }] };
  expect(await whenMadeHelper(local, base)).toEqual({ told: undefined, copies: [] });
});

test('work that an older server takes from no helper is in a copy, and the reason is told', async () => {
  const base = aFarm({ tasks: [aTask()] });
  const local = { ...base, tasks: [{ ...aTask(), done: true }] };
  const { told, copies } = await whenMadeHelper(local, base, new Set(['tasks', 'taskHistory']));
  expect(told).toMatchObject({ changes: 1, slices: ['tasks'], isServerOlder: true });
  expect(copies).toMatchObject([{ reason: 'role', at: told?.copyAt }]);
});
