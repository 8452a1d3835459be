import type { ProRecurrence } from '#domain/alchemy/alchemy.ts';
import { freeProOrderId } from '#domain/alchemy/orders/order-id.ts';
import { patched } from '#domain/records/change-records.ts';
import { withFreshNumbers } from '../deletes/note-deletes.ts';
import { readText } from '../../read/coerce.ts';
import { readRecord } from '../../read/read-record.ts';
import { PRO_STANDING } from '../../schema/alchemy.ts';
import { withoutDeliveryChanges } from '../orders/deliveries.ts';
import {
  actionRules,
  changeRecord,
  dropFrom,
  withAdded,
  type RecordChange,
  type RecordName,
} from '../action-rules.ts';

const LIST = 'alchemy/standing';

/**
 * Changes of recurring Pro orders, each read like one from a file, with sorted pauses. A blank or taken id gets
 * the next number, shared with Pro orders. Their deliveries are changed like any Pro order. Deliveries stored
 * as orders stay when the recurring order is deleted.
 */
export const PRO_STANDING_ACTIONS = {
  ADD_PRO_STANDING: actionRules<ProRecurrence>({
    payload: (source) => readRecord(PRO_STANDING, source, readText(source.id)),
    label: ({ customer }) => `Add recurring order of ${customer.name}`,
    run: (farm, typed) => {
      if (!typed.lines.some(({ productId, qty }) => productId !== '' && qty > 0)) return farm;
      const added = readRecord(PRO_STANDING, { ...typed }, freeProOrderId(farm.alchemy, typed));
      return withFreshNumbers(farm, withAdded(farm, LIST, added));
    },
  }),
  UPDATE_PRO_STANDING: actionRules<RecordChange<ProRecurrence>>({
    payload: 'patch',
    label: ({ id }) => `Edit recurring order ${id}`,
    edits: ({ id }) => [{ list: LIST, id }],
    run: (farm, { id, patch }) =>
      changeRecord(farm, LIST, id, (order) =>
        readRecord(PRO_STANDING, { ...patched<ProRecurrence>(order, patch) }, id),
      ),
  }),
  DELETE_PRO_STANDING: actionRules<RecordName>({
    label: ({ id }) => `Delete recurring order ${id}`,
    run: (farm, { id }) => {
      const kept = dropFrom(farm, LIST, id);
      return kept === farm ? farm : withoutDeliveryChanges(kept, id, null);
    },
  }),
};
