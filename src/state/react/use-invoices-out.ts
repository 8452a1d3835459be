import { useCallback, useMemo } from 'react';
import { outMark } from '#domain/invoices/out-invoice.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { useFarmStore } from './farm-context.ts';

interface InvoicesOut {
  /** Invoices were printed, mailed or filed here: Undo takes them back no more. */
  readonly remember: (invoices: readonly Invoice[]) => void;
  /** Under the number that it has now. */
  readonly isOut: (invoice: Invoice) => boolean;
}

/** The device’s own notes of invoices that it printed, mailed or filed. */
export function useInvoicesOut(): InvoicesOut {
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
