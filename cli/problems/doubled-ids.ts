import { holdsRecords, SLICE_NAMES } from '#state/backup/slice-names.ts';
import { readText } from '#state/normalise/coerce.ts';
import { isRecord, type JsonRecord } from '#state/normalise/json-record.ts';
import type { Problem } from './problem.ts';

/** Ids that two records of one list share in the file. */
export function findDoubledIds(written: JsonRecord): Problem[] {
  return SLICE_NAMES.filter(holdsRecords).flatMap((name) => {
    const records = written[name];
    return Array.isArray(records) ? doublesIn(records, name) : [];
  });
}

function doublesIn(records: readonly unknown[], path: string): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  records.forEach((record, at) => {
    const id = isRecord(record) ? readText(record.id) : '';
    if (id === '') return;
    if (seen.has(id)) {
      problems.push({
        path: `${path}[${at}].id`,
        message: `Another record has the id '${id}' too.`,
      });
    }
    seen.add(id);
  });
  return problems;
}
