import type { ProOrder, ProOrderStatus, ProStanding } from '#domain/alchemy/alchemy.ts';
import type { RecordPatch } from '#domain/records/record-patch.ts';

/** What is typed into a Pro order; its times and its stock are not typed. */
export type ProOrderFields = Pick<ProOrder, 'id' | 'dueAt' | 'customer' | 'notes' | 'lines'>;

/** Changes of Pro orders. Only placing, moving, completing and deleting move stock by themselves. */
export type ProOrderAction =
  /** Takes its stock and is pending, or stays draft when there is not enough. A taken id counts up. */
  | { readonly type: 'PLACE_PRO_ORDER'; readonly payload: ProOrderFields }
  /** Plain fields, the status among them; only changed lines of an order that holds stock move it. */
  | {
      readonly type: 'UPDATE_PRO_ORDER';
      readonly payload: ProOrderFields & Pick<ProOrder, 'status'>;
    }
  /** The status together with its stock; what is short changes nothing at all. */
  | {
      readonly type: 'MOVE_PRO_ORDER';
      readonly payload: { readonly id: string; readonly status: ProOrderStatus };
    }
  /** Takes and uses its stock and fulfills it; what is short changes nothing at all. */
  | { readonly type: 'COMPLETE_PRO_ORDER'; readonly payload: { readonly id: string } }
  /** Gives back what the order only held; what it used stays used. */
  | { readonly type: 'DELETE_PRO_ORDER'; readonly payload: { readonly id: string } };

/** Changes of standing Pro orders. Their events are changed like any order, see `ProOrderAction`. */
export type ProStandingAction =
  /** A blank or taken id counts up, with those of the orders. */
  | { readonly type: 'ADD_PRO_STANDING'; readonly payload: ProStanding }
  | {
      readonly type: 'UPDATE_PRO_STANDING';
      readonly payload: {
        readonly id: string;
        readonly patch: RecordPatch<Omit<ProStanding, 'id'>>;
      };
    }
  /** Its events go with it, but those that are orders of their own stay. */
  | { readonly type: 'DELETE_PRO_STANDING'; readonly payload: { readonly id: string } };
