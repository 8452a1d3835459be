import type { FreezeDryer } from '#domain/capacity/capacity.ts';
import type { DryLoad } from '../../drying/dry-load.ts';

/** Name of a load's dryer, "Fresh" without one; its id if deleted. */
export function dryerLabel(
  { dryerId }: Pick<DryLoad, 'dryerId'>,
  dryers: readonly FreezeDryer[],
): string {
  return dryers.find(({ id }) => id === dryerId)?.label ?? (dryerId || 'Fresh');
}

/** Purpose of a harvest that goes into a dryer: "for drying, Freeze Dryer 1". */
export function dryingPurpose(load: DryLoad, dryers: readonly FreezeDryer[]): string {
  return load.dryerId === '' ? 'fresh, for Pro' : `for drying, ${dryerLabel(load, dryers)}`;
}
