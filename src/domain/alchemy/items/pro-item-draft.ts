import type { PowderCalc, ProItem, ProItemType } from '../alchemy.ts';
import type { ProUnit } from '#domain/units/unit.ts';
import { POWDER_DEFAULTS } from './powder-cost.ts';

/** Typed numbers of a powder. A blank one uses its default. */
export type PowderDraft = {
  readonly [K in keyof typeof POWDER_DEFAULTS]: number | null;
} & { readonly enabled: boolean };

/** An item as typed into its form. Empty fields are `null` or blank. */
export interface ProItemDraft {
  readonly name: string;
  readonly type: ProItemType | '';
  readonly unit: ProUnit | '';
  readonly stockQty: number | null;
  readonly reorderMode: ProItem['reorderMode'];
  readonly reorderPoint: number | null;
  readonly reorderPercent: number | null;
  readonly initialQtyInUnit: number | null;
  readonly supplier: string;
  readonly notes: string;
  readonly purchaseQty: number | null;
  readonly purchaseUnit: ProUnit | '';
  readonly purchaseCostUSD: number | null;
  readonly powder: PowderDraft;
  readonly varietyId: string | null;
}

const BLANK_POWDER: PowderDraft = {
  enabled: false,
  freshCostPerTrayUSD: null,
  harvestOzPerTray: null,
  powderYieldPct: null,
  freezeCycleCostUSD: null,
  traysPerCycleAllocated: null,
};

/** The form of a stored item, or of a new one. */
export function proItemDraft(stored: ProItem | null): ProItemDraft {
  return {
    name: stored?.name ?? '',
    type: stored?.type ?? '',
    unit: stored?.unit ?? '',
    stockQty: stored?.stockQty ?? null,
    reorderMode: stored?.reorderMode ?? 'point',
    reorderPoint: stored?.reorderPoint ?? null,
    reorderPercent: stored?.reorderPercent ?? null,
    initialQtyInUnit: stored?.initialQtyInUnit ?? null,
    supplier: stored?.supplier ?? '',
    notes: stored?.notes ?? '',
    purchaseQty: stored?.purchaseQty ?? null,
    purchaseUnit: stored?.purchaseUnit ?? '',
    purchaseCostUSD: stored?.purchaseCostUSD ?? null,
    powder: { ...BLANK_POWDER, ...stored?.powderCalc },
    varietyId: stored?.varietyId ?? null,
  };
}

/** Returns the typed powder numbers, with defaults for blank ones. */
export function powderCalcOf(powder: PowderDraft): PowderCalc {
  return {
    enabled: powder.enabled,
    freshCostPerTrayUSD: powder.freshCostPerTrayUSD ?? POWDER_DEFAULTS.freshCostPerTrayUSD,
    harvestOzPerTray: powder.harvestOzPerTray ?? POWDER_DEFAULTS.harvestOzPerTray,
    powderYieldPct: powder.powderYieldPct ?? POWDER_DEFAULTS.powderYieldPct,
    freezeCycleCostUSD: powder.freezeCycleCostUSD ?? POWDER_DEFAULTS.freezeCycleCostUSD,
    traysPerCycleAllocated: powder.traysPerCycleAllocated ?? POWDER_DEFAULTS.traysPerCycleAllocated,
  };
}
