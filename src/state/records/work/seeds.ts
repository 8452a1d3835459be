import { type IsoInstant } from '#domain/calendar/iso-date.ts';
import { isoInstant } from '#domain/calendar/moment.ts';
import { cleanUrl } from '#domain/catalog/seeds/clean-url.ts';
import { seedBagProblem, withSeedBag } from '#domain/catalog/seeds/seed-bag.ts';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import * as a from '../../schema/field.ts';
import { SEED_LOT } from '../../schema/seeds.ts';
import { PayloadError, describedPayload } from '../described-payload.ts';
import { hashBase36 } from '#domain/records/hash-base36.ts';
import { freeId } from '#domain/records/change-records.ts';
import { savedSeedInfo } from '#domain/catalog/seeds/saved-seed-info.ts';
import {
  ofVariety,
  actionRules,
  deletesFrom,
  type OfVariety,
  type RecordName,
  changeRecord,
} from '../action-rules.ts';
import type { JsonRecord } from '../../document/json-record.ts';

/** A seed entry. Negative pounds remove seed, as a count may. A missing id is derived from the rest. */
type SeedBooking = Omit<SeedTransaction, 'id' | 'meta' | 'by'> & Partial<RecordName>;

/** `paid`: dollars for all of it, the price of the seed from now on. */
type SeedIntake = SeedBooking & { readonly paid?: number };

interface BagPrice extends OfVariety {
  readonly bagLb: number;
  readonly bagCost: number;
}

const intakeOf = describedPayload<SeedIntake>({
  id: a.optionalText(),
  varietyId: a.neededText(),
  pounds: a.number({ or: 0 }),
  note: a.text(),
  atISO: a.required(a.instant()),
  link: a.optionalText(),
  lot: a.optional(SEED_LOT),
  paid: a.positive(undefined),
});

/** Reads seed that came in, or went out with pounds below 0. */
export function readIntake(source: JsonRecord): SeedIntake {
  const intake = intakeOf(source);
  if (intake.pounds === 0) throw new PayloadError("needs a number 'pounds' other than 0.");
  return intake;
}

/** Seed bookings, price and source. Stock is the sum of bookings: deleting one takes it back. */
export const SEED_ACTIONS = {
  ADD_SEED_INTAKE: actionRules({
    payload: readIntake,
    label: ofVariety('Add seed of').label,
    run: addIntake,
  }),
  DELETE_SEED_TXN: deletesFrom('seedsInventory', 'Delete seed entry'),
  SET_SEED_COST: actionRules<BagPrice>({
    payload: {
      varietyId: a.neededText(),
      bagLb: a.required(a.positive(null)),
      bagCost: a.required(a.positive(null)),
    },
    ...ofVariety('Set seed cost of'),
    run: setSeedCost,
  }),
  /** A link as typed; blank clears it. */
  SET_SEED_REORDER_LINK: actionRules({
    payload: { varietyId: a.neededText(), url: a.text() },
    ...ofVariety('Set reorder link of'),
    run: (farm, { varietyId, url }, { now }) =>
      setReorderLink(farm, varietyId, url, isoInstant(now)),
  }),
};

/** Adds a seed intake. Zero pounds or no variety adds nothing. */
export function addIntake(document: FarmDocument, intake: SeedIntake): FarmDocument {
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

/** Price and link of seed move nothing else of a variety: neither its steps nor its products. */
function setSeedCost(
  document: FarmDocument,
  { varietyId, bagLb, bagCost }: BagPrice,
): FarmDocument {
  const bag = { bagLb, bagCost };
  if (seedBagProblem(bag) !== null) return document;
  return changeRecord(document, 'varieties', varietyId, (variety) => ({
    ...variety,
    cost: withSeedBag(variety.cost, bag),
  }));
}

/** An unsafe link changes nothing; only a blank one clears it. */
function setReorderLink(
  document: FarmDocument,
  varietyId: string,
  url: string,
  atISO: IsoInstant,
): FarmDocument {
  const reorderUrl = cleanUrl(url);
  if (reorderUrl === null && url.trim() !== '') return document;
  return changeRecord(document, 'varieties', varietyId, (variety) => {
    const before = variety.seedInfo;
    if (before.reorderUrl === reorderUrl) return variety;
    const seedInfo = savedSeedInfo({ ...before, reorderUrl }, before, atISO);
    return { ...variety, seedInfo };
  });
}
