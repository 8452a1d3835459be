import { expect, test } from 'vitest';
import {
  emptyMemoryDisk,
  memoryDocumentStorage,
} from '#tests/support/devices/memory-document-storage.ts';
import { aFarm, aTask } from '#tests/support/builders/builders.ts';
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
