import { loadedOnce } from '#domain/records/loaded-once.ts';

/** Loads the functions of a helper's device with its first sync. Most devices don't need them. */
export const loadHelperTools = loadedOnce(async () => {
  const [{ limitToHelperSlices, withHelperVersion }, { helperPatch }, { keepUnsent }] =
    await Promise.all([
      import('./limit-to-helper-slices.ts'),
      import('./helper-patch.ts'),
      import('../meeting/keep-unsent.ts'),
    ]);
  return { limitToHelperSlices, withHelperVersion, helperPatch, keepUnsent };
});

export type HelperTools = Awaited<ReturnType<typeof loadHelperTools>>;
