import { withStock, tryMaterialAmount } from '#domain/catalog/materials/material-stock.ts';
import type { Millis } from '#domain/calendar/iso-date.ts';
import type { Material } from '#domain/catalog/catalog.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import type { Quantity } from '#domain/units/unit.ts';
import { byId, mapRecords } from '#domain/records/change-records.ts';
import { type FarmDocument, sameValue } from '../../document/farm-document.ts';
import { versionOf } from '../../document/sync/sync-meta.ts';
import { sameVersion } from '../../document/sync/version-vector.ts';
import {
  type MergeContext,
  type Place,
  type Side,
  type Sides,
  otherSide,
  ofEach,
} from '../merge-context.ts';
import { broughtTwice } from './settle-purchases.ts';
import { sharedStock } from './stock-shares.ts';

/**
 * Merges material stock: receipts and uses of both sides are added. Of two counts the later one is kept and the
 * other noted. A delivery before a count is part of it and isn't added again.
 *
 * Without a common base the changes are unknown, so one side's stock is kept.
 */
export function mergeMaterialStock(
  farms: Sides<FarmDocument>,
  merged: FarmDocument,
  context: MergeContext,
): FarmDocument {
  const known = ofEach(farms, ({ catalog }) => byId(catalog.materials));
  const shared = knowsPast(farms, context) ? null : sharedStock(farms.local, farms.remote);
  const twice = broughtTwice(farms, merged, context);
  const materials = mapRecords(merged.catalog.materials, (material) => {
    const { base, local, remote } = ofEach(known, (materials) => materials.get(material.id));
    if (local === undefined || remote === undefined) return material;
    const sides = { base, local, remote };
    const qty = shared?.(local, remote) ?? null;
    const less = (sum: Quantity | null) => sum && lessOf(sum, twice.get(material.id));
    const stock =
      countAfterDelivery(sides, context) ??
      less(stockByShares(sides, qty, context)) ??
      stockOfOne(sides) ??
      less(addedUp(material, sides, context)) ??
      laterStock(material, sides, context);
    return sameValue(stock, material.stock) && sameValue(material.meta.stock ?? stock, stock)
      ? material
      : withStock(material, stock);
  });
  return materials === merged.catalog.materials
    ? merged
    : { ...merged, catalog: { ...merged.catalog, materials } };
}

/**
 * One side's farm with stock changes undone that the other side took back. A device's receipts may have reached
 * this side and been undone on the other, so shares are checked in any case.
 */
export function withStockTakenBack(
  farms: Sides<FarmDocument>,
  farm: FarmDocument,
  context: MergeContext,
): FarmDocument {
  const { local, remote } = farms;
  if (knowsPast(farms, context)) return farm;
  const shared = sharedStock(local, remote);
  const isTold = farm.catalog.materials.some(({ id }) => {
    const [here, there] = [local, remote].map(({ catalog }) =>
      catalog.materials.find((material) => material.id === id),
    );
    return here !== undefined && there !== undefined && shared(here, there) !== null;
  });
  return isTold ? withLess(farm, mergeMaterialStock(farms, farm, context)) : farm;
}

/** Taking back only ever takes away. What two tabs of one device bring at once is in both and would be added twice. */
function withLess(farm: FarmDocument, told: FarmDocument): FarmDocument {
  if (told === farm) return farm;
  const before = byId(farm.catalog.materials);
  const materials = told.catalog.materials.map((material) => {
    const old = before.get(material.id);
    return old !== undefined && material.stock.qty > old.stock.qty ? old : material;
  });
  return { ...told, catalog: { ...told.catalog, materials } };
}

interface MaterialSides {
  readonly base: Material | undefined;
  readonly local: Material;
  readonly remote: Material;
}

/** Changes between tabs, or since a device's last write, aren't stored anywhere yet. */
function knowsPast({ base, remote }: Sides<FarmDocument>, { hasBase }: MergeContext): boolean {
  return hasBase && sameVersion(versionOf(base), versionOf(remote));
}

/** The count of one side when all that came in on the other one had come before it. */
function countAfterDelivery(sides: MaterialSides, context: MergeContext): Quantity | null {
  if (hasSeen(sides, 'local', context)) return sides.local.stock;
  return hasSeen(sides, 'remote', context) ? sides.remote.stock : null;
}

function hasSeen(sides: MaterialSides, side: Side, context: MergeContext): boolean {
  const { base, [side]: counter, [otherSide(side)]: receiver } = sides;
  const { countedAt } = counter.meta;
  const { receivedAt } = receiver.meta;
  if (countedAt === undefined || receivedAt === undefined) return false;
  const isCounted = countedAt !== base?.meta.countedAt;
  const isCountedTwice = receiver.meta.countedAt !== base?.meta.countedAt;
  const isReceived = ![base?.meta.receivedAt, counter.meta.receivedAt].includes(receivedAt);
  return (
    isCounted &&
    !isCountedTwice &&
    isReceived &&
    timeOf(context, otherSide(side), receiver, 'receivedAt') <=
      timeOf(context, side, counter, 'countedAt')
  );
}

/** The clock of the service knows better than the time that a device has written down. */
function timeOf(
  { editedAt }: MergeContext,
  side: Side,
  material: Material,
  field: 'countedAt' | 'receivedAt',
): Millis {
  const noted = editedAt(side, placeOf(material, 'meta', field));
  return noted ?? Date.parse(material.meta[field] ?? '');
}

function placeOf({ id, name }: Material, ...path: readonly string[]): Place {
  return { slice: 'catalog/materials', entityId: id, label: `Material ${name}`, path };
}

/** Two counts of one shelf are not added up, whatever came in between. */
function stockByShares(
  { base, local, remote }: MaterialSides,
  qty: number | null,
  context: MergeContext,
): Quantity | null {
  const [here, there] = [local.meta.countedAt, remote.meta.countedAt];
  const isCountedTwice = here !== undefined && there !== undefined && here !== there;
  if (
    isCountedTwice &&
    (base === undefined || countedLater({ base, local, remote }, context) !== null)
  )
    return null;
  return qty === null ? null : { ...remote.stock, qty };
}

/** What came in once and was received on both sides is in what is added up twice. */
function lessOf(stock: Quantity, qty = 0): Quantity {
  return qty === 0 ? stock : { ...stock, qty: roundUnits(stock.qty - qty) };
}

/** The stock of the one side that has moved it; null when both have, or nobody knows. */
function stockOfOne({ base, local, remote }: MaterialSides): Quantity | null {
  if (base === undefined) return null;
  if (!isMove(base, local)) return remote.stock;
  return isMove(base, remote) ? null : local.stock;
}

/** The later count, or else what was moved later; what it takes the place of is noted. */
function laterStock(material: Material, sides: MaterialSides, context: MergeContext): Quantity {
  const place = placeOf(material, 'stock');
  const keptSide: Side = countedLater(sides, context) ?? context.later(place);
  if (!sameValue(sides.local.stock, sides.remote.stock)) {
    context.note(
      'field',
      place,
      ofEach(sides, (side) => side?.stock),
      keptSide,
    );
  }
  return sides[keptSide].stock;
}

function isMove(base: Material, side: Material): boolean {
  return !sameValue(base.stock, side.stock) || base.meta.countedAt !== side.meta.countedAt;
}

/** The side with the later count when both have counted; null when not both did. */
function countedLater({ base, local, remote }: MaterialSides, context: MergeContext): Side | null {
  const [before, here, there] = [base, local, remote].map((material) => material?.meta.countedAt);
  if (here === undefined || there === undefined) return null;
  if (here === before || there === before) return null;
  const [hereAt, thereAt] = [
    timeOf(context, 'local', local, 'countedAt'),
    timeOf(context, 'remote', remote, 'countedAt'),
  ];
  return hereAt > thereAt ? 'local' : 'remote';
}

/** What both sides have moved together; `null` if both have counted, or an amount doesn't convert to the stock's unit. */
function addedUp(material: Material, sides: MaterialSides, context: MergeContext): Quantity | null {
  const { base, local, remote } = sides;
  if (base === undefined || countedLater(sides, context) !== null) return null;
  const unit = local.stock.unit === base.stock.unit ? remote.stock.unit : local.stock.unit;
  const [before, here, there] = [base, local, remote].map(({ stock }) =>
    tryMaterialAmount(material, stock, unit),
  );
  if (typeof before !== 'number' || typeof here !== 'number' || typeof there !== 'number') {
    return null;
  }
  return { ...remote.stock, qty: roundUnits(here + there - before), unit };
}
