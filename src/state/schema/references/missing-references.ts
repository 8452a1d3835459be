import { STANDARD_SIZE_ID } from '#domain/catalog/tray-size.ts';
import { recordsOf } from '../../document/records-of.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { FARM_SCHEMA } from '../farm-schema.ts';
import type { CollectionName } from '../../document/records-of.ts';
import type { Reference } from '../merge-rule.ts';
import { listsOf, spellingsOf, spelt } from './named-record.ts';
import { namedIn, referencesIn, type NamedAt, type ReferenceTest } from './references-in.ts';

export function missingReferences(farm: FarmDocument, isMeant: ReferenceTest): readonly NamedAt[] {
  const ids = new Map<string, ReadonlySet<string>>();
  const spellings = new Map<string, ReadonlySet<string>>();
  const known = ({ to, by }: Reference, text: string) => {
    const isByName = by === 'id or name';
    const sets = isByName ? spellings : ids;
    let set = sets.get(to);
    if (set === undefined) {
      const records = listsOf(to).flatMap((list) => recordsOf(farm, list));
      const always = to === 'catalog/traySizes' ? [STANDARD_SIZE_ID] : [];
      const own = records.flatMap((one) => (isByName ? spellingsOf(one) : [one.id]));
      set = new Set([...always, ...own]);
      sets.set(to, set);
    }
    return set.has(isByName ? spelt(text) : text);
  };
  return namedIn(farm, isMeant).filter(
    ({ text, reference }) => !(text === '' && reference.mayBeBlank) && !known(reference, text),
  );
}

/** Checks whether a missing record is a problem. It isn't for done work and logs. */
export function isProblem({ onDelete }: Reference): boolean {
  return onDelete !== 'history';
}

/** Checks whether a new reference on one device undoes the record's deletion on another. */
export function isNeeded({ onDelete, isWeak }: Reference): boolean {
  return onDelete !== 'history' && onDelete !== 'keep' && isWeak !== true;
}

/** The lists whose records are needed by others, or say how to treat them. */
export function collectionsNamed(isMeant: ReferenceTest): readonly CollectionName[] {
  return [
    ...new Set(
      referencesIn(FARM_SCHEMA)
        .filter(isMeant)
        .map(({ to }) => to),
    ),
  ];
}
