import type { mergeFarms as MergeFarms } from '../../merge/merge-farms.ts';
import type { shrinks as Shrinks } from '../../merge/deletes/suspicious-shrink.ts';
import { loadedOnce } from '#domain/records/loaded-once.ts';

export interface MergeTools {
  readonly mergeFarms: typeof MergeFarms;
  readonly shrinks: typeof Shrinks;
}

/** Merging is loaded when farms meet for the first time: most visits never need it. */
export const loadMerge = loadedOnce(async (): Promise<MergeTools> => {
  const [{ mergeFarms }, { shrinks }] = await Promise.all([
    import('../../merge/merge-farms.ts'),
    import('../../merge/deletes/suspicious-shrink.ts'),
  ]);
  return { mergeFarms, shrinks };
});
