import type { FarmDocument } from '#state/document/farm-document.ts';
import type { NamedCollection } from '#state/schema/merge-rule.ts';
import { isProblem, missingReferences } from '#state/schema/references/missing-references.ts';
import type { Problem } from './problem.ts';

/** What is missing, as the problem calls it, in the order in which problems are told. */
const CALLED: Readonly<Record<NamedCollection, string>> = {
  varieties: 'variety',
  products: 'product',
  'catalog/materials': 'material',
  'catalog/packaging': 'package',
  markets: 'market',
  orders: 'order',
  recurring: 'recurring order',
  single: 'one-time order',
  'alchemy/items': 'Pro item',
  'alchemy/products': 'Pro product',
  'alchemy/categories': 'Pro category',
  'alchemy/subgroups': 'Pro subgroup',
};

const ORDER = Object.keys(CALLED);

/** Ids that name a record the farm does not have; work done and logs tell what was, and are none. */
export function findLostReferences(farm: FarmDocument): Problem[] {
  return missingReferences(farm, isProblem)
    .toSorted((a, b) => ORDER.indexOf(a.reference.to) - ORDER.indexOf(b.reference.to))
    .map(({ path, text, reference }) => ({
      path,
      message:
        text === ''
          ? `No ${CALLED[reference.to]} is named.`
          : `There is no ${CALLED[reference.to]} '${text}'.`,
    }));
}
