import { useFarm } from '#state/use-farm.ts';
import type { FarmDocument } from '#state/farm-document.ts';
import { productName } from './product.ts';

/** Title, farm name and picture in the top bar. */
export interface Brand {
  readonly title: string;
  readonly farmName: string;
  readonly logo: string | null;
}

const selectBrand = (farm: FarmDocument) => farm.settings.brand;

/** How the farm calls itself; blank counts as not set. */
export function useBrand(): Brand {
  const { title, farmName, appLogoDataUrl } = useFarm(selectBrand);
  return {
    title: title.trim() || farmName.trim() || productName,
    farmName: farmName.trim(),
    logo: appLogoDataUrl,
  };
}
