import { oncePer } from '#domain/records/once-per.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import { answerTrace } from '#domain/trace/answer-trace.ts';
import type { Trace } from '#domain/trace/trace.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectOutlook } from './supply.ts';

/** Trace of a text; `null` if nothing has this name. Computed anew for another farm or text. */
export const selectTrace = oncePer(
  (farm: FarmDocument, today: IsoDate, text: string): Trace | null =>
    answerTrace(farm, selectPlannedTasks(farm, today), text, today),
);

export function selectPlannedTasks(farm: FarmDocument, today: IsoDate): readonly Task[] {
  return [...selectOutlook(farm, today).tasks.values()].flat();
}
