import { isWithinShelfLife } from '#domain/answers/availability/availability-split.ts';
import { amountUnitOf, type AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { byTexts } from '#domain/records/lists.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { type SupplyLot, SHORT_OZ } from '#domain/supply/variety-supply.ts';

export interface LeftoverLot extends SupplyLot, AmountUnit {
  readonly varietyName: string;
}

/** Lots with leftovers that are or will be fresh, by harvest day, then by name. */
export function leftoverLots({ farm, today, ledger }: Outlook): LeftoverLot[] {
  return farm.varieties
    .flatMap((variety) =>
      (ledger.get(variety.id)?.lots ?? [])
        .filter((lot) => lot.leftOz >= SHORT_OZ && isWithinShelfLife(lot, variety, today))
        .map((lot) => ({ ...lot, varietyName: variety.name, ...amountUnitOf(variety) })),
    )
    .sort(byTexts('dayISO', 'varietyName', 'id'));
}
