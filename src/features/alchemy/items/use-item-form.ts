import { formatSentence } from '#ui/format.ts';
import type { FormOf } from '#ui/editing/draft-fields.ts';
import { useState } from 'react';
import type { ProItem, ProOrder } from '#domain/alchemy/alchemy.ts';
import { heldProblem, unitChangeProblem } from '#domain/alchemy/items/change-unit.ts';
import {
  boughtPackage,
  draftPowderCost,
  itemSaveProblem,
} from '#domain/alchemy/items/pro-item-cost.ts';
import { proItemDraft, type ProItemDraft } from '#domain/alchemy/items/pro-item-draft.ts';
import { itemFields } from '#domain/alchemy/items/item-fields.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { useEditedFields } from '#state/react/use-edited-fields.ts';
import { useSaveItem } from './use-item-changes.ts';

export function useItemForm(items: readonly ProItem[]) {
  const confirm = useConfirm();
  const saveItem = useSaveItem();
  const { orders } = useFarm((farm) => farm.alchemy);
  const [id, setId] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const [openings, setOpenings] = useState(0);
  const stored = items.find((item) => item.id === id) ?? null;
  const { value: draft, isDirty, change, reset } = useEditedFields(proItemDraft(stored));
  // Whoever counts in another way is asked for that first: the package it was bought in is of the way before.
  const problem =
    unitProblem(draft, stored, orders) ?? itemSaveProblem(draft, { isNew: stored === null });

  const show = (nextId: string | null) => {
    setId(nextId);
    setRefused(false);
    setOpenings((before) => before + 1);
    reset();
  };
  return {
    stored,
    draft,
    isDirty,
    change,
    /** Why it was not saved, until that is mended. */
    alert: refused ? problem : null,
    openings,
    /** Shows an item in the form; asks first when something is typed in it already. */
    edit: async (item: ProItem) => {
      if (!isDirty || (await confirm('Discard your changes?'))) show(item.id);
    },
    clear: () => show(null),
    save: async () => {
      setRefused(problem !== null);
      if (problem !== null) return;
      const isFree = isFreeOfCost(draft) && stored?.powderCalc?.enabled !== true;
      if (isFree && !(await confirm('Fresh cost of a tray is 0. Save anyway?'))) return;
      const fields = itemFields(draft, stored);
      const isSaved = saveItem(
        stored === null
          ? { type: 'ADD_PRO_ITEM', payload: newItem(fields) }
          : { type: 'UPDATE_PRO_ITEM', payload: { id: stored.id, patch: fields } },
      );
      if (isSaved) show(null);
    },
  };
}

export type ItemFormState = ReturnType<typeof useItemForm>;

export interface ItemFieldsProps extends FormOf<ProItemDraft> {
  readonly stored: ProItem | null;
}

/** A powder that is calculated from trays that cost nothing; once saved it is meant. */
function isFreeOfCost({ type, powder }: ProItemDraft): boolean {
  return type === 'microgreen_powder' && powder.enabled && (powder.freshCostPerTrayUSD ?? 0) === 0;
}

function unitProblem(
  draft: ProItemDraft,
  stored: ProItem | null,
  orders: readonly ProOrder[],
): string | null {
  if (stored === null) return null;
  const hasCost = boughtPackage(draft) !== null || draftPowderCost(draft) !== null;
  const problem = unitChangeProblem(stored, { ...draft, hasCost }, heldProblem(stored, orders));
  return problem && formatSentence(problem);
}

function newItem(fields: ReturnType<typeof itemFields>): ProItem {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  // Only optional fields may be undefined, so that every required one is still there.
  return { id: '', ...Object.fromEntries(set) } as ProItem;
}
