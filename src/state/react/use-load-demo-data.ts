import { useCarryOut } from './use-farm.ts';

/** Puts demo data in the place of the farm; the toast offers to bring the own farm back. */
export function useLoadDemoData(): () => void {
  const carryOut = useCarryOut();
  return () => carryOut({ type: 'LOAD_DEMO_DATA' }, 'Demo data loaded.');
}
