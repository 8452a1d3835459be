import { floorWithEpsilon } from '#domain/units/rounding.ts';
import { dayNumber } from '#domain/calendar/day-number.ts';
import type { Material, Packaging } from '#domain/catalog/catalog.ts';
import { tryMaterialAmount } from '#domain/catalog/materials/material-amount.ts';
import { matchPackaging } from '#domain/costing/match-packaging.ts';
import { isSameSize } from '#domain/costing/standard-sizes.ts';
import { groupIdenticalDeliveries } from '#domain/orders/event-days.ts';
import { packageSizeOz, soldThingOf } from '#domain/orders/item-ounces.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { readOrders } from '#domain/orders/read-orders.ts';
import { type Assortment, assortmentOf } from '#domain/demand/demand-lines.ts';
import { ouncesText } from '#domain/supply/ounces-text.ts';
import type { AvailabilityFarm } from './availability-farm.ts';
import { type AvailabilityLine, statusOf } from './availability-line.ts';
import type { AvailabilityResource } from '../../settings/availability-resources.ts';
import type { AvailabilityQuestion } from './availability-question.ts';

/** Packages of the size that is asked for; a loose weight needs none. */
export function packageLines(
  farm: AvailabilityFarm,
  { amount, dateISO }: AvailabilityQuestion,
  today: string,
  limits: readonly AvailabilityResource[],
): AvailabilityLine[] {
  if (amount.mode !== 'PACKAGE') return [];
  const { packageOz, count } = amount;
  const line = { kind: 'packages', varietyId: null, unit: 'packages', dateISO: null } as const;
  const { packaging } = matchPackaging(farm.catalog.packaging, packageOz);
  const have = packaging === null ? null : packagesInStock(packaging, farm.catalog.materials);
  const size = ouncesText(packageOz);
  if (have === null) {
    const text = `No packaging counted for ${size} oz`;
    return [{ ...line, have: 0, need: 0, status: 'unknown', limits: false, text }];
  }
  const need = count + packagesOrdered(farm, packageOz, today, dateISO);
  return [
    {
      ...line,
      have,
      need,
      status: statusOf(have, need),
      limits: limits.includes('packages'),
      text: `Packages ${size} oz ${need} of ${have}`,
    },
  ];
}

/** Packages that the stock of all their parts is enough for; null when no part can be counted. */
function packagesInStock(packaging: Packaging, materials: readonly Material[]): number | null {
  const enough = partsOf(packaging, materials).flatMap(({ materialId, qty, unit }) => {
    const material = materials.find(({ id }) => id === materialId);
    const stock = material && tryMaterialAmount(material, material.stock, unit);
    if (stock === undefined || stock === null || !(qty > 0) || !Number.isFinite(qty)) return [];
    return [Math.max(0, floorWithEpsilon(stock / qty))];
  });
  return enough.length === 0 ? null : Math.min(...enough);
}

/** Container, inserts and labels of one package; a container among the inserts counts once. */
function partsOf(
  { containerMaterialId, bom, labelRule }: Packaging,
  materials: readonly Material[],
): Packaging['bom'] {
  const isListed = bom.some(({ materialId }) => materialId === containerMaterialId);
  const container =
    containerMaterialId === null || isListed
      ? []
      : [{ materialId: containerMaterialId, qty: 1, unit: 'each' as const }];
  if (labelRule === null) return [...container, ...bom];
  const { labelSheetId, labelsPerUnit } = labelRule;
  const sheet = materials.find(({ id }) => id === labelSheetId);
  const qty = labelsPerUnit / (sheet?.meta.labelsPerSheet ?? 0);
  return [...container, ...bom, { materialId: labelSheetId, qty, unit: 'each' as const }];
}

/** Packages of a size in all deliveries from today to a day. */
function packagesOrdered(
  farm: AvailabilityFarm,
  packageOz: number,
  today: string,
  dateISO: string,
): number {
  const assortment = assortmentOf(farm);
  return readOrders(farm)
    .flatMap((order) => groupIdenticalDeliveries(order, dayNumber(today), dayNumber(dateISO)))
    .reduce((sum, { order, days }) => {
      const ofSize = order.items.reduce(
        (packages, item) => packages + packagesOf(item, packageOz, assortment),
        0,
      );
      return sum + ofSize * days.length;
    }, 0);
}

function packagesOf(item: OrderItem, packageOz: number, assortment: Assortment): number {
  if (item.mode !== 'PACKAGE') return 0;
  const size = packageSizeOz(item, soldThingOf(item, assortment));
  return isSameSize(size, packageOz) ? item.count : 0;
}
