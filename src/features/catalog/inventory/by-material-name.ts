import type { MaterialRow } from './material-rows.ts';

/** Counts go down the names, however the list on the screen is sorted. */
export function byMaterialName(
  one: Pick<MaterialRow, 'material'>,
  other: Pick<MaterialRow, 'material'>,
): number {
  return one.material.name.localeCompare(other.material.name, 'en');
}
