import { type IsoInstant } from '#domain/calendar/iso-date.ts';
import { isoInstant, type ActionContext } from '#domain/calendar/moment.ts';
import { calibrateVariety } from '#domain/catalog/varieties/calibration.ts';
import { addJournalEntry, changeJournalEntry } from '#domain/catalog/varieties/journal.ts';
import {
  followVariety,
  isSingleOf,
  missingSingles,
} from '#domain/catalog/products/single-product.ts';
import {
  uniqueId,
  uniqueSlug,
  mapRecords,
  dropById,
  patched,
  recordById,
} from '#domain/records/change-records.ts';
import type { JournalEntry, Variety } from '#domain/catalog/varieties/variety.ts';
import { saveBufferSettings } from '#domain/settings/save-buffer-settings.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { readJournal } from '../../read/read-journal.ts';
import { readVarieties, readVariety } from '../../read/slices/read-varieties.ts';
import * as a from '../../schema/field.ts';
import { idsEverUsed } from '../deletes/ids-ever-used.ts';
import {
  ofRecord,
  ofVariety,
  recordActions,
  actionRules,
  type OfVariety,
  type RecordChange,
  changeRecord,
} from '../action-rules.ts';
import { PayloadError, readChange, recordOf, textOf } from '../described-payload.ts';
import { savedSeedInfo } from '#domain/catalog/seeds/saved-seed-info.ts';
import { saveSteps } from '#domain/catalog/varieties/save-steps.ts';
import type { JsonRecord } from '../../document/json-record.ts';

/**
 * Changes of varieties, their calibration and their journal.
 *
 * A variety and the single product that sells it are one: the product comes, changes its name and
 * goes with it. With a deleted variety go its share in mixes, which become incomplete, and its order lines; an order
 * without lines stays, and a delivery that loses all its own lines uses those of its order again. Done work, logs and
 * seed entries stay as history.
 */
export const VARIETY_ACTIONS = {
  ...recordActions('VARIETY', {
    list: 'varieties',
    called: 'variety',
    read: readVariety,
    add: addVariety,
    update: (farm, { id, patch }, { now }) =>
      changeVariety(farm, id, (variety) =>
        savedVariety(patched(variety, { ...patch, id }), variety, isoInstant(now)),
      ),
  }),
  /** Several at once, as crops taken over from the library; the first of a new farm bring the buffer setting it begins with. */
  ADD_VARIETIES: actionRules<{ readonly varieties: readonly Variety[]; readonly sliver?: number }>({
    payload: ({ varieties, sliver }) => ({
      varieties: readVarieties(varieties),
      ...(typeof sliver === 'number' && { sliver }),
    }),
    label: ({ varieties }) =>
      varieties.length === 1
        ? `Add variety ${varieties[0]?.name ?? ''}`
        : `Add ${varieties.length} varieties`,
    run: (farm, { varieties, sliver }, moment) =>
      varieties.reduce(
        (one, variety) => addVariety(one, variety, moment),
        withSliver(farm, sliver),
      ),
  }),
  SAVE_CALIBRATION: actionRules({
    payload: {
      id: a.neededText(),
      samples: a.required(a.numbers()),
      atISO: a.required(a.instant()),
    },
    ...ofRecord('varieties', 'Calibrate'),
    run: (farm, { id, samples, atISO }) =>
      changeVariety(farm, id, (variety) => calibrateVariety(variety, samples, atISO)),
  }),
  ADD_JOURNAL_ENTRY: actionRules({
    payload: (source) => ({
      varietyId: textOf(source, 'varietyId'),
      entry: readEntry(recordOf(source, 'entry')),
    }),
    ...ofVariety('Add journal entry of'),
    run: (farm, { varietyId, entry }) =>
      changeJournal(farm, varietyId, (journal) => addJournalEntry(journal, entry)),
  }),
  UPDATE_JOURNAL_ENTRY: actionRules<OfVariety & RecordChange<JournalEntry>>({
    payload: (source) => ({ varietyId: textOf(source, 'varietyId'), ...readChange(source) }),
    ...ofVariety('Edit journal entry of'),
    run: (farm, { varietyId, id, patch }) =>
      changeJournal(farm, varietyId, (journal) => {
        const entry = recordById(journal, id);
        return entry ? changeJournalEntry(journal, patched(entry, { ...patch, id })) : journal;
      }),
  }),
  DELETE_JOURNAL_ENTRY: actionRules({
    payload: { varietyId: a.neededText(), id: a.neededText() },
    label: ofVariety('Delete journal entry of').label,
    run: (farm, { varietyId, id }) =>
      changeJournal(farm, varietyId, (journal) => dropById(journal, id)),
  }),
};

function readEntry(source: JsonRecord): JournalEntry {
  textOf(source, 'id');
  textOf(source, 'text');
  const [entry] = readJournal([source]);
  if (entry === undefined) throw new PayloadError("needs a valid entry in 'entry'.");
  return entry;
}

function withSliver(document: FarmDocument, sliver: number | undefined): FarmDocument {
  if (sliver === undefined) return document;
  const batchSettings = saveBufferSettings({ ...document.batchSettings, sliver });
  return { ...document, batchSettings };
}

function addVariety(document: FarmDocument, typed: Variety, { now }: ActionContext): FarmDocument {
  const atISO = isoInstant(now);
  const used = idsEverUsed(document, 'varieties');
  const id = typed.id ? uniqueId(typed.id, used) : uniqueSlug(typed.name, used);
  const variety = savedVariety({ ...typed, id }, null, atISO);
  const missing = missingSingles(document.products, [variety], atISO);
  return {
    ...document,
    varieties: [...document.varieties, variety],
    ...(missing.length > 0 && { products: [...document.products, ...missing] }),
  };
}

function changeVariety(
  document: FarmDocument,
  id: string,
  change: (variety: Variety) => Variety,
): FarmDocument {
  const changed = changeRecord(document, 'varieties', id, change);
  const before = recordById(document.varieties, id);
  const after = recordById(changed.varieties, id);
  if (before === undefined || after === undefined || after === before) return document;
  const products = mapRecords(document.products, (product) =>
    isSingleOf(product, id) ? followVariety(product, before, after) : product,
  );
  return { ...changed, products };
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

/**
 * A variety as it is stored when a grower saves it: grow steps by the save rule, package sizes in
 * order, and a reorder link that is safe to open.
 *
 * @param before - The variety as it was; null for a new one. Its name stays when the new one is
 *   blank.
 */
function savedVariety(typed: Variety, before: Variety | null, atISO: IsoInstant): Variety {
  const name = typed.name.trim() || before?.name || typed.id;
  const seedInfo = savedSeedInfo(typed.seedInfo, before?.seedInfo ?? null, atISO);
  const variety = readVariety({ ...typed, name, seedInfo }, typed.id);
  return { ...variety, steps: saveSteps(variety.steps, variety.daysToHarvest) };
}
