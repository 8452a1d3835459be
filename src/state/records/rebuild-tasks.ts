import { withLoadTasks } from '#domain/alchemy/dry-loads/load-tasks.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import { planTaskSteps } from '#domain/planning/plan-farm.ts';
import { continueSeries } from '#domain/planning/task-series.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { planScrub } from '#domain/trays/scrub-task.ts';
import type { FarmDocument } from '../document/farm-document.ts';

export const PLAN_AGAIN_LABEL = 'Rebuild tasks';

/** The farm with its work planned again for a day: the tasks of its orders, of its series, and the scrubbing. */
export function rebuildTasks(document: FarmDocument, moment: ActionContext): FarmDocument {
  const planned = withPlannedTasks(document, moment.today);
  const tasks = continueSeries(planned.tasks, moment.today);
  return planScrub(withTasks(planned, tasks), moment);
}

/** Rebuilds the tasks of orders and syncs those of dryer loads. */
export function withPlannedTasks(document: FarmDocument, today: IsoDate): FarmDocument {
  const planned = withTasks(document, runToCompletion(planTaskSteps(document, today)));
  return withTasks(planned, withLoadTasks(planned));
}

/** The farm with other tasks; the same farm when they are the same. */
export function withTasks(document: FarmDocument, tasks: FarmDocument['tasks']): FarmDocument {
  return tasks === document.tasks ? document : { ...document, tasks };
}
