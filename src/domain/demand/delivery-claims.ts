import { type DayNumber, dayNumber } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type {
  DeliveryChange,
  LessChange,
  SwapChange,
  TakeChange,
} from '#domain/orders/delivery-change.ts';
import { byAge } from '#domain/orders/changed-deliveries.ts';
import { addToGroup } from '#domain/records/lists.ts';
import { ouncesByVariety, type DemandLine } from './demand-lines.ts';
import type { Assortment } from '#domain/orders/item-ounces.ts';
import { isWorthCutting } from './worth-cutting.ts';

/** A change that says where ounces of a delivery come from, or that they do not come. */
export type OunceChange = TakeChange | LessChange | SwapChange;

/** Ounces of one variety that a delivery asks of the harvest of one day. */
export interface DeliveryClaim {
  readonly varietyId: string;
  readonly oz: number;
  readonly harvestDay: DayNumber;
  /** Taken ounces come from exactly this harvest by a delivery change; others follow the order's rule. */
  readonly isTaken: boolean;
  /** The delivery change behind the claim. `null` for the order itself. */
  readonly change: OunceChange | null;
}

/** Delivery changes of ounces, by order id, then by scheduled day. */
export type OunceChanges = ReadonlyMap<string, ReadonlyMap<DayNumber, readonly OunceChange[]>>;

export function ounceChangesByOrder(changes: readonly DeliveryChange[]): OunceChanges {
  const byOrder = new Map<string, Map<DayNumber, OunceChange[]>>();
  for (const change of changes) {
    if (change.kind !== 'TAKE' && change.kind !== 'LESS' && change.kind !== 'SWAP') continue;
    const days = byOrder.get(change.orderId) ?? new Map<DayNumber, OunceChange[]>();
    byOrder.set(change.orderId, days);
    addToGroup(days, dayNumber(change.dateISO), change);
  }
  return byOrder;
}

/**
 * Ounces a delivery needs from each harvest, after its delivery changes.
 *
 * Less applies first, then swaps, then takes from another harvest, the newest change of each kind first. So an
 * old take never blocks the newest change. A change can't exceed what is left of its variety.
 *
 * Swaps to a deleted variety are ignored, and those between trays sold alive and ounces.
 */
export function deliveryClaims(
  { lines, harvestDay }: { readonly lines: readonly DemandLine[]; readonly harvestDay: DayNumber },
  changes: readonly OunceChange[],
  { varieties }: Pick<Assortment, 'varieties'>,
): DeliveryClaim[] {
  const left = ouncesByVariety(lines);
  const claims: DeliveryClaim[] = [];
  const inTurn = changes.toSorted((a, b) => TURNS[a.kind] - TURNS[b.kind] || byAge(b, a));
  for (const change of inTurn) {
    const { kind, varietyId } = change;
    if (kind === 'SWAP' && !canSwap(varieties.get(varietyId), varieties.get(change.toVarietyId))) {
      continue;
    }
    const rest = left.get(varietyId) ?? 0;
    const oz = Math.min(change.oz, rest);
    if (!isWorthCutting(oz)) continue;
    left.set(varietyId, rest - oz);
    if (kind !== 'LESS') claims.push(claimOf(change, oz, harvestDay));
  }
  for (const [varietyId, oz] of left) {
    if (!isWorthCutting(oz)) continue;
    claims.push({ varietyId, oz, harvestDay, isTaken: false, change: null });
  }
  return claims;
}

function canSwap(from: Variety | undefined, to: Variety | undefined): boolean {
  return to !== undefined && from?.live === to.live;
}

const TURNS: Readonly<Record<OunceChange['kind'], number>> = { LESS: 0, SWAP: 1, TAKE: 2 };

function claimOf(
  change: TakeChange | SwapChange,
  oz: number,
  harvestDay: DayNumber,
): DeliveryClaim {
  const varietyId = change.kind === 'SWAP' ? change.toVarietyId : change.varietyId;
  const { harvestISO } = change;
  return harvestISO === undefined
    ? { varietyId, oz, harvestDay, isTaken: false, change }
    : { varietyId, oz, harvestDay: dayNumber(harvestISO), isTaken: true, change };
}
