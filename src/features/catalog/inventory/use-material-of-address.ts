import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import type { Material } from '#domain/catalog/catalog.ts';

/** Opens the material that the address names in `?material=`, once; the address then forgets it. */
export function useMaterialOfAddress(
  materials: readonly Material[],
  open: (material: Material) => void,
): void {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('material');
  const openNamed = useEffectEvent((wanted: string) => {
    const rest = new URLSearchParams(parameters);
    rest.delete('material');
    setParameters(rest, { replace: true });
    const named = materials.find((material) => material.id === wanted);
    if (named !== undefined) open(named);
  });
  useEffect(() => {
    if (id !== null) openNamed(id);
  }, [id]);
}
