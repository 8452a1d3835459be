import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import { answerTrace } from '#domain/trace/answer-trace.ts';
import type { Trace } from '#domain/trace/trace.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectOutlook } from './supply.ts';

let last: {
  readonly farm: FarmDocument;
  readonly today: IsoDate;
  readonly text: string;
  readonly trace: Trace | null;
} | null = null;

/**
 * Selects the trace of a text; `null` if nothing has this name. Computed again only for another
 * farm or text.
 */
export function selectTrace(farm: FarmDocument, today: IsoDate, text: string): Trace | null {
  if (last?.farm !== farm || last.today !== today || last.text !== text) {
    const trace = answerTrace(farm, selectPlannedTasks(farm, today), text, today);
    last = { farm, today, text, trace };
  }
  return last.trace;
}

/** The tasks of the plan. */
export function selectPlannedTasks(farm: FarmDocument, today: IsoDate): readonly Task[] {
  return [...selectOutlook(farm, today).tasks.values()].flat();
}
