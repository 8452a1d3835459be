import { Switch } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ImportPlan } from '#domain/import/import-plan.ts';
import type { ImportTable } from '#domain/import/import-table.ts';
import { toCsv, downloadText } from '../csv/csv.ts';
import classes from './csv-import.module.css';
import { errorFileRows } from './error-file.ts';
import { VerdictBadge } from './verdict-badge.tsx';
import { Button, Group, Text } from '../kit/plain-parts.tsx';

const KINDS = ['new', 'changed', 'unchanged', 'error'] as const;

/** Above the rows: how many of each kind, and what can be done about those with errors. */
export function ImportSummary(props: {
  readonly table: ImportTable;
  readonly plan: ImportPlan<unknown>;
  readonly errorFileName: string;
  readonly errorsOnly: boolean;
  readonly onErrorsOnly: (errorsOnly: boolean) => void;
}) {
  const { table, plan, errorFileName } = props;
  const counts = KINDS.map((kind) => ({
    kind,
    count: plan.rows.filter((row) => row.kind === kind).length,
  })).filter(({ count }) => count > 0);
  const hasErrors = counts.some(({ kind }) => kind === 'error');
  return (
    <>
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
              checked={props.errorsOnly}
              onChange={(event) => props.onErrorsOnly(event.currentTarget.checked)}
            />
            <Button
              variant="default"
              leftSection={<IconDownload size="1.125rem" aria-hidden />}
              onClick={() => downloadText(errorFileName, toCsv(errorFileRows(table, plan.rows)))}
            >
              Download rows with errors
            </Button>
          </Group>
        )}
      </Group>
      {plan.unread.length > 0 && (
        <Text c="dimmed" size="note">
          Ignored columns: {plan.unread.join(', ')}
        </Text>
      )}
    </>
  );
}
