import type { FarmAction } from './farm-action.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/**
 * Makes an action explicit, as the person meant it on the farm they saw.
 *
 * Marking a task means "done". If another tab marked it first, replaying the action must not reopen the task.
 */
export function toExplicitAction(action: FarmAction, seen: FarmDocument): FarmAction {
  if (action.type !== 'TOGGLE_TASK_DONE' || action.payload.done !== undefined) return action;
  const task = seen.tasks.find(({ id }) => id === action.payload.id);
  if (task === undefined) return action;
  return { ...action, payload: { ...action.payload, done: !task.done } };
}
