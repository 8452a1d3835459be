import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadText, toCsv } from './csv.ts';
import type { CsvCell } from './csv.ts';
import { lazyPart } from '../page/lazy-part.tsx';

const CsvHint = lazyPart(
  async () => (await import('./csv-hint.tsx')).CsvHint,
  ({ children }) => children,
);

/** A quiet button that saves the table beside it as a CSV file. */
export function CsvButton(props: {
  readonly fileName: string;
  /** Called on the click, so that a table costs nothing until it is wanted. */
  readonly rows: () => readonly (readonly CsvCell[])[];
}) {
  return (
    <CsvHint>
      <ActionIcon
        variant="default"
        aria-label="Download CSV"
        className="no-print"
        onClick={() => downloadText(props.fileName, toCsv(props.rows()))}
      >
        <IconDownload size="1.125rem" />
      </ActionIcon>
    </CsvHint>
  );
}
