import type { Material, MaterialMeta, SoilAmount } from '#domain/catalog/catalog.ts';
import { purchaseOf, stockInUnit } from '#domain/catalog/materials/material-stock.ts';
import { usualStockUnit, type MaterialType } from '#domain/catalog/materials/material-types.ts';
import { cleanUrl, reorderUrlProblem } from '#domain/catalog/seeds/clean-url.ts';
import { withSupplier } from '#domain/catalog/supplier.ts';
import { patched } from '#domain/records/change-records.ts';
import { keysOf } from '#domain/records/lists.ts';
import { type Typed, typedRecord } from '#domain/records/typed-record.ts';
import { type Quantity, readUnitName, type Unit, UnitError } from '#domain/units/unit.ts';
import { type FormOf, draftFields } from '#ui/editing/draft-fields.ts';
import { type SupplierDraft, usualLeadProblem } from '../buying/stock-order-draft.ts';

interface AmountDraft {
  readonly qty: number | null;
  /** Null until one is chosen: the usual unit. */
  readonly unit: Unit | null;
}

/** Of soil the purchase is a pack. */
type AmountName = 'purchase' | 'stock' | 'reorder' | 'capacity' | 'avgSoilPerTray';

type DetailName = 'itemsPerCase' | 'labelsPerSheet' | 'gramsPerTray' | 'density' | 'reorderUrl';

/** A material while it is typed. What its type does not use waits for another type. */
export interface MaterialDraft
  extends
    Typed<Pick<Material, 'name' | 'type' | 'purchaseCost' | 'isPrimarySoil'>>,
    Typed<Pick<MaterialMeta, DetailName>>,
    SupplierDraft,
    Readonly<Record<AmountName, AmountDraft>> {
  /** Ids of the varieties whose seed this is. */
  readonly seedOf: readonly string[];
}

const NO_AMOUNT: AmountDraft = { qty: null, unit: null };

const BLANK: MaterialDraft = {
  name: '',
  type: 'container',
  purchase: { qty: 1, unit: null },
  purchaseCost: null,
  itemsPerCase: null,
  stock: NO_AMOUNT,
  reorder: NO_AMOUNT,
  capacity: NO_AMOUNT,
  labelsPerSheet: null,
  avgSoilPerTray: NO_AMOUNT,
  gramsPerTray: null,
  density: null,
  isPrimarySoil: false,
  supplier: '',
  leadDays: null,
  reorderUrl: '',
  seedOf: [],
};

export function materialDraft(stored: Material | null, seedOf: readonly string[]): MaterialDraft {
  if (stored === null) return BLANK;
  const { meta, purchaseUnit } = stored;
  const { purchaseQty, purchaseCost } = purchaseOf(stored);
  return typedRecord(BLANK, {
    ...stored,
    ...meta,
    purchase: { qty: purchaseQty, unit: purchaseUnit },
    purchaseCost,
    avgSoilPerTray: soilDraft(meta.avgSoilPerTray),
    seedOf,
  });
}

/** An amount in a unit that is none cannot be shown: it has to be typed anew. */
function soilDraft(amount: SoilAmount | undefined): AmountDraft {
  const unit = readUnitName(amount?.unit);
  return amount === undefined || unit === null ? NO_AMOUNT : { qty: amount.qty, unit };
}

/** The unit of an amount: as chosen, else the usual one. */
export function chosenUnit(draft: MaterialDraft, name: AmountName): Unit {
  return draft[name].unit ?? USUAL_UNITS[name](draft);
}

const USUAL_UNITS: Readonly<Record<AmountName, (draft: MaterialDraft) => Unit>> = {
  purchase: ({ type }) => (type === 'soil' || type === 'seed' ? 'lb' : 'each'),
  stock: (draft) => usualStockUnit(chosenUnit(draft, 'purchase')),
  reorder: (draft) => chosenUnit(draft, 'stock'),
  capacity: () => 'each',
  avgSoilPerTray: () => 'lb',
};

/**
 * The fields of a material that a form sets. Details of another type are dropped, so that they cannot
 * stand in for what is shown; a pack of soil is stored as the purchase too.
 *
 * @param stored - The material as it is now: its stock stays, told in the unit chosen.
 * @throws UnitError when the stock cannot be told in that unit.
 */
export function materialFields(
  draft: MaterialDraft,
  stored: Material | null,
): Omit<Material, 'id' | 'isPrimarySoil'> {
  const meta = metaOfDraft(draft, stored);
  const unit = chosenUnit(draft, 'stock');
  return {
    name: draft.name.trim(),
    type: draft.type,
    purchaseUnit: chosenUnit(draft, 'purchase'),
    purchaseQty: draft.purchase.qty ?? 0,
    purchaseCost: draft.purchaseCost ?? 0,
    stock:
      stored === null
        ? { qty: draft.stock.qty ?? 0, unit }
        : stockInUnit({ stock: stored.stock, meta }, unit),
    meta,
  };
}

/** The material that a form describes, as it would cost. */
export function materialOfDraft(draft: MaterialDraft, id: string): Material {
  return { id, isPrimarySoil: draft.isPrimarySoil, ...materialFields(draft, null) };
}

/** What the form knows nothing of stays. */
function metaOfDraft(draft: MaterialDraft, stored: Material | null): MaterialMeta {
  const { type } = draft;
  const of = <V>(types: readonly MaterialType[], value: V | null) =>
    types.includes(type) ? (value ?? undefined) : undefined;
  return patched<MaterialMeta>(withSupplier(stored?.meta ?? {}, draft), {
    reorderUrl: cleanUrl(draft.reorderUrl) ?? undefined,
    itemsPerCase:
      (chosenUnit(draft, 'purchase') === 'case' ? draft.itemsPerCase : null) ?? undefined,
    packSize: of(['soil'], draft.purchase.qty),
    packCost: of(['soil'], draft.purchaseCost),
    capacity: of(['container'], amount(draft, 'capacity')),
    labelsPerSheet: of(['label_sheet'], draft.labelsPerSheet),
    avgSoilPerTray: of(['soil'], soilPerTrayOf(draft, stored)),
    gramsPerTray: of(['seed'], draft.gramsPerTray),
    // What is told by weight and by volume.
    density: of(['soil', 'generic'], draft.density),
    reorder: amount(draft, 'reorder') ?? undefined,
  });
}

/** As typed; what is stored in a unit that is none stays until something is typed. */
function soilPerTrayOf(draft: MaterialDraft, stored: Material | null): SoilAmount | null {
  const before = stored?.meta.avgSoilPerTray;
  const isUnread = before !== undefined && readUnitName(before.unit) === null;
  return amount(draft, 'avgSoilPerTray') ?? (isUnread ? before : null);
}

function amount(draft: MaterialDraft, name: AmountName): Quantity | null {
  const { qty } = draft[name];
  return qty === null ? null : { qty, unit: chosenUnit(draft, name) };
}

export function materialSaveProblem(draft: MaterialDraft): string | null {
  if (draft.name.trim() === '') return 'Name required';
  const numbers = [
    ...keysOf(USUAL_UNITS).map((name) => draft[name].qty),
    draft.purchaseCost,
    draft.itemsPerCase,
    draft.labelsPerSheet,
    draft.gramsPerTray,
    draft.density,
  ];
  if (numbers.some((number) => (number ?? 0) < 0)) return 'Enter numbers, 0 or more';
  return usualLeadProblem(draft) ?? reorderUrlProblem(draft);
}

export function stockUnitProblem(draft: MaterialDraft, stored: Material | null): string | null {
  try {
    materialFields(draft, stored);
    return null;
  } catch (error) {
    if (error instanceof UnitError) return error.message;
    throw error;
  }
}

export interface MaterialFieldsProps extends FormOf<MaterialDraft> {
  /** As it is stored; null for a new one. */
  readonly stored: Material | null;
}

/** The field of an amount, in its usual unit until another one is chosen. */
export function amountField({ draft, onChange }: FormOf<MaterialDraft>, name: AmountName) {
  const { value, onChange: change } = draftFields(draft, onChange).of(name);
  const unit = chosenUnit(draft, name);
  return {
    qty: value.qty,
    unit,
    onChange: (qty: number | null, chosen: Unit) =>
      change({ qty, unit: chosen === unit ? value.unit : chosen }),
  };
}
