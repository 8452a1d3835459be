import { useMemo } from 'react';
import { safeLogo } from '#domain/settings/logo.ts';
import { useFarm } from '#state/react/use-farm.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { productName } from './product.ts';

/** Title, farm name and picture in the top bar. */
export interface FarmBrand {
  readonly title: string;
  readonly farmName: string;
  readonly logo: string | null;
}

const selectBrand = (farm: FarmDocument) => farm.settings.brand;

/** How the farm calls itself; blank counts as not set. */
export function useBrand(): FarmBrand {
  const { title, farmName, appLogoDataUrl } = useFarm(selectBrand);
  // What is shown is looked at once more: a farm may have come from anywhere.
  const logo = useMemo(() => safeLogo(appLogoDataUrl), [appLogoDataUrl]);
  return {
    title: title.trim() || farmName.trim() || productName,
    farmName: farmName.trim(),
    logo,
  };
}
