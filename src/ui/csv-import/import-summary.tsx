import { Switch } from '@mantine/core';
import {
  IconAlertTriangle,
  IconDownload,
  IconEqual,
  IconPencil,
  IconPlus,
} from '@tabler/icons-react';
import type { ImportPlan, ImportVerdict } from '#domain/import/import-plan.ts';
import type { ImportTable } from '#domain/import/import-table.ts';
import { downloadText, toCsv } from '../csv/csv.ts';
import classes from './csv-import.module.css';
import { errorFileRows } from './error-file.ts';
import { Group, PlainButton, QuietNote } from '../kit/plain-parts.tsx';
import { formatCount } from '../format.ts';
import { Badge } from '../kit/badge.tsx';

const KINDS = ['new', 'changed', 'unchanged', 'error'] as const;

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
            <PlainButton
              icon={IconDownload}
              onClick={() => downloadText(errorFileName, toCsv(errorFileRows(table, plan.rows)))}
            >
              Download rows with errors
            </PlainButton>
          </Group>
        )}
      </Group>
      {plan.unread.length > 0 && <QuietNote>Ignored columns: {plan.unread.join(', ')}</QuietNote>}
    </>
  );
}

type Kind = ImportVerdict['kind'];

const SIGNS = {
  new: { color: 'leaf', Icon: IconPlus },
  changed: { color: 'yellow', Icon: IconPencil },
  unchanged: { color: 'gray', Icon: IconEqual },
  error: { color: 'red', Icon: IconAlertTriangle },
} as const satisfies Readonly<Record<Kind, unknown>>;

/** What becomes of a row, as an icon and a word; with a count it says of how many. */
export function VerdictBadge({ kind, count }: { readonly kind: Kind; readonly count?: number }) {
  const { color, Icon } = SIGNS[kind];
  return (
    <Badge color={color} icon={Icon}>
      {count === undefined ? kind : formatCount(count, kind, kind === 'error' ? 'errors' : kind)}
    </Badge>
  );
}
