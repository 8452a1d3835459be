import type { ProStandingAction } from './pro-order-action.ts';

/** What is done with a standing Pro order, in growers' words. */
export function proStandingLabel(action: ProStandingAction): string {
  switch (action.type) {
    case 'ADD_PRO_STANDING':
      return `Add standing order of ${action.payload.customer.name}`;
    case 'UPDATE_PRO_STANDING':
      return `Edit standing order ${action.payload.id}`;
    case 'DELETE_PRO_STANDING':
      return `Delete standing order ${action.payload.id}`;
  }
}
