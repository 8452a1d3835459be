import { Switch } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportPlan } from '#domain/import/import-plan.ts';
import type { ImportTable } from '#domain/import/import-table.ts';
import { downloadText, toCsv } from '../csv/csv.ts';
import classes from './csv-import.module.css';
import { errorFileRows } from './error-file.ts';
import { ImportPreview, VerdictBadge } from './import-preview.tsx';
import { type ImportNoun, errorRows } from './import-text.ts';
import { Group, PlainButton, QuietNote, Stack } from '../kit/plain-parts.tsx';

const KINDS = ['new', 'changed', 'unchanged', 'error'] as const;

/** The rows of a file with what becomes of them, all or only those with errors. */
export function ImportedRows(props: {
  readonly table: ImportTable;
  readonly plan: ImportPlan<unknown>;
  readonly noun: ImportNoun;
}) {
  const { table, plan, noun } = props;
  const [errorsOnly, setErrorsOnly] = useState(false);
  const counts = KINDS.map((kind) => ({
    kind,
    count: plan.rows.filter((row) => row.kind === kind).length,
  })).filter(({ count }) => count > 0);
  const hasErrors = counts.some(({ kind }) => kind === 'error');
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Group gap="sm" role="group" aria-label="Rows by kind">
          {counts.map(({ kind, count }) => (
            <VerdictBadge key={kind} kind={kind} count={count} />
          ))}
        </Group>
        {hasErrors && (
          <Group gap="md">
            <Switch
              label="Errors only"
              className={classes.errorsOnly}
              checked={errorsOnly}
              onChange={(event) => setErrorsOnly(event.currentTarget.checked)}
            />
            <PlainButton
              icon={IconDownload}
              onClick={() =>
                downloadText(`${noun[1]}-with-errors.csv`, toCsv(errorFileRows(table, plan.rows)))
              }
            >
              Download rows with errors
            </PlainButton>
          </Group>
        )}
      </Group>
      {plan.unread.length > 0 && <QuietNote>Ignored columns: {plan.unread.join(', ')}</QuietNote>}
      <ImportPreview rows={errorsOnly ? errorRows(plan.rows) : plan.rows} />
    </Stack>
  );
}
