import { useMember } from './use-member.ts';

/**
 * Returns whether this device shows only the day's work, without prices. For helpers it always
 * does.
 */
export function useIsDayOnly(): boolean {
  const key = useMember();
  return key?.role === 'HELPER' || key?.isDayOnly === true;
}
