import { lazyPart } from '#ui/page/lazy-part.tsx';

/** The farms of the device; it comes after the frame around it. */
export const LazyFarmMenu = lazyPart(async () =>
  (await import('./farm-menu-here.ts')).farmMenuHere(),
);
