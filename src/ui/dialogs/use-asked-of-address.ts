import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** Opens what the address asks for in `?name=`, once; the address then forgets it, and `others` with it. */
export function useAskedOfAddress(
  name: string,
  open: (asked: string, parameters: URLSearchParams) => void,
  others: readonly string[] = [],
): void {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(name);
  const openAsked = useEffectEvent((wanted: string) => {
    const rest = new URLSearchParams(parameters);
    for (const one of [name, ...others]) rest.delete(one);
    setParameters(rest, { replace: true });
    open(wanted, parameters);
  });
  useEffect(() => {
    if (asked !== null) openAsked(asked);
  }, [asked]);
}
