import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { SeedLot } from '#domain/catalog/seeds/seed-transaction.ts';
import { addToGroup, byTexts } from '#domain/records/lists.ts';
import { leftOfLots, type SownFarm } from './lot-left.ts';
import { seedLotsByVariety } from './seed-lot.ts';

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

type Planting = SeedLotRow['plantings'][number];

/** Seed lots of a farm by the name of their variety, the oldest first: all of them, or those of some entries. */
export function listSeedLots(farm: SownFarm, only?: ReadonlySet<string>): readonly SeedLotRow[] {
  const names = new Map(farm.varieties.map(({ id, name }) => [id, name]));
  const sown = plantingsByLot(farm);
  const rows = [...seedLotsByVariety(farm.seedsInventory)].flatMap(([varietyId, lots]) => {
    const wanted = only === undefined ? lots : lots.filter(({ id }) => only.has(id));
    if (wanted.length === 0) return [];
    const left = leftOfLots(farm, varietyId);
    const varietyName = names.get(varietyId) ?? varietyId;
    return wanted.map(({ id, atISO, pounds, lot }): SeedLotRow => ({
      ...lot,
      txnId: id,
      varietyId,
      varietyName,
      atISO,
      pounds,
      leftLb: left.get(id) ?? null,
      plantings: sown.get(id) ?? [],
    }));
  });
  return rows.sort(byTexts('varietyName', 'atISO', 'txnId'));
}

/** By day. */
function plantingsByLot({ traysPlantedLog }: SownFarm): ReadonlyMap<string, readonly Planting[]> {
  const sown = new Map<string, Planting[]>();
  for (const { dateISO, seedLots = [] } of traysPlantedLog.toSorted(byTexts('dateISO')))
    for (const { txnId, trays } of seedLots) addToGroup(sown, txnId, { dateISO, trays });
  return sown;
}
