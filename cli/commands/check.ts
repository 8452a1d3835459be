import { SLICE_NAMES } from '#state/backup/slice-names.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { readTaskHistory } from '#state/normalise/read-task-history.ts';
import { columns } from '../columns.ts';
import type { Answer, Command, Question } from '../command.ts';
import { findDoubledIds } from '../problems/doubled-ids.ts';
import { findLostReferences } from '../problems/lost-references.ts';
import { findOddLoads } from '../problems/odd-loads.ts';
import { findOddOrders } from '../problems/odd-orders.ts';
import { findOddSales } from '../problems/odd-sales.ts';
import type { Problem } from '../problems/problem.ts';
import { findRepairs } from '../problems/repairs.ts';

/** Problems shown to people; programs get them all. */
const SHOWN = 50;

/** `mgm check`: whether a file is a farm, and what in it a grower may want to put right. */
export const check: Command = {
  summary: 'whether the file is a farm, and what is odd in it',
  options: [],
  files: [],
  answer({ farm, written, fileName }: Question): Answer {
    const problems: Problem[] = [
      ...findRepairs(written, farm),
      ...readTaskHistory(written['taskHistory']).unreadable,
      ...findDoubledIds(written),
      ...findLostReferences(farm),
      ...findOddOrders(farm),
      ...findOddSales(written, farm),
      ...findOddLoads(farm),
    ];
    const counts = countRecords(farm);
    return { json: { ok: true, problems, counts }, text: describe(fileName, problems, counts) };
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
): string {
  const more = problems.length - SHOWN;
  const lines = [
    `${fileName} is a farm.`,
    ...columns(Object.entries(counts).map(([name, count]) => [name, String(count)])),
    '',
    problems.length === 0 ? 'Nothing odd was found.' : `${problems.length} odd places:`,
    ...problems.slice(0, SHOWN).map(({ path, message }) => `  ${path}: ${message}`),
    ...(more > 0 ? [`  … and ${more} more; --json lists them all.`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
