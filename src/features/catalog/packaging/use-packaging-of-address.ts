import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { Packaging } from '#domain/catalog/catalog.ts';

/** Opens the package that the address names in `?packaging=`, once; the address then forgets it. */
export function usePackagingOfAddress(
  packaging: readonly Packaging[],
  open: (packaging: Packaging) => void,
): void {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('packaging');
  const openNamed = useEffectEvent((wanted: string) => {
    const rest = new URLSearchParams(parameters);
    rest.delete('packaging');
    setParameters(rest, { replace: true });
    const named = packaging.find((one) => one.id === wanted);
    if (named !== undefined) open(named);
  });
  useEffect(() => {
    if (id !== null) openNamed(id);
  }, [id]);
}
