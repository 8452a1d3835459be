import { useMemo, useState } from 'react';
import { safeLogo } from '#domain/settings/logo.ts';
import { useFarm, useNow, useToday } from './use-farm.ts';

/** Whose paper it is, and when it was printed: the same moment for as long as it is on the screen. */
export function usePaperHead() {
  const farmName = useFarm((farm) => farm.settings.brand.farmName.trim());
  const today = useToday();
  const [printedAt] = useState(useNow());
  return { farmName, today, printedAt };
}

/** The farm's own picture; looked at once more, since a farm may have come from anywhere. */
export function useFarmLogo(): string | null {
  const stored = useFarm((farm) => farm.settings.brand.appLogoDataUrl);
  return useMemo(() => safeLogo(stored), [stored]);
}
