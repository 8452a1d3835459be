import { useMember } from './use-member.ts';

/** Whether this device shows the work of the day alone, without prices. Helpers have no other face. */
export function useIsDayOnly(): boolean {
  const key = useMember();
  return key?.role === 'HELPER' || key?.isDayOnly === true;
}
