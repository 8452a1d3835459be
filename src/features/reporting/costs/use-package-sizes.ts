import { useLocalStorage } from '@mantine/hooks';
import { useCallback } from 'react';
import type { RememberedPackage } from '#domain/costing/package-choices.ts';
import type { RememberedPackages } from '#domain/reports/production-costs.ts';
import { readPackageSizes } from './read-package-sizes.ts';

/** The package each variety was last looked at in, remembered on the device. */
export function usePackageSizes() {
  const [remembered, setRemembered] = useLocalStorage<RememberedPackages>({
    key: 'mgm.packageSizes',
    defaultValue: {},
    deserialize: readPackageSizes,
    getInitialValueInEffect: false,
  });
  const remember = useCallback(
    (varietyId: string, choice: RememberedPackage) =>
      setRemembered((before) => ({ ...before, [varietyId]: choice })),
    [setRemembered],
  );
  return { remembered, remember };
}
