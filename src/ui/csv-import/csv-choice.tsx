import { FileButton, Loader, Textarea } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useState, type DragEvent } from 'react';
import { toCsv, type CsvCell, downloadText, inFarmUnits } from '../csv/csv.ts';
import { NoticeStrip } from '../notices/notice-strip.tsx';
import classes from './csv-import.module.css';
import type { ImportNoun } from './import-text.ts';
import type { CsvSource } from './use-csv-reading.ts';
import { LinkButton, PlainButton, QuietText, Stack } from '../kit/plain-parts.tsx';

/** The first step of an import: a file is chosen or dropped, or rows are pasted. */
export function CsvChoice(props: {
  readonly source: CsvSource;
  readonly noun: ImportNoun;
  /** An example with the columns that are read. */
  readonly template: readonly (readonly CsvCell[])[];
}) {
  const { source, noun, template } = props;
  const { problem } = source;
  const rows = inFarmUnits(template, true);
  return (
    <Stack gap="lg">
      {problem !== null && (
        <NoticeStrip tone="red" word={source.name ?? 'Pasted rows'} role="alert">
          {problem}
        </NoticeStrip>
      )}
      <DropZone source={source} />
      <PastedRows onRead={source.readText} />
      <QuietText>
        Columns are matched by header, in any order: {(rows[0] ?? []).join(', ')}. A missing column
        changes nothing. An empty cell clears the field.{' '}
        <LinkButton onClick={() => downloadText(`${noun[1]}-template.csv`, toCsv(rows))}>
          Download template
        </LinkButton>
      </QuietText>
    </Stack>
  );
}

function DropZone({ source }: { readonly source: CsvSource }) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) source.readFile(file);
  };
  return (
    <div
      className={classes.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <IconFileUpload size="1.75rem" aria-hidden className={classes.zoneIcon} />
      <FileButton
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onChange={(file) => file !== null && source.readFile(file)}
      >
        {(button) => (
          <PlainButton {...button} disabled={source.reading}>
            Choose file
          </PlainButton>
        )}
      </FileButton>
      <output className={classes.zoneHint}>
        {source.reading ? <Loader size="xs" aria-label="Reading" /> : 'or drop a CSV file here'}
      </output>
    </div>
  );
}

function PastedRows({ onRead }: { readonly onRead: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <Stack gap="sm" align="flex-start">
      <Textarea
        label="Or paste rows from a spreadsheet"
        description="Include the header row"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        minRows={3}
        maxRows={8}
        spellCheck={false}
        w="100%"
      />
      {text.trim() !== '' && <PlainButton onClick={() => onRead(text)}>Show preview</PlainButton>}
    </Stack>
  );
}
