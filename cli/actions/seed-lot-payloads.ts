import { SEED_LOT_STATUSES } from '#domain/catalog/seeds/seed-transaction.ts';
import { isSeedLot, tooManySownText } from '#domain/seed-lots/seed-lot.ts';
import { sumOf } from '#domain/records/lists.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { JsonRecord } from '#state/read/coerce.ts';
import type { PayloadOf } from '#state/records/farm-action.ts';
import { plantedOn } from '#state/records/work/seed-lots.ts';
import * as a from '#state/schema/field.ts';
import { SOWN_TRAYS } from '#state/schema/work.ts';
import { UsageError } from '../command.ts';
import { describedPayload, type Payloads, recordOf, textOf } from './described-payload.ts';

const TEXT = a.required(a.text());
const DAY = a.required(a.day());

type Patch = PayloadOf<'UPDATE_SEED_LOT'>['patch'];
type Test = PayloadOf<'ADD_GERMINATION_TEST'>['test'];

const patchOf = describedPayload<Patch>({
  code: a.optionalText(),
  supplier: a.text(),
  germinationPercent: a.number({ min: 0, max: 100, or: null }),
  bestBefore: a.day(),
  status: a.choice(SEED_LOT_STATUSES, null),
});

const testOf = describedPayload<Test>({
  id: a.optionalText(),
  dateISO: DAY,
  percent: a.required(a.number({ min: 0, max: 100, or: null })),
  note: a.text(),
});

/** The seed lot that is meant; an id that is none is refused. */
function lotIn(payload: JsonRecord, farm: FarmDocument): string {
  const txnId = textOf(payload, 'txnId');
  checkLot(txnId, farm);
  return txnId;
}

function checkLot(txnId: string, { seedsInventory }: FarmDocument): void {
  if (seedsInventory.some((entry) => entry.id === txnId && isSeedLot(entry))) return;
  throw new UsageError(`There is no seed lot '${txnId}'.`);
}

/** Only what the file tells is changed. */
function told<T extends object>(read: T, source: JsonRecord): T {
  const entries = Object.entries(read).filter(([name]) => Object.hasOwn(source, name));
  return Object.fromEntries(entries) as T; // Fields of it alone.
}

const sownOf = describedPayload<PayloadOf<'SET_PLANTED_LOTS'>>({
  dateISO: DAY,
  varietyId: TEXT,
  seedLots: a.required(SOWN_TRAYS),
});

function plantedLots(payload: JsonRecord, farm: FarmDocument): PayloadOf<'SET_PLANTED_LOTS'> {
  const read = sownOf(payload);
  for (const { txnId } of read.seedLots) checkLot(txnId, farm);
  const trays = plantedOn(farm, read.dateISO, read.varietyId)?.trays ?? 0;
  const wanted = sumOf(read.seedLots.map((line) => line.trays));
  if (wanted > trays) throw new UsageError(tooManySownText(trays, wanted));
  return read;
}

export const SEED_LOT_PAYLOADS = {
  UPDATE_SEED_LOT: (payload, farm) => {
    const patch = recordOf(payload, 'patch');
    return { txnId: lotIn(payload, farm), patch: told(patchOf(patch), patch) };
  },
  ADD_GERMINATION_TEST: (payload, farm) => ({
    txnId: lotIn(payload, farm),
    test: testOf(recordOf(payload, 'test')),
  }),
  DELETE_GERMINATION_TEST: (payload, farm) => ({
    txnId: lotIn(payload, farm),
    id: textOf(payload, 'id'),
  }),
  SET_PLANTED_LOTS: plantedLots,
} satisfies Partial<Payloads>;
