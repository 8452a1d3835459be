import { recordById } from '../records/change-records.ts';
import type { Catalog, TraySize } from './catalog.ts';
import type { Variety } from './varieties/variety.ts';

export const STANDARD_SIZE_ID = 'siz_1020';

/** The 1020: how many there are is counted with and without holes. */
export const STANDARD_SIZE: TraySize = {
  id: STANDARD_SIZE_ID,
  name: '1020',
  slotShare: 1,
  comesBack: true,
  owned: null,
};

export interface TraySizes {
  readonly traySizes?: Catalog['traySizes'] | undefined;
}

/** The size of a variety's trays; the 1020 unless the farm has the one it names. */
export function traySizeOf(
  { traySizes = [] }: TraySizes,
  { traySizeId = STANDARD_SIZE_ID }: Pick<Variety, 'traySizeId'>,
): TraySize {
  return recordById(traySizes, traySizeId) ?? STANDARD_SIZE;
}

/** Soil of a tray as a share of that of a 1020. */
export function soilShareOf({ soilShare, slotShare }: TraySize): number {
  return soilShare ?? slotShare;
}

/** Says why a size cannot be deleted: "2 varieties grow in it."; `''` if it can. */
export function sizeInUseText(
  varieties: readonly Pick<Variety, 'traySizeId'>[],
  sizeId: string,
): string {
  const count = varieties.filter(({ traySizeId }) => traySizeId === sizeId).length;
  if (count === 0) return '';
  return count === 1 ? '1 variety grows in it.' : `${count} varieties grow in it.`;
}
