import { SLICE_NAMES } from '#state/backup/slice-names.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { columns, type Command } from '../command.ts';
import { findLostReferences } from '../problems/lost-references.ts';
import { findLoadProblems } from '../problems/load-problems.ts';
import { findInvoiceProblems } from '../problems/invoice-problems.ts';
import { findLiveProblems } from '../problems/live-problems.ts';
import { findOddLots } from '../problems/odd-lots.ts';
import { findOddOrders } from '../problems/odd-orders.ts';
import { findPurchaseProblems } from '../problems/purchase-problems.ts';
import { findSalesProblems } from '../problems/sales-problems.ts';
import type { Problem } from '../problems/problem.ts';
import { findRepairs } from '../problems/repairs.ts';

/** Problems shown to people; programs get them all. */
const SHOWN = 50;

export const check: Command = {
  summary: 'check a backup file and list problems',
  answer({ farm, written, fileName, today }) {
    const problems: Problem[] = [
      ...findRepairs(written, farm),
      ...findLostReferences(farm),
      ...findOddOrders(farm, today),
      ...findLiveProblems(farm),
      ...findSalesProblems(written, farm),
      ...findLoadProblems(farm),
      ...findOddLots(farm),
      ...findPurchaseProblems(farm),
      ...findInvoiceProblems(farm),
    ];
    const counts = countRecords(farm);
    return { json: { ok: true, problems, counts }, lines: describe(fileName, problems, counts) };
  },
};

/** How much each slice holds; slices of single fields are not counted. */
function countRecords(farm: FarmDocument): Record<string, number> {
  const lists = SLICE_NAMES.map((name): [string, unknown] => [name, farm[name]]);
  return Object.fromEntries(
    lists
      .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
      .map(([name, records]) => [name, records.length]),
  );
}

function describe(
  fileName: string,
  problems: readonly Problem[],
  counts: Readonly<Record<string, number>>,
): string[] {
  const more = problems.length - SHOWN;
  return [
    `${fileName} is a farm.`,
    ...columns(Object.entries(counts).map(([name, count]) => [name, String(count)])),
    '',
    problems.length === 0 ? 'No problems found.' : `${problems.length} problems:`,
    ...problems.slice(0, SHOWN).map(({ path, message }) => `  ${path}: ${message}`),
    ...(more > 0 ? [`  … and ${more} more; --json lists them all.`] : []),
  ];
}
