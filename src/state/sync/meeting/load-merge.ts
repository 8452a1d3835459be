import { loadedOnce } from '#domain/records/loaded-once.ts';

/** Merging is loaded when farms meet for the first time: most visits never need it. */
export const loadMerge = loadedOnce(async () => {
  const [{ mergeFarms }, { shrinks }] = await Promise.all([
    import('../../merge/merge-farms.ts'),
    import('../../merge/deletes/suspicious-shrink.ts'),
  ]);
  return { mergeFarms, shrinks };
});

export type MergeTools = Awaited<ReturnType<typeof loadMerge>>;
