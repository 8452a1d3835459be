import type { ProCategory, ProItem, ProProduct, ProSubgroup } from '#domain/alchemy/alchemy.ts';
import type { RecordAction } from './action-of.ts';

/** Changes of the ingredients of Pro products. A blank id is made from the name. */
export type ProItemAction = RecordAction<'PRO_ITEM', ProItem>;

/** Changes of Pro products and the tree they stand in. A blank id is made from the name. */
export type ProProductAction =
  /** Only an empty category goes. */
  | RecordAction<'PRO_CATEGORY', ProCategory>
  /** Into another category its products go with it; of a deleted one they move up to the category. */
  | RecordAction<'PRO_SUBGROUP', ProSubgroup>
  | RecordAction<'PRO_PRODUCT', ProProduct>;
