import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ImportReading } from '#domain/import/import-plan.ts';
import { Dialog } from '../dialog.tsx';
import { PlanNote } from '../plan-note.tsx';
import { SaveButton } from '../save-button.tsx';
import { CsvChoice, type CsvTemplate } from './csv-choice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSummary } from './import-summary.tsx';
import { errorRows, leftOutText, willDoText, type ImportNoun } from './import-words.ts';
import type { CsvSource } from './use-csv-source.ts';

interface CsvImportDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly noun: ImportNoun;
  readonly source: CsvSource;
  /** What the source would do; null until there is one. */
  readonly reading: ImportReading<unknown> | null;
  /** What it moves in the plan; left out for what the plan does not follow from. */
  readonly moves?: string;
  readonly template: CsvTemplate;
  readonly onImport: () => void;
}

/** Imports a table in two steps: it is chosen, and what it would do is looked at. Nothing is done before. */
export function CsvImportDialog(props: CsvImportDialogProps) {
  const { noun, source, reading, onClose } = props;
  const plan = reading?.ok ? reading.plan : null;
  const willDo = plan === null ? '' : willDoText(plan, noun);
  const hasWork = plan !== null && plan.added + plan.changed > 0;
  return (
    <Dialog
      opened={props.opened}
      onClose={onClose}
      title={`Import ${noun[1]}`}
      subtitle={plan === null ? undefined : (source.name ?? 'Pasted rows')}
      size="xl"
      footerNote={
        plan !== null && (
          <>
            <div>
              {willDo}. {leftOutText(plan)}
            </div>
            {hasWork && props.moves !== undefined && <PlanNote moves={props.moves} />}
          </>
        )
      }
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {plan !== null && (
            <Button variant="default" onClick={source.clear}>
              Other file
            </Button>
          )}
          <SaveButton
            type="button"
            disabledReason={plan === null ? 'Choose a file first' : hasWork ? null : willDo}
            onClick={props.onImport}
          >
            Import
          </SaveButton>
        </>
      }
    >
      {plan === null || source.table === null ? (
        <CsvChoice
          source={source}
          problem={source.problem ?? (reading?.ok === false ? reading.problem : null)}
          template={props.template}
        />
      ) : (
        <Preview table={source.table} plan={plan} noun={noun} />
      )}
    </Dialog>
  );
}

function Preview({
  table,
  plan,
  noun,
}: {
  readonly table: NonNullable<CsvSource['table']>;
  readonly plan: Extract<ImportReading<unknown>, { ok: true }>['plan'];
  readonly noun: ImportNoun;
}) {
  const [errorsOnly, setErrorsOnly] = useState(false);
  const rows = errorsOnly ? errorRows(plan.rows) : plan.rows;
  return (
    <Stack gap="md">
      <ImportSummary
        table={table}
        plan={plan}
        errorFileName={`${noun[1]}-with-errors.csv`}
        errorsOnly={errorsOnly}
        onErrorsOnly={setErrorsOnly}
      />
      <ImportPreview rows={rows} />
    </Stack>
  );
}
