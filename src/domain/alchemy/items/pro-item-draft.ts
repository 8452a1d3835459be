import type { PowderCalc, ProItem, ProItemType } from '../alchemy.ts';
import type { ProUnit } from '#domain/units/unit.ts';
import { type Typed, typedRecord } from '../../records/typed-record.ts';
import { POWDER_DEFAULTS } from './powder-cost.ts';

/** Typed numbers of a powder. A blank one uses its default. */
export type PowderDraft = Typed<PowderCalc>;

/** An item as typed into its form. Empty fields are `null` or blank. */
export interface ProItemDraft extends Typed<
  Omit<ProItem, 'id' | 'unitCost' | 'powderCalc' | 'varietyId' | 'type' | 'unit' | 'purchaseUnit'>
> {
  readonly type: ProItemType | '';
  readonly unit: ProUnit | '';
  readonly purchaseUnit: ProUnit | '';
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

const BLANK_ITEM: ProItemDraft = {
  name: '',
  type: '',
  unit: '',
  stockQty: null,
  reorderMode: 'point',
  reorderPoint: null,
  reorderPercent: null,
  initialQtyInUnit: null,
  supplier: '',
  notes: '',
  purchaseQty: null,
  purchaseUnit: '',
  purchaseCostUSD: null,
  powder: BLANK_POWDER,
  varietyId: null,
};

export function proItemDraft(stored: ProItem | null): ProItemDraft {
  const powder = { ...BLANK_POWDER, ...stored?.powderCalc };
  return typedRecord(BLANK_ITEM, { ...stored, powder });
}

/** Returns the typed powder numbers, with defaults for blank ones. */
export function powderCalcOf({ enabled, ...powder }: PowderDraft): PowderCalc {
  return { enabled, ...typedRecord<Omit<PowderCalc, 'enabled'>>(POWDER_DEFAULTS, powder) };
}
