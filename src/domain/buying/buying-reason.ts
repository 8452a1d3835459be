import { type IsoDate, addDays, dayNumber, daysBetween } from '#domain/calendar/iso-date.ts';
import { primarySoil } from '#domain/costing/soil-per-tray.ts';
import { DEFAULT_BUYING_SETTINGS } from '#domain/settings/buying-settings.ts';
import { plannedPlantings } from '#domain/trays/planned-plantings.ts';
import { byTexts, sumByKey } from '#domain/records/lists.ts';
import { buyingList } from './buying-list.ts';
import { countedStocks, type BuyingInputs, type CountedStock } from './counted-stocks.ts';

/** Why a line is on the list: what is used until an order made now would be used up. Amounts in its unit. */
export interface BuyingReason {
  /** The last day that an order is to last for. */
  readonly untilISO: IsoDate;
  readonly used: number;
  /** Days of the bar: covered by what is there and comes, not covered, and covered by the order. */
  readonly days: { readonly covered: number; readonly empty: number; readonly ordered: number };
  readonly uncovered: readonly UncoveredUse[];
}

interface UncoveredUse {
  readonly dateISO: IsoDate;
  /** The variety that is planted; '' where packages are filled. */
  readonly name: string;
  /** Trays that are planted, or pieces and weights that are taken. */
  readonly trays: number | null;
  readonly qty: number | null;
}

/** Null when a stock is not on the list, or does not run out. */
export function buyingReason(
  farm: BuyingInputs,
  today: IsoDate,
  stockId: string,
): BuyingReason | null {
  const listed = buyingList(farm, today)
    .groups.flatMap(({ lines }) => lines)
    .find((one) => one.stockId === stockId);
  const stock = countedStocks(farm, today).find(({ line }) => line.materialId === stockId);
  const { runOutISO = null, arrivesISO = null } = listed ?? {};
  if (stock === undefined || arrivesISO === null || runOutISO === null) return null;
  const { coverDays } = farm.settings.buying ?? DEFAULT_BUYING_SETTINGS;
  const untilISO = addDays(arrivesISO, coverDays - 1);
  const last = runOutISO < arrivesISO ? runOutISO : arrivesISO;
  return {
    untilISO,
    used: stock.uses.upTo(dayNumber(untilISO)),
    days: {
      covered: daysBetween(today, last),
      empty: daysBetween(last, arrivesISO),
      ordered: daysBetween(arrivesISO, untilISO) + 1,
    },
    uncovered: usesOf(farm, today, stock).filter(
      ({ dateISO }) => dateISO >= runOutISO && dateISO <= untilISO,
    ),
  };
}

/** Plantings that take seed or soil; of all else what is taken, by day. Late ones are today's. */
function usesOf(
  farm: BuyingInputs,
  today: IsoDate,
  { line: { materialId, seedOf }, taken }: CountedStock,
): readonly UncoveredUse[] {
  const isSoil = primarySoil(farm.catalog)?.id === materialId;
  const notBefore = (dateISO: IsoDate) => (dateISO < today ? today : dateISO);
  if (seedOf.length === 0 && !isSoil) {
    const byDay = sumByKey(taken.map(({ dateISO, qty }) => [dateISO, qty]));
    return [...byDay].map(([dateISO, qty]) => ({ dateISO, name: '', trays: null, qty }));
  }
  const plantings = plannedPlantings(farm.tasks, farm.traysPlantedLog, today);
  return farm.varieties
    .filter(({ id }) => isSoil || seedOf.includes(id))
    .flatMap(({ id, name }) =>
      (plantings.get(id) ?? []).map(({ dateISO, trays }) => ({
        dateISO: notBefore(dateISO),
        name,
        trays,
        qty: null,
      })),
    )
    .sort(byTexts('dateISO', 'name'));
}
