import type { ProOrder, ProOrderStatus, ProStanding } from '#domain/alchemy/alchemy.ts';
import type { ActionOf, RecordAction, RecordName } from './action-of.ts';

/** What is typed into a Pro order; its times and its stock are not typed. */
export type ProOrderFields = Pick<ProOrder, 'id' | 'dueAt' | 'customer' | 'notes' | 'lines'>;

/** Changes of Pro orders. Only placing, moving, completing and deleting move stock by themselves. */
export type ProOrderAction =
  /** Takes its stock and is pending, or stays draft when there is not enough. A taken id counts up. */
  | ActionOf<'PLACE_PRO_ORDER', ProOrderFields>
  /** Plain fields, the status among them; only changed lines of an order that holds stock move it. */
  | ActionOf<'UPDATE_PRO_ORDER', ProOrderFields & Pick<ProOrder, 'status'>>
  /** The status together with its stock; what is short changes nothing at all. */
  | ActionOf<'MOVE_PRO_ORDER', RecordName & { readonly status: ProOrderStatus }>
  /** Takes and uses its stock and fulfills it; what is short changes nothing at all. */
  | ActionOf<'COMPLETE_PRO_ORDER', RecordName>
  /** Gives back what the order only held; what it used stays used. */
  | ActionOf<'DELETE_PRO_ORDER', RecordName>;

/**
 * Changes of standing Pro orders. A blank or taken id counts up, with those of the orders. Their events are changed
 * like any order, see `ProOrderAction`; those that are orders of their own stay when it is deleted.
 */
export type ProStandingAction = RecordAction<'PRO_STANDING', ProStanding>;
