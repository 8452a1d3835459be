import { useFarmStore } from './farm-context.ts';
import { useMember } from './use-member.ts';

/** Whether this device shows only the work of the day, and who may change that. */
export interface DayOnly {
  readonly isDayOnly: boolean;
  /** Helpers have no other face. */
  readonly isHelper: boolean;
  readonly choose: (isDayOnly: boolean) => void;
}

/** The face of this device: the whole farm, or the work of the day without prices. */
export function useDayOnly(): DayOnly {
  const key = useMember();
  const { member } = useFarmStore().world.cloud;
  const isHelper = key?.role === 'HELPER';
  return {
    isDayOnly: isHelper || key?.isDayOnly === true,
    isHelper,
    choose: (isDayOnly) => member?.change({ isDayOnly }),
  };
}
