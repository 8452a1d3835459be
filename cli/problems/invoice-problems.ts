import { givenTwice } from '#domain/invoices/issue-invoice.ts';
import { shownNumber } from '#domain/invoices/invoice.ts';
import { groupBy } from '#domain/records/lists.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { Problem } from './problem.ts';

/** Numbers that were given twice, and numbers that are missing between others of their series. */
export function findInvoiceProblems({ invoices = [] }: FarmDocument): Problem[] {
  const twice = givenTwice(invoices);
  const doubled = invoices.flatMap((invoice, at) => {
    const message = `The number '${shownNumber(invoice)}' is used twice.`;
    return twice.has(invoice) ? [{ path: `invoices[${at}].number`, message }] : [];
  });
  const missing = [...groupBy(invoices, ({ series }) => series)].flatMap(([series, own]) =>
    missingNumbers(own.map(({ number }) => number)).map((number) => ({
      path: 'invoices',
      message: `The number '${shownNumber({ series, number })}' is missing.`,
    })),
  );
  return [...doubled, ...missing];
}

/** A slip such as 20260001 after 12 isn’t told twenty million times. */
const MOST_MISSING = 1000;

/** Numbers that are missing between others, from the lowest on. */
function missingNumbers(numbers: readonly number[]): readonly number[] {
  const given = [...new Set(numbers)].sort((a, b) => a - b);
  const missing: number[] = [];
  given.forEach((number, at) => {
    const before = given[at - 1] ?? number;
    for (let next = before + 1; next < number && missing.length < MOST_MISSING; next += 1) {
      missing.push(next);
    }
  });
  return missing;
}
