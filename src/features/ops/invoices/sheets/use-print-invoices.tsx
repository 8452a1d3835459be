import type { ReactNode } from 'react';
import { shownNumber, type Invoice } from '#domain/invoices/invoice.ts';
import { PrintedPapers } from '#ui/page/printed-papers.tsx';
import { usePrintedSheet } from '#ui/page/use-printed-sheet.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { invoiceTitle } from './invoice-text.ts';

/** Prints invoices, each from a page of its own. The paper has to be drawn somewhere on the page. */
export function usePrintInvoices(): {
  readonly paper: ReactNode;
  readonly printInvoices: (invoices: readonly Invoice[]) => void;
} {
  const [wanted, print] = usePrintedSheet<readonly Invoice[]>();
  const papers = wanted?.map((invoice) => ({
    id: invoice.id,
    name: invoiceTitle(invoice),
    content: <InvoiceSheet invoice={invoice} />,
  }));
  return {
    paper: papers && <PrintedPapers papers={papers} />,
    printInvoices: (invoices) => print(invoices, titleOf(invoices)),
  };
}

function titleOf(invoices: readonly Invoice[]): string {
  const [first, last] = [invoices[0], invoices.at(-1)];
  if (first === undefined || last === undefined || first === last) {
    return first === undefined ? 'Invoices' : invoiceTitle(first);
  }
  return `Invoices ${shownNumber(first)} to ${shownNumber(last)}`;
}
