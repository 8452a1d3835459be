import { isoInstant } from '#domain/calendar/moment.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { rulesOfAction } from './actions.ts';
import type { FarmAction, StampedAction } from './farm-action.ts';
import { withAgreed } from './orders/deliveries.ts';
import { keepPast } from './orders/keep-past.ts';
import { labelOf } from './action-rules.ts';

/**
 * A farm after an action.
 *
 * The same farm and the same action always give the same result, and the farm itself is never
 * changed. What an action does not touch keeps its identity; an action that changes nothing gives
 * the very same farm back.
 */
export function reduce(document: FarmDocument, action: StampedAction): FarmDocument {
  const { type, moment, takes = [] } = action;
  const done = rulesOfAction(type).run(document, payloadOf(action), moment);
  const after = keepPast(document, done, action);
  return takes.length === 0 ? after : withAgreed(after, takes, isoInstant(moment.now));
}

/** Describes an action with the names before it: "Undone: Delete order Saturday market". */
export function actionLabel(action: FarmAction, farm: FarmDocument): string {
  return labelOf(rulesOfAction(action.type), payloadOf(action), farm);
}

function payloadOf(action: FarmAction): never {
  return ('payload' in action ? action.payload : undefined) as never;
}
