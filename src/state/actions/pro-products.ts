import type { Alchemy, ProProduct } from '#domain/alchemy/alchemy.ts';
import { alchemyId } from '#domain/alchemy/alchemy-id.ts';
import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { JsonRecord } from '../normalise/json-record.ts';
import { readProProduct } from '../normalise/read-pro-products.ts';
import { readRecord } from '../normalise/read-record.ts';
import { PRO_CATEGORIES, PRO_SUBGROUPS } from '../schema/alchemy.ts';
import { changeEach, freeId, patchById } from '#domain/records/change-records.ts';
import { dropRecord } from '../schema/references/drop-references.ts';
import type { ProProductAction } from './pro-catalog-action.ts';

/**
 * Changes of Pro products and of the categories and subgroups they stand in.
 *
 * A deleted product stays named in its orders, which say so.
 */
export function reduceProProducts(
  document: FarmDocument,
  action: ProProductAction,
  now: Millis,
): FarmDocument {
  if (isDelete(action)) return dropRecord(document, DELETED_FROM[action.type], action.payload.id);
  const alchemy = changeAlchemy(document.alchemy, action, now);
  return alchemy === document.alchemy ? document : { ...document, alchemy };
}

const DELETED_FROM = {
  DELETE_PRO_CATEGORY: 'alchemy/categories',
  DELETE_PRO_SUBGROUP: 'alchemy/subgroups',
  DELETE_PRO_PRODUCT: 'alchemy/products',
} as const;

type ProDelete = Extract<ProProductAction, { type: keyof typeof DELETED_FROM }>;

function isDelete(action: ProProductAction): action is ProDelete {
  return Object.hasOwn(DELETED_FROM, action.type);
}

function changeAlchemy(
  alchemy: Alchemy,
  action: Exclude<ProProductAction, ProDelete>,
  now: Millis,
): Alchemy {
  const { categories, subgroups, products } = alchemy;
  switch (action.type) {
    case 'ADD_PRO_CATEGORY': {
      const id = freeId(
        action.payload.id || alchemyId('cat', action.payload.name, now),
        categories,
      );
      return {
        ...alchemy,
        categories: [...categories, readRecord(PRO_CATEGORIES, named(action.payload), id)],
      };
    }
    case 'UPDATE_PRO_CATEGORY': {
      const { id, patch } = action.payload;
      return withList(
        alchemy,
        'categories',
        patchById(categories, id, patch, (one) => readRecord(PRO_CATEGORIES, named(one), id)),
      );
    }
    case 'ADD_PRO_SUBGROUP': {
      const id = freeId(action.payload.id || alchemyId('grp', action.payload.name, now), subgroups);
      return {
        ...alchemy,
        subgroups: [...subgroups, readRecord(PRO_SUBGROUPS, named(action.payload), id)],
      };
    }
    case 'UPDATE_PRO_SUBGROUP':
      return updateSubgroup(alchemy, action.payload);
    case 'ADD_PRO_PRODUCT': {
      const id = freeId(action.payload.id || alchemyId('prd', action.payload.name, now), products);
      return { ...alchemy, products: [...products, readProProduct(named(action.payload), id)] };
    }
    case 'UPDATE_PRO_PRODUCT': {
      const { id, patch } = action.payload;
      return withList(
        alchemy,
        'products',
        patchById(products, id, patch, (one) => readProProduct(named(one), id)),
      );
    }
  }
}

type UpdateSubgroup = Extract<ProProductAction, { type: 'UPDATE_PRO_SUBGROUP' }>['payload'];

function updateSubgroup(alchemy: Alchemy, { id, patch }: UpdateSubgroup): Alchemy {
  const changed = withList(
    alchemy,
    'subgroups',
    patchById(alchemy.subgroups, id, patch, (one) => readRecord(PRO_SUBGROUPS, named(one), id)),
  );
  const { categoryId } = patch;
  return categoryId === undefined ? changed : moveProducts(changed, id, { categoryId });
}

/** The products of a subgroup, moved together. */
function moveProducts(
  alchemy: Alchemy,
  subgroupId: string,
  to: Partial<Pick<ProProduct, 'categoryId' | 'subgroupId'>>,
): Alchemy {
  const products = changeEach(alchemy.products, (product) =>
    product.subgroupId === subgroupId ? { ...product, ...to } : product,
  );
  return withList(alchemy, 'products', products);
}

function withList<K extends 'categories' | 'subgroups' | 'products'>(
  alchemy: Alchemy,
  list: K,
  records: Alchemy[K],
): Alchemy {
  return records === alchemy[list] ? alchemy : { ...alchemy, [list]: records };
}

function named(typed: { readonly name: string }): JsonRecord {
  return { ...typed, name: typed.name.trim() };
}
