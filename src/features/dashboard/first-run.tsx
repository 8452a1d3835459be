import { flowPart } from '#ui/page/flow-part.tsx';

/** What leads a new farm: the first look at it, and no part of the look at a farm that is at work. */
export const FirstRun = flowPart(
  async () => (await import('./first-run/first-run-guide.tsx')).FirstRunGuide,
);
