import type { limitToHelperSlices as LimitToHelperSlices } from './limit-to-helper-slices.ts';
import type { withHelperVersion as WithHelperVersion } from './limit-to-helper-slices.ts';
import type { helperPatch as HelperPatch } from './helper-patch.ts';
import type { keepUnsent as KeepUnsent } from '../meeting/keep-unsent.ts';
import { loadedOnce } from '../../ports/loaded-once.ts';

/** What only a helper's device needs. */
export interface HelperTools {
  readonly limitToHelperSlices: typeof LimitToHelperSlices;
  readonly withHelperVersion: typeof WithHelperVersion;
  readonly helperPatch: typeof HelperPatch;
  readonly keepUnsent: typeof KeepUnsent;
}

/** What a helper's device does otherwise is loaded with its first round: most devices are no helper's. */
export const loadHelperTools = loadedOnce(async (): Promise<HelperTools> => {
  const [{ limitToHelperSlices, withHelperVersion }, { helperPatch }, { keepUnsent }] =
    await Promise.all([
      import('./limit-to-helper-slices.ts'),
      import('./helper-patch.ts'),
      import('../meeting/keep-unsent.ts'),
    ]);
  return { limitToHelperSlices, withHelperVersion, helperPatch, keepUnsent };
});
