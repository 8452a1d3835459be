import type { limitToHelperSlices as LimitToHelperSlices } from './limit-to-helper-slices.ts';
import type { withHelperVersion as WithHelperVersion } from './limit-to-helper-slices.ts';
import type { helperPatch as HelperPatch } from './helper-patch.ts';
import type { keepUnsent as KeepUnsent } from '../meeting/keep-unsent.ts';
import { loadedOnce } from '#domain/records/loaded-once.ts';

/** Functions needed only on a helper's device. */
export interface HelperTools {
  readonly limitToHelperSlices: typeof LimitToHelperSlices;
  readonly withHelperVersion: typeof WithHelperVersion;
  readonly helperPatch: typeof HelperPatch;
  readonly keepUnsent: typeof KeepUnsent;
}

/** Loads the helper functions with a helper's first sync. Most devices don't need them. */
export const loadHelperTools = loadedOnce(async (): Promise<HelperTools> => {
  const [{ limitToHelperSlices, withHelperVersion }, { helperPatch }, { keepUnsent }] =
    await Promise.all([
      import('./limit-to-helper-slices.ts'),
      import('./helper-patch.ts'),
      import('../meeting/keep-unsent.ts'),
    ]);
  return { limitToHelperSlices, withHelperVersion, helperPatch, keepUnsent };
});
