import { useCallback } from 'react';
import type { RememberedPackage } from '#domain/costing/package-choices.ts';
import { useRemembered } from '#ui/page/use-remembered.ts';
import { readPackageSizes } from './read-package-sizes.ts';

/** The package each variety was last looked at in, remembered on the device. */
export function usePackageSizes() {
  const [remembered, setRemembered] = useRemembered('mgm.packageSizes', readPackageSizes);
  const remember = useCallback(
    (varietyId: string, choice: RememberedPackage) =>
      setRemembered({ ...remembered, [varietyId]: choice }),
    [remembered, setRemembered],
  );
  return { remembered, remember };
}
