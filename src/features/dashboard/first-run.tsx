import { lazyPart } from '#ui/page/lazy-part.tsx';
import classes from './first-steps.module.css';

/** What leads a new farm. It is not part of the first look at a farm that is at work. */
export const FirstRun = lazyPart(
  async () => (await import('./first-run/first-run-guide.tsx')).FirstRunGuide,
  ({ step }) => <div className={classes.soon} data-step={step} />,
);
