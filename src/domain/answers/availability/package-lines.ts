import { floorWithEpsilon } from '#domain/units/rounding.ts';
import { dayNumber } from '#domain/calendar/iso-date.ts';
import type { Material, Packaging } from '#domain/catalog/catalog.ts';
import { tryMaterialAmount } from '#domain/catalog/materials/material-stock.ts';
import {
  containerLines,
  soldPackages,
  type PackageContent,
  isSameSize,
  contentSize,
  matchPackaging,
} from '#domain/costing/package-content.ts';
import type { OrderItem } from '#domain/orders/order.ts';
import { assortmentOf, deliveriesBetween } from '#domain/demand/demand-lines.ts';
import type { Assortment } from '#domain/orders/item-ounces.ts';
import { sumOf } from '#domain/records/lists.ts';
import { say, weightOf, type Told } from '#domain/tell/say.ts';
import {
  type AvailabilityFarm,
  trialOrder,
  type AvailabilityQuestion,
} from './availability-question.ts';
import { type AvailabilityLine, statusOf } from './availability-line.ts';

/** Packages of the size that is asked for; a loose weight needs none. */
export function packageLines(
  farm: AvailabilityFarm,
  question: AvailabilityQuestion,
  today: string,
): AvailabilityLine[] {
  const { amount, dateISO, limits } = question;
  if (amount.mode !== 'PACKAGE') return [];
  const assortment = assortmentOf(farm);
  const [asked] = trialOrder(question, today).items;
  const content = asked && soldPackages(asked, assortment);
  if (!content) return [];
  const line = { kind: 'packages', varietyId: null, unit: 'packages', dateISO: null } as const;
  const { packaging } = matchPackaging(farm.catalog, content);
  const have = packaging === null ? null : packagesInStock(packaging, farm.catalog.materials);
  const size = sizeText(farm, content);
  if (have === null) {
    const text = say`No packaging counted for ${size}`;
    return [{ ...line, have: 0, need: 0, status: 'unknown', limits: false, text }];
  }
  const need = amount.count + packagesOrdered(farm, content, { today, dateISO, assortment });
  return [
    {
      ...line,
      have,
      need,
      status: statusOf(have, need),
      limits: limits.includes('packages'),
      text: say`Packages ${size} ${need} of ${have}`,
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
function partsOf(packaging: Packaging, materials: readonly Material[]): Packaging['bom'] {
  const { labelRule } = packaging;
  const unlabelled = [...containerLines(packaging), ...packaging.bom];
  if (labelRule === null) return unlabelled;
  const { labelSheetId, labelsPerUnit } = labelRule;
  const sheet = materials.find(({ id }) => id === labelSheetId);
  const qty = labelsPerUnit / (sheet?.meta.labelsPerSheet ?? 0);
  return [...unlabelled, { materialId: labelSheetId, qty, unit: 'each' as const }];
}

function sizeText({ catalog }: AvailabilityFarm, content: PackageContent): Told {
  return content.traySizeId === undefined
    ? weightOf('size', content.ounces)
    : contentSize(catalog, content);
}

interface OrderedUntil {
  readonly today: string;
  readonly dateISO: string;
  readonly assortment: Assortment;
}

/** Packages of a content in all deliveries from today to a day. */
function packagesOrdered(
  farm: AvailabilityFarm,
  content: PackageContent,
  { today, dateISO, assortment }: OrderedUntil,
): number {
  const deliveries = deliveriesBetween(farm, dayNumber(today), dayNumber(dateISO));
  return deliveries.reduce((sum, { order, days }) => {
    const ofSize = sumOf(order.items.map((item) => packagesOf(item, content, assortment)));
    return sum + ofSize * days.length;
  }, 0);
}

function packagesOf(item: OrderItem, content: PackageContent, assortment: Assortment): number {
  const packed = soldPackages(item, assortment);
  if (packed === null || packed.traySizeId !== content.traySizeId) return 0;
  return isSameSize(packed.ounces, content.ounces) ? packed.count : 0;
}
