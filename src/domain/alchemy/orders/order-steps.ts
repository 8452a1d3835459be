import type { ProOrder, ProOrderStatus } from '../alchemy.ts';

/** A step that moves an order's stock, unlike the plain status field. */
export type OrderStep = keyof typeof STATUS_AFTER | 'release';

/**
 * The status may have been set as a plain field, so held stock counts too: an order that never took stock can
 * still be completed, and a draft or canceled order that holds stock can return it.
 */
export function orderSteps({ status, _reserved, _consumed }: ProOrder): OrderStep[] {
  switch (status) {
    case 'draft':
      return [_reserved ? 'release' : 'reserve', 'complete'];
    case 'pending':
      return _reserved ? ['draft', 'confirm', 'complete'] : ['reserve', 'confirm', 'complete'];
    case 'confirmed':
      return ['fulfil', 'cancel'];
    case 'fulfilled':
      return _consumed ? [] : ['complete'];
    case 'cancelled':
      return _reserved ? ['release'] : [];
  }
}

/** Checks whether a step needs stock, so a shortage blocks it. */
export function takesStock(step: OrderStep): boolean {
  return step === 'reserve' || step === 'confirm' || step === 'complete';
}

const STATUS_AFTER = {
  reserve: 'pending',
  draft: 'draft',
  confirm: 'confirmed',
  complete: 'fulfilled',
  fulfil: 'fulfilled',
  cancel: 'cancelled',
} as const satisfies Readonly<Record<string, ProOrderStatus>>;

export function statusAfter(step: OrderStep, { status }: Pick<ProOrder, 'status'>): ProOrderStatus {
  return step === 'release' ? status : STATUS_AFTER[step];
}
