import type { ActionContext } from '#domain/calendar/moment.ts';
import type { ACTIONS } from './actions.ts';
import type { AgreedChange } from './orders/deliveries.ts';
import type { ActionsOf } from './action-rules.ts';

/** What may stand beside the payload of an action. */
interface Besides {
  /** The edit changes past deliveries, too. */
  readonly past?: true;
  /** Greens that the change frees and that other deliveries take, saved in the same step. */
  readonly takes?: readonly AgreedChange[];
}

/** Everything a person, or the app on their behalf, can do to a farm. */
export type FarmAction = Besides & ActionsOf<typeof ACTIONS>;

/** What an action of a type is done with; undefined when the type says all. */
export type PayloadOf<T extends FarmAction['type']> =
  Extract<FarmAction, { readonly type: T }> extends { readonly payload: infer P } ? P : undefined;

/**
 * An action with its moment, so that the same action on the same document always gives the same
 * result.
 */
export type StampedAction = FarmAction & { readonly moment: ActionContext };
