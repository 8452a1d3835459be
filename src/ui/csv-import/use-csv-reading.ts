import { useMemo, useState } from 'react';
import type { ImportPlan, ImportReading } from '#domain/import/import-plan.ts';
import type { ImportTable } from '#domain/import/import-table.ts';
import { readCsvFile, readCsvTable, type CsvReading } from './read-csv-table.ts';

interface SourceState {
  /** Null until a file could be read. */
  readonly table: ImportTable | null;
  /** The name of the file; what was pasted has none. */
  readonly name: string | null;
  /** Why it could not be read, or nothing of it be imported. */
  readonly problem: string | null;
  readonly reading: boolean;
}

export interface CsvSource extends SourceState {
  readonly readFile: (file: File) => void;
  readonly readText: (text: string) => void;
  readonly clear: () => void;
}

const NO_SOURCE: SourceState = { table: null, name: null, problem: null, reading: false };

/** A chosen file, what its rows say, and what an import of it would do to the farm. */
export interface CsvReadingOf<Records> {
  readonly source: CsvSource;
  /** Null while nothing of it can be imported. */
  readonly plan: ImportPlan<Records> | null;
}

/** Reads a file that is chosen against what the farm has, anew whenever that changes. */
export function useCsvReading<Records, Known extends readonly unknown[]>(
  read: (table: ImportTable, ...known: Known) => ImportReading<Records>,
  ...known: Known
): CsvReadingOf<Records> {
  const [state, setState] = useState(NO_SOURCE);
  const { table } = state;
  // oxlint-disable-next-line react/exhaustive-deps -- each of what is known counts by itself, the list is always new.
  const reading = useMemo(() => table && read(table, ...known), [table, read, ...known]);
  const load = async (name: string | null, coming: Promise<CsvReading>) => {
    setState({ ...NO_SOURCE, name, reading: true });
    try {
      const { ok: _, ...result } = await coming;
      setState({ ...NO_SOURCE, name, ...result });
    } catch {
      setState({ ...NO_SOURCE, name, problem: 'It couldn’t be read. Choose it again.' });
    }
  };
  return {
    source: {
      ...state,
      ...(reading?.ok === false && { problem: reading.problem }),
      readFile: (file) => void load(file.name, readCsvFile(file)),
      readText: (text) => void load(null, readCsvTable(text)),
      clear: () => setState(NO_SOURCE),
    },
    plan: reading?.ok ? reading.plan : null,
  };
}
