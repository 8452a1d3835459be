import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import {
  emptyMemoryDisk,
  memoryDocumentStorage,
} from '#tests/support/devices/memory-document-storage.ts';
import '#ui/theme/start-styles.ts';
import { Providers } from '#app/providers.tsx';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { FarmEnvironment } from '#state/ports/farm-environment.ts';
import type { FarmStore } from '#state/store/farm-store.ts';
import { openedStore } from '#tests/support/devices/open-tab.ts';
import { anEnvironment } from '#tests/support/devices/farm-environment.ts';
import { render } from './rendered.tsx';

/**
 * Draws a screen over a farm that is on the device, on the morning of Friday 11/20, with the look of the
 * product and all that stands around it but the frame.
 *
 * @param more - What the world does otherwise, as a search that the test ends.
 */
export async function showScreen(
  farm: FarmDocument,
  screen: ReactNode,
  address = '/',
  more: Partial<FarmEnvironment> = {},
): Promise<FarmStore> {
  const disk = emptyMemoryDisk();
  await memoryDocumentStorage(disk).begin(farm);
  const store = await openedStore(anEnvironment(disk));
  showOver({ ...store, world: { ...store.world, ...more } }, screen, address);
  return store;
}

export function showOver(store: FarmStore, screen: ReactNode, address = '/'): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Providers store={store}>{screen}</Providers>
    </MemoryRouter>,
  );
}
