import { withRecords } from '../../schema/collections.ts';
import {
  SEED_LOT_STATUSES,
  seedVarietyId,
  type GerminationTest,
  type SeedLot,
} from '#domain/catalog/seeds/seed-transaction.ts';
import { type IsoDate, isIsoDate } from '#domain/calendar/iso-date.ts';
import { isoInstant } from '#domain/calendar/moment.ts';
import { dayLabel } from '#domain/calendar/day-label.ts';
import type { SownTrays, TraysPlantedEntry } from '#domain/planning/task.ts';
import { updateRecords, freeId, idOfMoment } from '#domain/records/change-records.ts';
import { withSown } from '#domain/seed-lots/follow-seed-lots.ts';
import { sumOf } from '#domain/records/lists.ts';
import {
  isSeedLot,
  seedLotOf,
  seedLotsByVariety,
  sownWithin,
  tooManySownText,
} from '#domain/seed-lots/seed-lot.ts';
import { type FarmDocument, sameValue } from '../../document/farm-document.ts';
import { readObject } from '../../read/read-record.ts';
import * as a from '../../schema/field.ts';
import { SEED_LOT } from '../../schema/seeds.ts';
import { SOWN_TRAYS } from '../../schema/work.ts';
import { nameOf, actionRules, type EditedRecord, changeRecord } from '../action-rules.ts';
import { PayloadError, describedPayload, recordOf, textOf } from '../described-payload.ts';
import type { JsonRecord } from '../../document/json-record.ts';

interface OfSeedLot {
  readonly txnId: string;
}

/** Changes of a seed lot; `null` opens it again. */
type SeedLotPatch = Partial<Omit<SeedLot, 'tests' | 'status'>> & {
  readonly status?: SeedLot['status'] | null;
};

interface TestedSeedLot extends OfSeedLot {
  /** An id is made from the rest when there is none; a note is blank. */
  readonly test: Pick<GerminationTest, 'dateISO' | 'percent'> & Partial<GerminationTest>;
}

/** The planting of a day and variety, with what it was sown from. */
interface SownPlanting {
  readonly dateISO: IsoDate;
  readonly varietyId: string;
  readonly seedLots: readonly SownTrays[];
}

const patchOf = describedPayload<SeedLotPatch>({
  code: a.optionalText(),
  supplier: a.text(),
  germinationPercent: a.number({ min: 0, max: 100, or: null }),
  bestBefore: a.day(),
  status: a.choice(SEED_LOT_STATUSES, null),
});

const testOf = describedPayload<TestedSeedLot['test']>({
  id: a.optionalText(),
  dateISO: a.neededDay(),
  percent: a.required(a.number({ min: 0, max: 100, or: null })),
  note: a.text(),
});

/** Actions on seed lots: their bags, germination tests and plantings. */
export const SEED_LOT_ACTIONS = {
  UPDATE_SEED_LOT: actionRules({
    payload: (source, farm) => ({
      txnId: readKnownLot(source, farm),
      patch: readLotPatch(recordOf(source, 'patch')),
    }),
    label: ({ txnId, patch }, farm) => `${wordsOf(patch)} ${codeOf(farm, txnId)}`,
    edits: ofEntry,
    run: (farm, { txnId, patch }) =>
      withLot(farm, txnId, (lot) => {
        const { code = lot.code, ...others } = patch;
        return { ...lot, ...others, code: code.trim() || lot.code };
      }),
  }),
  ADD_GERMINATION_TEST: actionRules({
    payload: (source, farm) => ({
      txnId: readKnownLot(source, farm),
      test: testOf(recordOf(source, 'test')),
    }),
    label: ({ txnId }, farm) => `Add germination test of ${codeOf(farm, txnId)}`,
    edits: ofEntry,
    run: (farm, { txnId, test }, { now }) =>
      withLot(farm, txnId, ({ tests = [], ...lot }) => {
        const { dateISO, percent, note = '' } = test;
        const wanted = test.id || idOfMoment('gts', isoInstant(now), [txnId, dateISO]);
        const id = freeId(wanted, tests);
        return { ...lot, tests: [...tests, { id, dateISO, percent, note: note.trim() }] };
      }),
  }),
  DELETE_GERMINATION_TEST: actionRules({
    payload: (source, farm) => ({
      txnId: readKnownLot(source, farm),
      id: textOf(source, 'id'),
    }),
    label: ({ txnId }, farm) => `Delete germination test of ${codeOf(farm, txnId)}`,
    run: (farm, { txnId, id }) =>
      withLot(farm, txnId, (lot) => ({
        ...lot,
        tests: lot.tests?.filter((test) => test.id !== id) ?? [],
      })),
  }),
  /** Any lots of the variety, of fewer trays, too; what is beyond the trays planted is left out. */
  SET_PLANTED_LOTS: actionRules({
    payload: readSown,
    label: ({ dateISO, varietyId }, farm) =>
      `Change seed lot of ${nameOf(farm, 'varieties', varietyId)}, ${dayLabel(dateISO)}`,
    edits: ({ seedLots }) => seedLots.flatMap(ofEntry),
    run: (farm, planting, { now }) => setPlantedLots(farm, planting, isoInstant(now)),
  }),
};

/** Only what the file tells is changed. */
function readLotPatch(source: JsonRecord): SeedLotPatch {
  const told = Object.entries(patchOf(source)).filter(([name]) => Object.hasOwn(source, name));
  return Object.fromEntries(told);
}

/** The seed lot that is meant; an id that is none is refused. */
function readKnownLot(source: JsonRecord, farm: FarmDocument): string {
  const txnId = textOf(source, 'txnId');
  checkLot(txnId, farm);
  return txnId;
}

function checkLot(txnId: string, { seedsInventory }: FarmDocument): void {
  if (seedsInventory.some((entry) => entry.id === txnId && isSeedLot(entry))) return;
  throw new PayloadError(`There is no seed lot '${txnId}'.`);
}

const sownOf = describedPayload<SownPlanting>({
  dateISO: a.neededDay(),
  varietyId: a.neededText(),
  seedLots: a.required(SOWN_TRAYS),
});

function readSown(source: JsonRecord, farm: FarmDocument): SownPlanting {
  const sown = sownOf(source);
  for (const { txnId } of sown.seedLots) checkLot(txnId, farm);
  const trays = plantedOn(farm, sown.dateISO, sown.varietyId)?.trays ?? 0;
  const wanted = sumOf(sown.seedLots.map((line) => line.trays));
  if (wanted > trays) throw new PayloadError(tooManySownText(trays, wanted));
  return sown;
}

function wordsOf({ status }: SeedLotPatch): string {
  if (status === undefined) return 'Edit seed lot';
  if (status === null) return 'Open seed lot';
  return status === 'BLOCKED' ? 'Block seed lot' : 'Mark bag empty of seed lot';
}

function codeOf({ seedsInventory }: FarmDocument, txnId: string): string {
  return seedLotOf(seedsInventory, txnId)?.lot.code ?? '';
}

function ofEntry({ txnId }: OfSeedLot): readonly EditedRecord[] {
  return [{ list: 'seedsInventory', id: txnId }];
}

/** The lot is read like one from a file, so that what is saved is in range. */
function withLot(
  farm: FarmDocument,
  txnId: string,
  change: (lot: SeedLot) => object,
): FarmDocument {
  return changeRecord(farm, 'seedsInventory', txnId, (entry) =>
    isSeedLot(entry) ? { ...entry, lot: readObject(SEED_LOT, change(entry.lot)) } : entry,
  );
}

/** The farm with the lots of one planting as they were chosen, of its variety and of no more trays than it has. */
export function setPlantedLots(
  farm: FarmDocument,
  { dateISO, varietyId, seedLots }: SownPlanting,
  recordedAtISO: string,
): FarmDocument {
  if (!isIsoDate(dateISO)) return farm;
  const entry = plantedOn(farm, dateISO, varietyId);
  if (entry === undefined) return farm;
  const own = new Set(
    seedLotsByVariety(farm.seedsInventory)
      .get(seedVarietyId(farm.varieties, varietyId))
      ?.map(({ id }) => id),
  );
  const lines = seedLots.filter(({ txnId }) => own.has(txnId));
  const sown = sownWithin(lines, entry.trays);
  if (sameValue(sown, entry.seedLots ?? [])) return farm;
  const changed = { ...withSown(entry, sown), recordedAtISO };
  return withRecords(
    farm,
    'traysPlantedLog',
    updateRecords(farm.traysPlantedLog, [entry], () => changed),
  );
}

function plantedOn(
  { traysPlantedLog }: FarmDocument,
  dateISO: IsoDate,
  varietyId: string,
): TraysPlantedEntry | undefined {
  return traysPlantedLog.find(
    (entry) => entry.dateISO === dateISO && entry.varietyId === varietyId,
  );
}
