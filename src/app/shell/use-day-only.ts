import { useMember } from '#state/react/use-member.ts';
import { useRemembered } from '#ui/page/use-remembered.ts';

/** Where an owner or grower has chosen to see the work of the day alone. */
export const DAY_ONLY_KEY = 'mgm.dayOnly';

const read = (stored: string | null): boolean => stored === 'true';

/** Whether this device shows only the work of the day, and who may change that. */
export interface DayOnly {
  readonly isDayOnly: boolean;
  /** Helpers have no other face. */
  readonly isHelper: boolean;
  readonly choose: (isDayOnly: boolean) => void;
}

export function useDayOnly(): DayOnly {
  const member = useMember();
  const [isChosen, choose] = useRemembered(DAY_ONLY_KEY, read);
  const isHelper = member?.role === 'HELPER';
  return { isDayOnly: isHelper || (member !== null && isChosen), isHelper, choose };
}
