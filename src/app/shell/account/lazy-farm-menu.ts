import { hasKeyStore } from '#adapters/members/key-store.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';

/** The farms of the device, after the frame around it. Where it has never had a key, nothing of it is loaded. */
export const LazyFarmMenu = lazyPart(async () =>
  (await hasKeyStore()) ? (await import('./farm-menu.tsx')).FarmMenu : () => null,
);
