import type { ProStanding } from '#domain/alchemy/alchemy.ts';
import { freeProOrderId } from '#domain/alchemy/orders/order-id.ts';
import { dropById, patchById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { withFreshNumbers } from '../deletes/note-deletes.ts';
import { readProStanding } from '../../read/slices/read-pro-orders.ts';
import { withoutAgreements } from '../orders/deliveries.ts';
import { actionRules, type RecordChange, type RecordName } from '../action-rules.ts';

/**
 * Standing orders of Pro products, each read again like one from a file: its pauses are sorted. A blank or taken id counts
 * up, with those of the orders. Their events are changed like any Pro order; those that are orders of their own stay when
 * it is deleted.
 */
export const PRO_STANDING_ACTIONS = {
  ADD_PRO_STANDING: actionRules<ProStanding>({
    label: ({ customer }) => `Add standing order of ${customer.name}`,
    run: (farm, typed) => {
      if (!typed.lines.some(({ productId, qty }) => productId !== '' && qty > 0)) return farm;
      const { alchemy } = farm;
      const added = readProStanding({ ...typed }, freeProOrderId(alchemy, typed));
      return withFreshNumbers(farm, withStanding(farm, [...standingOf(farm), added]));
    },
  }),
  UPDATE_PRO_STANDING: actionRules<RecordChange<ProStanding>>({
    label: ({ id }) => `Edit standing order ${id}`,
    edits: ({ id }) => [{ list: 'alchemy/standing', id }],
    run: (farm, { id, patch }) =>
      withStanding(
        farm,
        patchById(standingOf(farm), id, patch, (order) => readProStanding({ ...order }, id)),
      ),
  }),
  DELETE_PRO_STANDING: actionRules<RecordName>({
    label: ({ id }) => `Delete standing order ${id}`,
    run: (farm, { id }) => {
      const kept = withStanding(farm, dropById(standingOf(farm), id));
      return kept === farm ? farm : withoutAgreements(kept, id, null);
    },
  }),
};

const NONE: readonly ProStanding[] = [];

function standingOf({ alchemy: { standing = NONE } }: FarmDocument): readonly ProStanding[] {
  return standing;
}

function withStanding(document: FarmDocument, standing: readonly ProStanding[]): FarmDocument {
  if (standing === standingOf(document)) return document;
  const { standing: _before, ...rest } = document.alchemy;
  const alchemy = standing.length === 0 ? rest : { ...rest, standing };
  return { ...document, alchemy };
}
