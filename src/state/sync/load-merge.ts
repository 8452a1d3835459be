import type { mergeFarms as MergeFarms } from '../merge/merge-farms.ts';
import type { shrinks as Shrinks } from '../merge/deletes/suspicious-shrink.ts';

/** What is needed when two farms meet. */
export interface MergeTools {
  readonly mergeFarms: typeof MergeFarms;
  readonly shrinks: typeof Shrinks;
}

let tools: Promise<MergeTools> | null = null;

/** Merging is loaded when farms meet for the first time: most visits never need it. */
export function loadMerge(): Promise<MergeTools> {
  tools ??= load().catch((cause: unknown) => {
    // The network may have been gone: the next meeting tries again.
    tools = null;
    throw cause;
  });
  return tools;
}

async function load(): Promise<MergeTools> {
  const [{ mergeFarms }, { shrinks }] = await Promise.all([
    import('../merge/merge-farms.ts'),
    import('../merge/deletes/suspicious-shrink.ts'),
  ]);
  return { mergeFarms, shrinks };
}
