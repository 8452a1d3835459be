import { givenTwice } from '#domain/invoices/issue-invoice.ts';
import { shownNumber } from '#domain/invoices/invoice.ts';
import { groupBy } from '#domain/records/group-by.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { Problem } from './problem.ts';

/** Numbers that were given twice, and numbers that are missing between others of their series. */
export function findInvoiceProblems({ invoices = [] }: FarmDocument): Problem[] {
  const twice = givenTwice(invoices);
  const doubled = invoices.flatMap((invoice, at) => {
    const message = `The number '${shownNumber(invoice)}' is used twice.`;
    return twice.has(invoice) ? [{ path: `invoices[${at}].number`, message }] : [];
  });
  const missing = [...groupBy(invoices, ({ series }) => series)].flatMap(([series, own]) => {
    const numbers = new Set(own.map(({ number }) => number));
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
    const between = Array.from({ length: last - first }, (_, at) => first + at);
    return between
      .filter((number) => !numbers.has(number))
      .map((number) => ({
        path: 'invoices',
        message: `The number '${shownNumber({ series, number })}' is missing.`,
      }));
  });
  return [...doubled, ...missing];
}
