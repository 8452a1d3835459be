import type { ProCategory, ProItem, ProProduct, ProSubgroup } from '#domain/alchemy/alchemy.ts';
import type { RecordPatch } from '#domain/records/record-patch.ts';

interface Change<T> {
  readonly id: string;
  readonly patch: RecordPatch<Omit<T, 'id'>>;
}

/** Changes of the ingredients of Pro products. A blank id is made from the name. */
export type ProItemAction =
  | { readonly type: 'ADD_PRO_ITEM'; readonly payload: ProItem }
  | { readonly type: 'UPDATE_PRO_ITEM'; readonly payload: Change<ProItem> }
  | { readonly type: 'DELETE_PRO_ITEM'; readonly payload: { readonly id: string } };

/** Changes of Pro products and the tree they stand in. A blank id is made from the name. */
export type ProProductAction =
  | { readonly type: 'ADD_PRO_CATEGORY'; readonly payload: ProCategory }
  | { readonly type: 'UPDATE_PRO_CATEGORY'; readonly payload: Change<ProCategory> }
  /** Only an empty category goes. */
  | { readonly type: 'DELETE_PRO_CATEGORY'; readonly payload: { readonly id: string } }
  | { readonly type: 'ADD_PRO_SUBGROUP'; readonly payload: ProSubgroup }
  /** Into another category its products go with it. */
  | { readonly type: 'UPDATE_PRO_SUBGROUP'; readonly payload: Change<ProSubgroup> }
  /** Its products move up to the category. */
  | { readonly type: 'DELETE_PRO_SUBGROUP'; readonly payload: { readonly id: string } }
  | { readonly type: 'ADD_PRO_PRODUCT'; readonly payload: ProProduct }
  | { readonly type: 'UPDATE_PRO_PRODUCT'; readonly payload: Change<ProProduct> }
  | { readonly type: 'DELETE_PRO_PRODUCT'; readonly payload: { readonly id: string } };
