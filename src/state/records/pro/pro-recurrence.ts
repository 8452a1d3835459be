import type { ProRecurrence } from '#domain/alchemy/alchemy.ts';
import { freeProOrderId } from '#domain/alchemy/orders/order-id.ts';
import { dropById, patchById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { withFreshNumbers } from '../deletes/note-deletes.ts';
import { readText } from '../../read/coerce.ts';
import { readProRecurrence } from '../../read/slices/read-pro-orders.ts';
import { withoutDeliveryChanges } from '../orders/deliveries.ts';
import { actionRules, type RecordChange, type RecordName } from '../action-rules.ts';

/**
 * Changes of recurring Pro orders, each read like one from a file, with sorted pauses. A blank or taken id gets
 * the next number, shared with Pro orders. Their deliveries are changed like any Pro order. Deliveries stored
 * as orders stay when the recurring order is deleted.
 */
export const PRO_STANDING_ACTIONS = {
  ADD_PRO_STANDING: actionRules<ProRecurrence>({
    payload: (source) => readProRecurrence(source, readText(source.id)),
    label: ({ customer }) => `Add recurring order of ${customer.name}`,
    run: (farm, typed) => {
      if (!typed.lines.some(({ productId, qty }) => productId !== '' && qty > 0)) return farm;
      const { alchemy } = farm;
      const added = readProRecurrence({ ...typed }, freeProOrderId(alchemy, typed));
      return withFreshNumbers(farm, withRecurrence(farm, [...standingOf(farm), added]));
    },
  }),
  UPDATE_PRO_STANDING: actionRules<RecordChange<ProRecurrence>>({
    payload: 'patch',
    label: ({ id }) => `Edit recurring order ${id}`,
    edits: ({ id }) => [{ list: 'alchemy/standing', id }],
    run: (farm, { id, patch }) =>
      withRecurrence(
        farm,
        patchById(standingOf(farm), id, patch, (order) => readProRecurrence({ ...order }, id)),
      ),
  }),
  DELETE_PRO_STANDING: actionRules<RecordName>({
    label: ({ id }) => `Delete recurring order ${id}`,
    run: (farm, { id }) => {
      const kept = withRecurrence(farm, dropById(standingOf(farm), id));
      return kept === farm ? farm : withoutDeliveryChanges(kept, id, null);
    },
  }),
};

const NONE: readonly ProRecurrence[] = [];

function standingOf({ alchemy: { standing = NONE } }: FarmDocument): readonly ProRecurrence[] {
  return standing;
}

function withRecurrence(document: FarmDocument, standing: readonly ProRecurrence[]): FarmDocument {
  if (standing === standingOf(document)) return document;
  const { standing: _before, ...rest } = document.alchemy;
  const alchemy = standing.length === 0 ? rest : { ...rest, standing };
  return { ...document, alchemy };
}
