import type { ProStanding } from '#domain/alchemy/alchemy.ts';
import { freeProOrderId } from '#domain/alchemy/orders/order-id.ts';
import { dropById, patchById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { withFreshNumbers } from '../document/deletes/note-deletes.ts';
import { readProStanding } from '../normalise/read-pro-orders.ts';
import { withoutAgreementsOf } from './deliveries.ts';
import type { ProStandingAction } from './pro-order-action.ts';

/** Standing orders of Pro products, each read again like one from a file: its pauses are sorted. */
export function reduceProStanding(document: FarmDocument, action: ProStandingAction): FarmDocument {
  const { standing = [] } = document.alchemy;
  switch (action.type) {
    case 'ADD_PRO_STANDING': {
      const { payload } = action;
      if (!payload.lines.some(({ productId, qty }) => productId !== '' && qty > 0)) return document;
      const added = readProStanding({ ...payload }, freeProOrderId(document.alchemy, payload));
      return withFreshNumbers(document, withStanding(document, [...standing, added]));
    }
    case 'UPDATE_PRO_STANDING': {
      const { id, patch } = action.payload;
      const changed = patchById(standing, id, patch, (order) => readProStanding({ ...order }, id));
      return changed === standing ? document : withStanding(document, changed);
    }
    case 'DELETE_PRO_STANDING': {
      const { id } = action.payload;
      const kept = dropById(standing, id);
      if (kept === standing) return document;
      return withoutAgreementsOf(withStanding(document, kept), id);
    }
  }
}

function withStanding(document: FarmDocument, standing: readonly ProStanding[]): FarmDocument {
  const { standing: _before, ...rest } = document.alchemy;
  const alchemy = standing.length === 0 ? rest : { ...rest, standing };
  return { ...document, alchemy };
}
