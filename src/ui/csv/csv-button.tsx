import { IconDownload } from '@tabler/icons-react';
import { useRef } from 'react';
import { type CsvCell, downloadTable } from './csv.ts';
import { LazyHint } from '../page/lazy-hint.tsx';
import { ActionIcon } from '../kit/action-icon.tsx';

/** A quiet button that saves the table beside it as a CSV file. */
export function CsvButton(props: {
  readonly fileName: string;
  /** Called on the click, so that a table costs nothing until it is wanted. */
  readonly rows: () => readonly (readonly CsvCell[])[];
  readonly canBeImported?: boolean;
}) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ActionIcon
        ref={button}
        variant="default"
        aria-label="Download CSV"
        className="no-print"
        onClick={() => downloadTable(props.fileName, props.rows(), props.canBeImported)}
      >
        <IconDownload size="1.125rem" />
      </ActionIcon>
      <LazyHint of={button} label="Download CSV" />
    </>
  );
}
