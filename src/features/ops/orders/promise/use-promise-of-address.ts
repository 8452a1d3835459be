import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** Opens "Can I say yes?" when the address asks for it in `?promise=`, once; the address then forgets it. */
export function usePromiseOfAddress(open: (varietyId: string) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const varietyId = parameters.get('promise');
  const openDialog = useEffectEvent((wanted: string) => {
    const rest = new URLSearchParams(parameters);
    rest.delete('promise');
    setParameters(rest, { replace: true });
    open(wanted);
  });
  useEffect(() => {
    if (varietyId !== null) openDialog(varietyId);
  }, [varietyId]);
}
