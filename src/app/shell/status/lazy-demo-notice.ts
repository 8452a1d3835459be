import { lazyPart } from '#ui/page/lazy-part.tsx';

/** Says that the farm on the screen is the demo; it comes after the frame around it. */
export const LazyDemoNotice = lazyPart(async () => (await import('./demo-notice.tsx')).DemoNotice);
