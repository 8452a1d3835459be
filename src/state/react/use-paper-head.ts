import { useState } from 'react';
import { safeLogo } from '#domain/settings/logo.ts';
import { useFarm, useNow, useToday } from './use-farm.ts';

/** Whose paper it is, and when it was printed: the same moment for as long as it is on the screen. */
export function usePaperHead() {
  const farmName = useFarm((farm) => farm.settings.brand.farmName.trim());
  const today = useToday();
  const [printedAt] = useState(useNow());
  return { farmName, today, printedAt };
}

export function useLetterLogo(): string | null {
  return useFarm((farm) => safeLogo(farm.settings.brand.appLogoDataUrl));
}
