import { type Icon, IconDownload, IconFileUpload } from '@tabler/icons-react';
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
  const { fileName, rows, canBeImported } = props;
  const download = () => downloadTable(fileName, rows(), canBeImported);
  return <FileButton label="Download CSV" icon={IconDownload} onClick={download} />;
}

export function ImportCsvButton({ onClick }: { readonly onClick: () => void }) {
  return <FileButton label="Import CSV" icon={IconFileUpload} onClick={onClick} />;
}

function FileButton(props: {
  readonly label: string;
  readonly icon: Icon;
  readonly onClick: () => void;
}) {
  const { label, icon: Picture, onClick } = props;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ActionIcon
        ref={button}
        variant="default"
        aria-label={label}
        className="no-print"
        onClick={onClick}
      >
        <Picture size="1.125rem" />
      </ActionIcon>
      <LazyHint of={button} label={label} />
    </>
  );
}
