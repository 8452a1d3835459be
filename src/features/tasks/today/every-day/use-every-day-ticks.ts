import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { EveryDayType } from '#domain/supply/every-day.ts';
import { useRemembered } from '#ui/page/use-remembered.ts';

/** What of the work of every day was ticked: for one day, on this device. The plan knows nothing of it. */
export interface EveryDayTicks {
  readonly isTicked: (type: EveryDayType) => boolean;
  readonly toggle: (type: EveryDayType) => void;
}

/** The ticks of today; those of any other day are over. */
export function useEveryDayTicks(today: IsoDate): EveryDayTicks {
  const [words, setWords] = useRemembered('mgm.ui.everyDayTicks', readWords, joinWords);
  const [day, ...kept] = words;
  const ticked = day === today ? kept : [];
  return {
    isTicked: (type) => ticked.includes(type),
    toggle: (type) => {
      const others = ticked.filter((one) => one !== type);
      setWords([today, ...others, ...(ticked.includes(type) ? [] : [type])]);
    },
  };
}

const readWords = (stored: string | null): readonly string[] => stored?.split(' ') ?? [];

const joinWords = (words: readonly string[]): string => words.join(' ');
