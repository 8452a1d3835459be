import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { SeedLot } from '#domain/catalog/seeds/seed-transaction.ts';
import { compareTexts } from '#domain/records/name-order.ts';
import { leftOfLots, type SownFarm } from './lot-left.ts';
import { seedLotsByVariety, type SeedLotEntry } from './seed-lot.ts';

/** A seed lot with its current state, and the plantings that used it. */
export interface SeedLotRow extends SeedLot {
  readonly txnId: string;
  readonly varietyId: string;
  /** Of a variety that is gone its id. */
  readonly varietyName: string;
  readonly atISO: string;
  readonly pounds: number;
  /** Null when nobody knows what a tray took. */
  readonly leftLb: number | null;
  /** By day. */
  readonly plantings: readonly { readonly dateISO: IsoDate; readonly trays: number }[];
}

/** All seed lots of a farm by the name of their variety, the oldest first. */
export function listSeedLots(farm: SownFarm): readonly SeedLotRow[] {
  const names = new Map(farm.varieties.map(({ id, name }) => [id, name]));
  const rows = [...seedLotsByVariety(farm.seedsInventory)].flatMap(([varietyId, lots]) => {
    const left = leftOfLots(farm, varietyId);
    const varietyName = names.get(varietyId) ?? varietyId;
    return lots.map((entry) => rowOf(entry, varietyName, left.get(entry.id) ?? null, farm));
  });
  return rows.sort(
    (a, b) =>
      compareTexts(a.varietyName, b.varietyName) ||
      compareTexts(a.atISO, b.atISO) ||
      compareTexts(a.txnId, b.txnId),
  );
}

function rowOf(
  { id, varietyId, atISO, pounds, lot }: SeedLotEntry,
  varietyName: string,
  leftLb: number | null,
  { traysPlantedLog }: SownFarm,
): SeedLotRow {
  const plantings = traysPlantedLog
    .flatMap(({ dateISO, seedLots = [] }) =>
      seedLots.filter(({ txnId }) => txnId === id).map(({ trays }) => ({ dateISO, trays })),
    )
    .sort((a, b) => compareTexts(a.dateISO, b.dateISO));
  return { ...lot, txnId: id, varietyId, varietyName, atISO, pounds, leftLb, plantings };
}
