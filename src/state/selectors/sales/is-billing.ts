import type { FarmDocument } from '../../document/farm-document.ts';

/** Whether the farm bills, or did: others see nothing of invoices but an entry in a menu. */
export function selectIsBilling({ settings, invoices }: FarmDocument): boolean {
  return settings.invoicing !== undefined || invoices !== undefined;
}
