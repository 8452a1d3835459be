import { loadedOnce } from '#domain/records/loaded-once.ts';

/** What is needed when farms meet is loaded when they do so for the first time: most visits never need it. */
export const loadMerge = loadedOnce(async () => {
  const [{ mergeFarms }, { mergeRemote }, { receiveFarm }] = await Promise.all([
    import('../../merge/merge-farms.ts'),
    import('./merge-remote.ts'),
    import('./receive-farm.ts'),
  ]);
  return { mergeFarms, mergeRemote, receiveFarm };
});
