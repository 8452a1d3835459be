import type { Purchase } from '#domain/buying/purchase.ts';
import { tryMaterialAmount } from '#domain/catalog/materials/material-stock.ts';
import { byId, mapRecords, filterRecords } from '#domain/records/change-records.ts';
import { addTo } from '#domain/records/lists.ts';
import { type FarmDocument, sameValue, withList } from '../../document/farm-document.ts';
import { versionOf } from '../../document/sync/sync-meta.ts';
import { isLastCommon } from '../../document/sync/version-vector.ts';
import { groupSegment } from '../../document/notices/sync-notice.ts';
import { bookingOfPurchase } from '../../records/catalog/purchased-stock.ts';
import { type MergeContext, type Place, type Side, type Sides, ofEach } from '../merge-context.ts';

/** A purchase that both sides received apart, and the side whose receiving counts. */
interface ReceivedTwice {
  readonly kept: Purchase;
  readonly lost: Purchase;
  readonly keptSide: Side;
}

/** Purchases that came in once and were received on both sides since the last common farm. */
function receivedTwice(
  farms: Sides<FarmDocument>,
  { purchases = [] }: FarmDocument,
): readonly ReceivedTwice[] {
  const known = ofEach(farms, (farm) => byId(farm.purchases ?? []));
  return purchases.flatMap(({ id, receivedISO, receivedQty }) => {
    const { base: was, local: ours, remote: theirs } = ofEach(known, (side) => side.get(id));
    if (ours?.status !== 'RECEIVED' || theirs?.status !== 'RECEIVED') return [];
    if (was?.status === 'RECEIVED') return [];
    const isRemote = theirs.receivedQty === receivedQty && theirs.receivedISO === receivedISO;
    const [kept, lost] = isRemote ? [theirs, ours] : [ours, theirs];
    return { kept, lost, keptSide: isRemote ? 'remote' : 'local' } satisfies ReceivedTwice;
  });
}

/**
 * Returns how much of each material both sides received for one purchase, in the stock's unit. This
 * amount is subtracted from the sum.
 *
 * If the sides share more than the base, one receipt may have come to both: then only what was noted at two
 * times, or differs, was received twice.
 */
export function broughtTwice(
  farms: Sides<FarmDocument>,
  merged: FarmDocument,
  context: MergeContext,
): ReadonlyMap<string, number> {
  const materials = byId(merged.catalog.materials);
  const twice = new Map<string, number>();
  const { base, local, remote } = ofEach(farms, versionOf);
  const isBaseLast = context.hasBase && isLastCommon(base, local, remote);
  for (const { kept, lost } of receivedTwice(farms, merged)) {
    const material = materials.get(lost.stockId);
    if (material === undefined || !(isBaseLast || isApart(kept, lost, context))) continue;
    const amount = { qty: lost.receivedQty ?? 0, unit: lost.unit };
    const qty = tryMaterialAmount(material, amount, material.stock.unit) ?? 0;
    addTo(twice, material.id, qty);
  }
  return twice;
}

function isApart(kept: Purchase, lost: Purchase, { editedAt }: MergeContext): boolean {
  if (kept.receivedQty !== lost.receivedQty || kept.receivedISO !== lost.receivedISO) return true;
  const place: Place = { slice: 'purchases', entityId: kept.id, label: '', path: ['status'] };
  return editedAt('local', place) !== editedAt('remote', place);
}

/**
 * Seed that two sides booked for one purchase is booked as the side did whose receiving counts. A rest that
 * only the other side still waits for is not ordered.
 */
export function settlePurchases(
  farms: Sides<FarmDocument>,
  merged: FarmDocument,
  { unnote }: Pick<MergeContext, 'unnote'>,
): FarmDocument {
  const twice = receivedTwice(farms, merged);
  if (twice.length === 0) return merged;
  const bookings = new Map(
    twice.flatMap(({ kept: { id }, keptSide }) => {
      const bookingId = bookingOfPurchase(id);
      const own = farms[keptSide].seedsInventory.find((booking) => booking.id === bookingId);
      return own === undefined ? [] : [[bookingId, own] as const];
    }),
  );
  const seedsInventory = mapRecords(merged.seedsInventory, (booking) => {
    const own = bookings.get(booking.id);
    if (own === undefined) return booking;
    unnote('seedsInventory', booking.id, groupSegment('booking'));
    return sameValue(own, booking) ? booking : own;
  });
  const stray = new Set(twice.flatMap((one) => strayRest(farms, one) ?? []));
  const purchases = filterRecords(
    merged.purchases ?? [],
    ({ id, status }) => status !== 'ORDERED' || !stray.has(id),
  );
  return withList({ ...merged, seedsInventory }, 'purchases', purchases);
}

/** The rest that only the side whose receiving does not count still waits for. */
function strayRest(farms: Sides<FarmDocument>, { kept, keptSide }: ReceivedTwice): string | null {
  const rest = `${kept.id}-2`;
  const isKnown = [farms.base, farms[keptSide]].some(({ purchases = [] }) =>
    purchases.some(({ id }) => id === rest),
  );
  return isKnown ? null : rest;
}
