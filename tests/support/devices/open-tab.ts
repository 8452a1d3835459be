import {
  emptyMemoryDisk,
  memoryDocumentStorage,
} from '#tests/support/devices/memory-document-storage.ts';
import type { MemoryDisk } from '#tests/support/devices/memory-document-storage.ts';
import type { OnceOrder } from '#domain/orders/order.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import { canonicalJson } from '#state/document/canonical-json.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import type { FarmEnvironment } from '#state/ports/farm-environment.ts';
import { openFarm } from '#state/store/open-farm.ts';
import { anEnvironment } from './farm-environment.ts';
import { settle } from './settle.ts';

export type TestTab = Awaited<ReturnType<typeof openTab>>;

/** The farm of a device on which it opens. */
export async function openedStore(world: FarmEnvironment): Promise<FarmStore> {
  const opened = await openFarm(world);
  if (opened.state !== 'open') throw new Error(`The farm is lost: ${opened.reason}`);
  return opened.store;
}

/** Opens a tab; on a new device when no disk is given. */
export async function openTab(
  disk: MemoryDisk = emptyMemoryDisk(),
  storage = memoryDocumentStorage(disk),
) {
  const world = anEnvironment(disk, storage);
  const store = await openedStore(world);
  const state = () => store.state();
  return {
    store,
    world,
    farm: () => state().document,
    undoLabels: () => state().history.undo.map(({ label }) => label),
  };
}

/** Two tabs of a device with pea and an order of it, as both of them have stored. */
export async function twoTabsWith(order: OnceOrder) {
  const disk = emptyMemoryDisk();
  const [first, second] = [await openTab(disk), await openTab(disk)];
  first.store.perform({ type: 'ADD_VARIETY', payload: aVariety({ id: 'pea' }) });
  first.store.perform({ type: 'ADD_ORDER', payload: order });
  await settle([first, second]);
  return { first, second };
}

/** A farm as text without its write stamps, which only ever move forward. */
export function contentOf(farm: FarmDocument): string {
  // What was deleted stays noted for other devices, also when it is back.
  const { sync: _sync, ...stamps } = farm.meta;
  return canonicalJson({ ...farm, meta: { ...stamps, lastWriteAt: 0, catalogUpdatedAt: 0 } });
}
