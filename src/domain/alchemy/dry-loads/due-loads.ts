import { type IsoDate, isoDate } from '#domain/calendar/iso-date.ts';
import { byTexts } from '#domain/records/lists.ts';
import { dryerLabel } from './load-label.ts';
import { traysOfLoad, type LoadFarm } from './load-tasks.ts';
import { isLoadAhead } from '../../drying/dry-load.ts';
import { readyDay } from '../../drying/overlapping-loads.ts';

export interface DueLoad {
  readonly id: string;
  /** To be put into its dryer, or to be weighed out of it; what is fresh is only weighed. */
  readonly work: 'start' | 'weigh';
  readonly dryer: string;
  readonly goods: string;
  /** Since when it waits. */
  readonly sinceISO: IsoDate;
}

/** Loads that need work today: first those to start, then those that are ready. The longest overdue comes first. */
export function dueLoads(farm: Omit<LoadFarm, 'tasks'>, today: IsoDate): readonly DueLoad[] {
  const loads = (farm.dryLoads ?? []).flatMap((load): DueLoad[] => {
    if (!isLoadAhead(load)) return [];
    const { id, dryerId, status, startISO } = load;
    const isStart = status === 'PLANNED' && dryerId !== '';
    const sinceISO = isStart ? startISO : isoDate(readyDay(load));
    if (sinceISO > today) return [];
    const dryer = dryerLabel(load, farm.capacity.freezeDryers);
    const goods = traysOfLoad(farm.varieties, load);
    return [{ id, work: isStart ? 'start' : 'weigh', dryer, goods, sinceISO }];
  });
  return loads.toSorted(byTexts('work', 'sinceISO', 'dryer'));
}
