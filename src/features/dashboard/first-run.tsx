import { loadChanges } from '#state/store/load-changes.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import classes from './first-steps.module.css';

/** What leads a new farm. It is not part of the first look at a farm that is at work. */
export const FirstRun = lazyPart(
  async () => {
    // It asks and answers: what it does has to be there with it.
    const [{ FirstRunGuide }] = await Promise.all([
      import('./first-run/first-run-guide.tsx'),
      loadChanges(),
    ]);
    return FirstRunGuide;
  },
  ({ step }) => <div className={classes.soon} data-step={step} />,
);
