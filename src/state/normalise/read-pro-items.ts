import type { PowderCalc, ProItem, ProItemType } from '#domain/alchemy/alchemy.ts';
import { readBoolean, readChoice, readNumber, readOptionalText, readText } from './coerce.ts';
import { isRecord, type JsonRecord } from './json-record.ts';
import { readRecords } from './read-records.ts';
import { readProUnit } from './read-unit.ts';
import { settle } from './settle.ts';

const TYPES: readonly ProItemType[] = [
  'raw',
  'microgreen_powder',
  'microgreen_fd_whole',
  'microgreen_fresh',
  'packaging',
  'label',
];

/** Ingredients of Pro products. */
export function readProItems(value: unknown): ProItem[] {
  return readRecords(value, 'itm', readProItem);
}

/** One ingredient of Pro products. */
export function readProItem(source: JsonRecord, id: string): ProItem {
  return settle<ProItem>(source, {
    id,
    name: readText(source.name),
    type: readChoice(source.type, TYPES, 'raw'),
    unit: readProUnit(source.unit, 'unit'),
    unitCost: readNumber(source.unitCost, 0, { min: 0 }),
    stockQty: readNumber(source.stockQty, 0),
    reorderMode: readChoice(source.reorderMode, ['percent', 'point'], 'point'),
    reorderPoint: readNumber(source.reorderPoint, undefined, { min: 0 }),
    reorderPercent: readNumber(source.reorderPercent, undefined, { min: 0, max: 100 }),
    initialQtyInUnit: readNumber(source.initialQtyInUnit, undefined, { min: 0 }),
    supplier: readOptionalText(source.supplier),
    notes: readText(source.notes),
    purchaseQty: readNumber(source.purchaseQty, undefined, { min: 0 }),
    purchaseUnit: readProUnit(source.purchaseUnit, undefined),
    purchaseCostUSD: readNumber(source.purchaseCostUSD, undefined, { min: 0 }),
    powderCalc: isRecord(source.powderCalc) ? readPowderCalc(source.powderCalc) : undefined,
    varietyId: readOptionalText(source.varietyId),
  });
}

function readPowderCalc(source: JsonRecord): PowderCalc {
  const atLeastZero = { min: 0 };
  return settle<PowderCalc>(source, {
    enabled: readBoolean(source.enabled),
    freshCostPerTrayUSD: readNumber(source.freshCostPerTrayUSD, 0, atLeastZero),
    harvestOzPerTray: readNumber(source.harvestOzPerTray, 16, atLeastZero),
    powderYieldPct: readNumber(source.powderYieldPct, 8, atLeastZero),
    freezeCycleCostUSD: readNumber(source.freezeCycleCostUSD, 0, atLeastZero),
    traysPerCycleAllocated: readNumber(source.traysPerCycleAllocated, 7, atLeastZero),
  });
}
