import type { mergeFarms as MergeFarms } from '../merge/merge-farms.ts';
import type { shrinks as Shrinks } from '../merge/suspicious-shrink.ts';

/** What is needed when two farms meet. */
export interface MergeTools {
  readonly mergeFarms: typeof MergeFarms;
  readonly shrinks: typeof Shrinks;
}

/** Merging is loaded when farms meet for the first time: most visits never need it. */
export async function loadMerge(): Promise<MergeTools> {
  const [{ mergeFarms }, { shrinks }] = await Promise.all([
    import('../merge/merge-farms.ts'),
    import('../merge/suspicious-shrink.ts'),
  ]);
  return { mergeFarms, shrinks };
}
