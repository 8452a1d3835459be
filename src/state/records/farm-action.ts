import type { ActionContext } from '#domain/calendar/moment.ts';
import type { ACTIONS } from './actions.ts';
import type { AgreedChange } from './orders/deliveries.ts';
import type { ActionsOf } from './action-rules.ts';

interface Besides {
  /** The edit changes past deliveries, too. */
  readonly past?: true;
  /** Greens that the change frees and that other deliveries take, saved in the same step. */
  readonly takes?: readonly AgreedChange[];
}

/** Everything a person, or the app on their behalf, can do to a farm. */
export type FarmAction = Besides & ActionsOf<typeof ACTIONS>;

/** Payload of an action type. `undefined` if it has none. */
export type PayloadOf<T extends FarmAction['type']> =
  Extract<FarmAction, { readonly type: T }> extends { readonly payload: infer P } ? P : undefined;

/** An action with its moment: the same on the same document always gives the same result. */
export type StampedAction = FarmAction & { readonly moment: ActionContext };
