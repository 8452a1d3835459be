import type { IsoDate } from '#domain/calendar/iso-date.ts';
import {
  amountUnitOf,
  cutWord,
  type Variety,
  amountSaid,
} from '#domain/catalog/varieties/variety.ts';
import type { NewTake } from '#domain/orders/delivery-change.ts';
import { byNameThenId, compareTexts, sumOf } from '#domain/records/lists.ts';
import { plantingsOf } from '#domain/answers/plan-diff/diff-plantings.ts';
import { diffShorts, isShorter } from '#domain/answers/plan-diff/diff-shorts.ts';
import {
  freeOf,
  isWithinShelfLife,
  takeFrom,
  type TakenLot,
} from '#domain/answers/availability/availability-split.ts';
import { byCut } from '#domain/supply/gather-lots.ts';
import { onDay, say, type Sentence } from '#domain/tell/say.ts';
import { outlookAfter, type Outlook } from '#domain/supply/outlook.ts';
import {
  shortsOfVariety,
  deliveryKey,
  type ClaimAllocation,
  type SupplyLot,
  SHORT_OZ,
  type SupplyFarm,
} from '#domain/supply/variety-supply.ts';
import { withNewestChanges } from '../availability/availability-question.ts';

/** Greens freed by a change that other deliveries can use. */
export interface SurplusUse<Farm extends SupplyFarm = SupplyFarm> {
  /** Saved together with the change. */
  readonly takes: readonly NewTake[];
  /** A sentence for each variety. */
  readonly words: readonly Sentence[];
  /** The outlook with the change and all takes. */
  readonly outlook: Outlook<Farm>;
}

/**
 * Finds deliveries that can use greens a change frees, instead of new trays.
 *
 * Checks each delivery once. Greens are used only if fewer trays are planted, or as many with less shortage,
 * and no other delivery gets less.
 */
export function surplusUse<Farm extends SupplyFarm>(
  before: Outlook,
  after: Outlook<Farm>,
): SurplusUse<Farm> {
  let use: SurplusUse<Farm> = { takes: [], words: [], outlook: after };
  for (const variety of after.farm.varieties.toSorted(byNameThenId)) {
    const more =
      sumOf(thereOf(after, variety).map(freeOf)) - sumOf(thereOf(before, variety).map(freeOf));
    if (more >= SHORT_OZ) use = withVariety(use, variety, after);
  }
  return use;
}

interface Served {
  readonly claim: ClaimAllocation;
  readonly taken: readonly TakenLot[];
}

function withVariety<Farm extends SupplyFarm>(
  use: SurplusUse<Farm>,
  variety: Variety,
  after: Outlook<Farm>,
): SurplusUse<Farm> {
  let { takes, outlook } = use;
  const served: Served[] = [];
  for (const asked of waitingClaims(outlook, variety.id)) {
    const claim = naturalClaims(outlook, variety.id).find((one) => isSame(one, asked));
    if (claim === undefined) continue;
    const lots = thereOf(outlook, variety)
      .filter((lot) => isFor(lot, claim, variety))
      .toSorted(byCut);
    const taken = takeFrom(lots, claim.oz, freeOf);
    if (taken.length === 0) continue;
    const more = [...takes, ...taken.map(({ lot, oz }) => takeOf(claim, oz, lot.dayISO))];
    const tried = outlookAfter(outlook, withNewestChanges(after.farm, more), new Set([variety.id]));
    if (!isBetter(outlook, tried, variety.id)) continue;
    takes = more;
    outlook = tried;
    served.push({ claim, taken });
  }
  if (served.length === 0) return use;
  const fewer = traysToPlant(use.outlook, variety.id) - traysToPlant(outlook, variety.id);
  return { takes, outlook, words: [...use.words, wordsOf(variety, served, fewer)] };
}

function thereOf({ ledger }: Outlook, { id }: Variety): readonly SupplyLot[] {
  const lots = ledger.get(id)?.lots ?? [];
  return lots.filter(({ state }) => state === 'growing' || state === 'cut');
}

function isFor(
  lot: SupplyLot,
  { dayISO, deliveryISO }: ClaimAllocation,
  variety: Variety,
): boolean {
  return (
    lot.dayISO !== dayISO &&
    lot.cutISO <= deliveryISO &&
    isWithinShelfLife(lot, variety, deliveryISO)
  );
}

/** Claims of deliveries to come on the harvests of their own days. */
export function naturalClaims(
  { ledger, today }: Outlook,
  varietyId: string,
): readonly ClaimAllocation[] {
  return (ledger.get(varietyId)?.claims ?? []).filter(
    ({ isTaken, isLeft, deliveryISO }) => !isTaken && !isLeft && deliveryISO >= today,
  );
}

/** Deliveries that wait for trays which are not planted yet or are late, by delivery day. */
function waitingClaims(outlook: Outlook, varietyId: string): readonly ClaimAllocation[] {
  const days = new Set(openPlantings(outlook, varietyId).map(({ harvestISO }) => harvestISO));
  return naturalClaims(outlook, varietyId)
    .filter(({ dayISO }) => days.has(dayISO))
    .toSorted((a, b) => compareTexts(a.deliveryISO, b.deliveryISO));
}

function openPlantings(outlook: Outlook, varietyId: string) {
  return (['planned', 'late'] as const)
    .flatMap((state) => plantingsOf(outlook, [varietyId], state))
    .filter(({ task }) => (task.trays ?? 0) > 0);
}

function traysToPlant(outlook: Outlook, varietyId: string): number {
  return sumOf(openPlantings(outlook, varietyId).map(({ task }) => task.trays ?? 0));
}

function isSame(a: ClaimAllocation, b: ClaimAllocation): boolean {
  return deliveryKey(a) === deliveryKey(b) && a.dayISO === b.dayISO;
}

export function takeOf(
  { order, eventISO, varietyId }: Pick<ClaimAllocation, 'order' | 'eventISO' | 'varietyId'>,
  oz: number,
  harvestISO: IsoDate,
): NewTake {
  return { kind: 'TAKE', orderId: order.id, dateISO: eventISO, varietyId, oz, harvestISO };
}

function isBetter(before: Outlook, after: Outlook, varietyId: string): boolean {
  const fewer = traysToPlant(before, varietyId) - traysToPlant(after, varietyId);
  const covered = shortOf(before, varietyId) - shortOf(after, varietyId);
  const isHarmless = !diffShorts(before, after).some(isShorter);
  return isHarmless && (fewer > 0 || (fewer === 0 && covered >= SHORT_OZ));
}

function shortOf(outlook: Outlook, varietyId: string): number {
  const shorts = [...shortsOfVariety(outlook, varietyId).values()];
  return sumOf(shorts.map(({ shortOz }) => shortOz));
}

/** "29.9 oz Speckled Pea already growing for Mon 11/30 can serve Wed 12/2: 2 fewer trays". */
function wordsOf(variety: Variety, served: readonly Served[], fewer: number): Sentence {
  const taken = served.flatMap((one) => one.taken);
  const lots = [...new Map(taken.map(({ lot }) => [lot.id, lot])).values()];
  const [lot] = lots;
  const from =
    lot?.state === 'cut'
      ? say`${cutWord(variety)} ${daysText(lots.map(({ cutISO }) => cutISO))}`
      : say`already growing for ${daysText(lots.map(({ dayISO }) => dayISO))}`;
  const amount = amountSaid(sumOf(taken.map(({ oz }) => oz)), amountUnitOf(variety));
  const to = daysText(served.map(({ claim }) => claim.deliveryISO));
  const trays = fewer === 1 ? ': 1 fewer tray' : say`: ${fewer} fewer trays`;
  return say`${amount} ${variety.name} ${from} can serve ${to}${fewer > 0 ? trays : ''}`;
}

/** "Wed 12/2", "Wed 12/2 and 1 more". */
function daysText([first = '', ...others]: readonly IsoDate[]): Sentence {
  const day = onDay(first);
  return others.length === 0 ? say`${day}` : say`${day} and ${others.length} more`;
}
