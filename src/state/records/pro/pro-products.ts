import { withRecords } from '../../schema/collections.ts';
import { alchemyId, type AlchemyIdKind } from '#domain/alchemy/alchemy-id.ts';
import type { ActionContext } from '#domain/calendar/moment.ts';
import { mapRecords } from '#domain/records/change-records.ts';
import { PRO_CATEGORIES, PRO_PRODUCTS, PRO_SUBGROUPS } from '../../schema/alchemy.ts';
import { described, recordActions, type ActionsOf } from '../action-rules.ts';

/**
 * Actions on Pro products, categories and subgroups. A blank id is made from the name.
 *
 * A deleted product stays named in its orders, which say so. Only an empty category can be deleted;
 * the products of a deleted subgroup move up to its category.
 */
export const PRO_PRODUCT_ACTIONS = {
  ...recordActions('PRO_CATEGORY', {
    list: 'alchemy/categories',
    called: 'category',
    ...described(PRO_CATEGORIES),
    newId: idOf('cat'),
  }),
  ...recordActions('PRO_SUBGROUP', {
    list: 'alchemy/subgroups',
    called: 'subgroup',
    ...described(PRO_SUBGROUPS),
    newId: idOf('grp'),
    update: (farm, change, _moment, edit) => {
      const changed = edit(farm, change);
      const { categoryId } = change.patch;
      if (categoryId === undefined) return changed;
      // Into another category its products go with it.
      const products = mapRecords(changed.alchemy.products, (product) =>
        product.subgroupId === change.id ? { ...product, categoryId } : product,
      );
      return withRecords(changed, 'alchemy/products', products);
    },
  }),
  ...recordActions('PRO_PRODUCT', {
    list: 'alchemy/products',
    called: 'Pro product',
    ...described(PRO_PRODUCTS),
    newId: idOf('prd'),
  }),
};

export type ProProductAction = ActionsOf<typeof PRO_PRODUCT_ACTIONS>;

function idOf(kind: AlchemyIdKind) {
  return ({ name }: { readonly name: string }, { now }: ActionContext) =>
    alchemyId(kind, name, now);
}
