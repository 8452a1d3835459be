import type { FarmDocument } from '#state/document/farm-document.ts';
import { ruleOfCollection } from '#state/schema/collections.ts';
import type { CollectionName } from '#state/document/records-of.ts';
import type { Reference } from '#state/schema/merge-rule.ts';
import { isProblem, missingReferences } from '#state/schema/references/missing-references.ts';
import type { Problem } from './problem.ts';

const ORDER: readonly CollectionName[] = [
  'varieties',
  'products',
  'catalog/materials',
  'catalog/packaging',
  'catalog/traySizes',
  'markets',
  'orders',
  'recurring',
  'single',
  'alchemy/items',
  'alchemy/products',
  'alchemy/categories',
  'alchemy/subgroups',
];

/** Ids that name a record the farm does not have; work done and logs tell what was, and are none. */
export function findLostReferences(farm: FarmDocument): Problem[] {
  return missingReferences(farm, isProblem)
    .toSorted((a, b) => ORDER.indexOf(a.reference.to) - ORDER.indexOf(b.reference.to))
    .map(({ path, text, reference }) => ({
      path,
      message:
        text === ''
          ? `No ${calledOf(reference)} is named.`
          : `There is no ${calledOf(reference)} '${text}'.`,
    }));
}

/** What is missing, as a sentence calls it: a one-time order, a Pro item. */
function calledOf({ to }: Reference): string {
  const noun = ruleOfCollection(to)?.noun ?? to;
  if (noun.startsWith('Pro ')) return noun;
  return `${to.startsWith('alchemy/') ? 'Pro ' : ''}${noun.toLowerCase()}`;
}
