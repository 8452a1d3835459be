import { useCallback, useMemo } from 'react';
import { outMark } from '#domain/invoices/out-invoice.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { useFarmStore } from './farm-context.ts';

/** The device’s own notes of invoices that it printed, mailed or filed: Undo takes them back no more. */
export function useInvoicesOut() {
  const { device } = useFarmStore().world;
  const remember = useCallback(
    (invoices: readonly Invoice[]) => device.rememberInvoicesOut(invoices.map(outMark)),
    [device],
  );
  const isOut = useCallback(
    (invoice: Invoice) => device.invoicesOut().includes(outMark(invoice)),
    [device],
  );
  return useMemo(() => ({ remember, isOut }), [remember, isOut]);
}
