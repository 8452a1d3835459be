import { NoPlan } from './no-plan.tsx';

/** The plan of the farm's Pro orders. */
export function AutoBatchTab() {
  return <NoPlan />;
}
