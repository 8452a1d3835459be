import { useMember } from './use-member.ts';

/** Tells whether this device shows only the day's work, without prices, as for every helper. */
export function useIsDayOnly(): boolean {
  const key = useMember();
  return key?.role === 'HELPER' || key?.isDayOnly === true;
}
