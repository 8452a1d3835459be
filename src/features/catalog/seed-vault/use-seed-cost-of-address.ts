import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { selectSeedVault } from '#state/selectors/seeds.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import type { SeedDialog } from './use-seed-dialogs.tsx';

/** Opens the price of the seed that the address names in `?cost=`, once; the address then forgets it. */
export function useSeedCostOfAddress(open: SeedDialog): void {
  const today = useToday();
  const rows = useFarm((farm) => selectSeedVault(farm, today));
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('cost');
  const openNamed = useEffectEvent((wanted: string) => {
    const rest = new URLSearchParams(parameters);
    rest.delete('cost');
    setParameters(rest, { replace: true });
    const named = rows.find(({ variety }) => variety.id === wanted);
    if (named !== undefined) open('cost', named);
  });
  useEffect(() => {
    if (id !== null) openNamed(id);
  }, [id]);
}
