import type { FarmAction } from './farm-action.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/**
 * An action that says what the person meant on the farm they saw.
 *
 * Ticking a task off means "done": when another tab has done the same first, the action made again on
 * top of it must not untick the task.
 */
export function toExplicitAction(action: FarmAction, seen: FarmDocument): FarmAction {
  if (action.type !== 'TOGGLE_TASK_DONE' || action.payload.done !== undefined) return action;
  const task = seen.tasks.find(({ id }) => id === action.payload.id);
  if (task === undefined) return action;
  return { ...action, payload: { ...action.payload, done: !task.done } };
}
