import type { Sentence } from '#domain/tell/say.ts';
import { formatSentence } from '#ui/format.ts';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import { amountsInUnit, unitChangeProblem } from '#domain/alchemy/items/change-unit.ts';
import type { ProUnit } from '#domain/units/unit.ts';
import { type Typed, typedRecord } from '#domain/records/typed-record.ts';
import type { RecordPatch } from '#domain/records/change-records.ts';
import type { ProItemAction } from '#state/records/pro/pro-items.ts';
import { useCallbackRef } from '@mantine/hooks';
import { useMemo } from 'react';
import { useDrafts } from '#ui/editing/use-drafts.ts';

/** An item as a row of the table is typed; a number left blank is null. */
export interface RowDraft extends Typed<
  Pick<ProItem, 'name' | 'type' | 'unitCost' | 'stockQty' | 'supplier'>
> {
  /** Blank only in a new row. */
  readonly unit: ProUnit | '';
  /** An amount, or a percent of the initial quantity where the item is reordered by that. */
  readonly reorder: number | null;
}

/** What was typed into a row; fields that nobody touched follow the stored item. */
export type RowEdits = Partial<RowDraft>;

export const NEW_ROW: RowDraft = {
  name: '',
  type: 'raw',
  unit: '',
  unitCost: null,
  stockQty: null,
  reorder: null,
  supplier: '',
};

export function rowDraft(item: ProItem | null, edits: RowEdits = {}): RowDraft {
  const stored = item && { ...item, reorder: reorderOf(item) };
  return { ...typedRecord(NEW_ROW, stored), ...edits };
}

/** A row of the table: an item with what was typed over it, or the new item of the last row. */
export interface ItemRow {
  /** Blank in the new row. */
  readonly id: string;
  readonly item: ProItem | null;
  readonly edits: RowEdits;
  /** Its Save was asked for, and could not be done. */
  readonly isRefused: boolean;
  readonly onEdit: (id: string, edits: RowEdits) => void;
  /** Why it cannot be counted in another way; null when no order holds any. */
  readonly held: Sentence | null;
}

/** Why a row cannot be saved; null when it can. A blank number counts as 0. */
export function rowProblem({ name, unit, unitCost }: RowDraft): string | null {
  if (name.trim() === '') return 'Name is required';
  if (unit === '') return 'Unit is required';
  return (unitCost ?? 0) < 0 ? 'Unit cost must be at least 0' : null;
}

/** Why a row cannot be saved, also where its item is counted in another way than before; null when it can. */
export function rowSaveProblem(row: Pick<ItemRow, 'item' | 'edits' | 'held'>): string | null {
  const draft = rowDraft(row.item, row.edits);
  const problem = rowProblem(draft);
  if (problem !== null || row.item === null) return problem;
  const changed = { ...draft, hasCost: draft.unitCost !== null };
  const unit = unitChangeProblem(row.item, changed, row.held);
  return unit && formatSentence(unit);
}

/** What a row shows once another unit is picked: its amounts in that unit, or blank where they cannot be told. */
export function rowInUnit(item: ProItem | null, unit: ProUnit): RowEdits {
  if (item === null) return { unit };
  const told = unit === item.unit ? item : amountsInUnit(item, item.unit, unit);
  return {
    unit,
    unitCost: told?.unitCost ?? null,
    stockQty: told?.stockQty ?? null,
    ...(item.reorderMode === 'point' && { reorder: told?.reorderPoint ?? null }),
  };
}

/** The fields that a row changes of its item; null when it means what is stored. */
export function rowPatch(item: ProItem, edits: RowEdits): RecordPatch<Omit<ProItem, 'id'>> | null {
  const { name, type, unit, unitCost, stockQty, reorder, supplier } = rowDraft(item, edits);
  const isReorderTouched = reorder !== reorderOf(item);
  const wanted: RecordPatch<Omit<ProItem, 'id'>> = {
    name: name.trim(),
    type,
    unit: unit || item.unit,
    unitCost: unitCost ?? 0,
    stockQty: stockQty ?? 0,
    supplier: supplier.trim() || undefined,
    ...(isReorderTouched && { [reorderField(item)]: reorder ?? 0 }),
  };
  const stored: Readonly<Record<string, unknown>> = { ...item };
  const isMoved = wanted.unit !== item.unit;
  const changed = Object.entries(wanted).filter(
    // In another unit the same number is another amount.
    ([field, value]) => stored[field] !== value || (isMoved && AMOUNTS.has(field)),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

const AMOUNTS: ReadonlySet<string> = new Set(['stockQty', 'unitCost', 'reorderPoint']);

/** What saving a row does; null when it means what is stored. */
export function rowAction({ id, item, edits }: ItemRow): ProItemAction | null {
  if (item === null) return { type: 'ADD_PRO_ITEM', payload: itemOfRow(rowDraft(null, edits)) };
  const patch = rowPatch(item, edits);
  return patch && { type: 'UPDATE_PRO_ITEM', payload: { id, patch } };
}

/** The item that a new row means. Its first stock is what a percent would be taken of. */
export function itemOfRow(draft: RowDraft): ProItem {
  const supplier = draft.supplier.trim();
  return {
    id: '',
    name: draft.name.trim(),
    type: draft.type,
    unit: draft.unit || 'unit',
    unitCost: draft.unitCost ?? 0,
    stockQty: draft.stockQty ?? 0,
    reorderMode: 'point',
    reorderPoint: draft.reorder ?? 0,
    initialQtyInUnit: Math.max(0, draft.stockQty ?? 0),
    ...(supplier !== '' && { supplier }),
    notes: '',
  };
}

function reorderField({ reorderMode }: ProItem): 'reorderPercent' | 'reorderPoint' {
  return reorderMode === 'percent' ? 'reorderPercent' : 'reorderPoint';
}

function reorderOf(item: ProItem): number | null {
  return item[reorderField(item)] ?? null;
}

const NONE: RowEdits = {};

/** What was typed into the rows of the table, by item, until each is saved; the new row has no id. */
export function useRowEdits(items: readonly ProItem[]) {
  const { drafts, change, forget } = useDrafts<RowEdits>();
  const isDirty = useMemo(
    () =>
      JSON.stringify(rowDraft(null, drafts.get(''))) !== JSON.stringify(NEW_ROW) ||
      items.some((item) => rowPatch(item, drafts.get(item.id) ?? NONE) !== null),
    [items, drafts],
  );
  return {
    editsOf: (id: string) => drafts.get(id) ?? NONE,
    edit: useCallbackRef((id: string, more: RowEdits) =>
      change(id, (before) => ({ ...before, ...more })),
    ),
    forget: useCallbackRef((id: string) => forget([id])),
    isDirty,
  };
}

export type EditedRows = ReturnType<typeof useRowEdits>;
