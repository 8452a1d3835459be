import { lazyPart } from './lazy-part.tsx';

/**
 * Words about a button, for who points at it. They come after the page and stand beside the button in the tree: a
 * button that was put into its hint would be made anew at that moment, and a tap on it lost.
 */
export const LazyHint = lazyPart(async () => (await import('./pointer-hint.tsx')).PointerHint);
