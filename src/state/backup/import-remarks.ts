import { readText } from '../read/coerce.ts';
import { listRecords } from '../read/read-records.ts';
import { readDay } from '../read/read-time.ts';
import type { JsonRecord } from '../document/json-record.ts';

export interface ImportRemarks {
  /** Varieties that came without a name, and are called by their id. */
  readonly unnamedVarieties: readonly string[];
  /** Tasks that were left out, since their day cannot be read. */
  readonly undatedTasks: number;
}

export function importRemarks({ varieties, tasks }: JsonRecord): ImportRemarks {
  return {
    unnamedVarieties: listRecords(varieties)
      .filter(({ name }) => readText(name).trim() === '')
      .map(({ id }) => readText(id))
      .filter((id) => id !== ''),
    undatedTasks: listRecords(tasks).filter(({ dateISO }) => readDay(dateISO) === null).length,
  };
}
