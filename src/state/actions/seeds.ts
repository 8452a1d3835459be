import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { cleanUrl } from '#domain/catalog/seeds/clean-url.ts';
import { seedBagProblem, withSeedBag } from '#domain/catalog/seeds/seed-bag.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { hashBase36 } from '#domain/records/hash-base36.ts';
import { changeById, dropById, freeId } from '#domain/records/change-records.ts';
import { savedSeedInfo } from '#domain/catalog/seeds/saved-seed-info.ts';
import type { SeedAction } from './seed-action.ts';

type SeedIntake = Extract<SeedAction, { type: 'ADD_SEED_INTAKE' }>['payload'];
type BagPrice = Extract<SeedAction, { type: 'SET_SEED_COST' }>['payload'];

/**
 * Bookings of seed, its price and where it is bought.
 *
 * Seed on hand is never stored: it is the sum of the bookings, so deleting one takes it back.
 */
export function reduceSeeds(
  document: FarmDocument,
  action: SeedAction,
  atISO: IsoInstant,
): FarmDocument {
  switch (action.type) {
    case 'ADD_SEED_INTAKE':
      return addIntake(document, action.payload);
    case 'DELETE_SEED_TXN': {
      const { id } = action.payload;
      const seedsInventory = dropById(document.seedsInventory, id);
      return seedsInventory === document.seedsInventory
        ? document
        : { ...document, seedsInventory };
    }
    case 'SET_SEED_COST':
      return setSeedCost(document, action.payload);
    case 'SET_SEED_REORDER_LINK':
      return setReorderLink(document, action.payload.varietyId, action.payload.url, atISO);
  }
}

/** A booking of nothing, or of no variety, is none. */
function addIntake(document: FarmDocument, intake: SeedIntake): FarmDocument {
  const { varietyId, pounds, atISO } = intake;
  if (varietyId === '' || !Number.isFinite(pounds) || pounds === 0) return document;
  // Without an id it follows from the action alone, so that the same action makes the same record.
  const wanted = intake.id || `seed_${hashBase36([atISO, varietyId, pounds].join('|'))}`;
  const id = freeId(wanted, document.seedsInventory);
  const { paid = 0, ...booked } = intake;
  const booking = { ...booked, id, note: intake.note.trim() };
  const added = { ...document, seedsInventory: [...document.seedsInventory, booking] };
  return setSeedCost(added, { varietyId, bagLb: pounds, bagCost: paid });
}

function setSeedCost(
  document: FarmDocument,
  { varietyId, bagLb, bagCost }: BagPrice,
): FarmDocument {
  const bag = { bagLb, bagCost };
  if (seedBagProblem(bag) !== null) return document;
  return changeVariety(document, varietyId, (variety) => {
    const cost = withSeedBag(variety.cost, bag);
    return cost === variety.cost ? variety : { ...variety, cost };
  });
}

/** What is no safe link changes nothing; only a blank one clears the link. */
function setReorderLink(
  document: FarmDocument,
  varietyId: string,
  url: string,
  atISO: IsoInstant,
): FarmDocument {
  const reorderUrl = cleanUrl(url);
  if (reorderUrl === null && url.trim() !== '') return document;
  return changeVariety(document, varietyId, (variety) => {
    const before = variety.seedInfo;
    if (before.reorderUrl === reorderUrl) return variety;
    const seedInfo = savedSeedInfo({ ...before, reorderUrl }, before, atISO);
    return { ...variety, seedInfo };
  });
}

/** Price and link of seed move nothing else of a variety: neither its steps nor its products. */
function changeVariety(
  document: FarmDocument,
  id: string,
  change: (variety: Variety) => Variety,
): FarmDocument {
  const varieties = changeById(document.varieties, id, change);
  return varieties === document.varieties ? document : { ...document, varieties };
}
