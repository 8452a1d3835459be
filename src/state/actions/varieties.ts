import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { calibrateVariety } from '#domain/catalog/varieties/calibration.ts';
import { addJournalEntry, changeJournalEntry } from '#domain/catalog/varieties/journal.ts';
import {
  followVariety,
  isSingleOf,
  singleProductOf,
} from '#domain/catalog/products/single-product.ts';
import { slug, uniqueId } from '#domain/catalog/varieties/slug.ts';
import type { JournalEntry, Variety } from '#domain/catalog/varieties/variety.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { idsEverUsed } from '../document/deletes/ids-ever-used.ts';
import {
  changeById,
  changeEach,
  dropById,
  freeId,
  patched,
  recordById,
} from '#domain/records/change-records.ts';
import { dropVariety } from './drop-from-farm.ts';
import type { VarietyAction } from './farm-action.ts';
import { savedVariety } from './saved-variety.ts';

/**
 * Changes of varieties, their calibration and their journal.
 *
 * A variety and the single product that sells it are one: the product comes, changes its name and
 * goes with it.
 */
export function reduceVarieties(
  document: FarmDocument,
  action: VarietyAction,
  atISO: IsoInstant,
): FarmDocument {
  switch (action.type) {
    case 'ADD_VARIETY':
      return addVariety(document, action.payload, atISO);
    case 'ADD_VARIETIES':
      return action.payload.varieties.reduce(
        (farm, variety) => addVariety(farm, variety, atISO),
        document,
      );
    case 'UPDATE_VARIETY':
      return changeVariety(document, action.payload.id, (variety) =>
        savedVariety(patched(variety, { ...action.payload.patch, id: variety.id }), variety, atISO),
      );
    case 'DELETE_VARIETY':
      return dropVariety(document, action.payload.id);
    case 'SAVE_CALIBRATION':
      return changeVariety(document, action.payload.id, (variety) =>
        calibrateVariety(variety, action.payload.samples, action.payload.atISO),
      );
    case 'ADD_JOURNAL_ENTRY':
      return changeJournal(document, action.payload.varietyId, (journal) =>
        addJournalEntry(journal, action.payload.entry),
      );
    case 'UPDATE_JOURNAL_ENTRY':
      return changeJournal(document, action.payload.varietyId, (journal) => {
        const { id, patch } = action.payload;
        const entry = recordById(journal, id);
        return entry ? changeJournalEntry(journal, patched(entry, { ...patch, id })) : journal;
      });
    case 'DELETE_JOURNAL_ENTRY':
      return changeJournal(document, action.payload.varietyId, (journal) =>
        dropById(journal, action.payload.id),
      );
  }
}

function addVariety(document: FarmDocument, typed: Variety, atISO: IsoInstant): FarmDocument {
  const id = uniqueId(
    typed.id || slug(typed.name) || 'variety',
    idsEverUsed(document, 'varieties'),
  );
  const variety = savedVariety({ ...typed, id }, null, atISO);
  return withSingleProduct(
    { ...document, varieties: [...document.varieties, variety] },
    variety,
    atISO,
  );
}

function changeVariety(
  document: FarmDocument,
  id: string,
  change: (variety: Variety) => Variety,
): FarmDocument {
  const before = recordById(document.varieties, id);
  const after = before && change(before);
  if (before === undefined || after === undefined || after === before) return document;
  const products = changeEach(document.products, (product) =>
    isSingleOf(product, id) ? followVariety(product, before, after) : product,
  );
  const varieties = changeById(document.varieties, id, () => after);
  return { ...document, varieties, products };
}

function withSingleProduct(
  document: FarmDocument,
  variety: Variety,
  atISO: IsoInstant,
): FarmDocument {
  if (document.products.some((product) => isSingleOf(product, variety.id))) return document;
  const product = singleProductOf(variety, atISO);
  const id = freeId(product.id, document.products);
  return { ...document, products: [...document.products, { ...product, id }] };
}

function changeJournal(
  document: FarmDocument,
  varietyId: string,
  change: (journal: readonly JournalEntry[]) => readonly JournalEntry[],
): FarmDocument {
  return changeVariety(document, varietyId, (variety) => {
    const journal = change(variety.journal);
    return journal === variety.journal ? variety : { ...variety, journal };
  });
}
