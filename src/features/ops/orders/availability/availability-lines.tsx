import { formatSentence } from '#ui/format.ts';
import { Switch } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconHelpCircle } from '@tabler/icons-react';
import { AVAILABILITY_RESOURCES, type AvailabilityResource } from '#domain/settings/settings.ts';
import { useFarm, usePerform } from '#state/react/use-farm.ts';
import {
  LINE_WORDS,
  type AvailabilityLine,
} from '#domain/answers/availability/availability-line.ts';
import classes from './availability-lines.module.css';

const ICONS = { ok: IconCheck, short: IconAlertTriangle, unknown: IconHelpCircle } as const;

/** What the answer was checked against, each with a sign and its word. */
export function AvailabilityLines({ lines }: { readonly lines: readonly AvailabilityLine[] }) {
  const insist = useInsist();
  if (lines.length === 0) return null;
  return (
    <ul className={classes.lines} aria-label="Checked">
      {lines.map((line) => (
        <LineRow
          key={`${line.kind}|${line.varietyId}|${formatSentence(line.text)}`}
          line={line}
          onInsist={insist}
        />
      ))}
    </ul>
  );
}

function LineRow(props: {
  readonly line: AvailabilityLine;
  readonly onInsist: (limit: AvailabilityResource, insists: boolean) => void;
}) {
  const { line, onInsist } = props;
  const { status, text, limits } = line;
  const Icon = ICONS[status];
  const limit = AVAILABILITY_RESOURCES.find((each) => each === line.kind);
  const isHint = status === 'short' && !limits;
  return (
    <li className={classes.line} data-status={isHint ? 'hint' : status}>
      {isHint && <strong className={classes.hint}>Check first</strong>}
      <Icon size="1.125rem" aria-hidden className={classes.icon} />
      <span className={classes.word}>{LINE_WORDS[status]}</span>
      <span className={classes.text}>{formatSentence(text)}</span>
      {limit !== undefined && (
        <Switch
          label="Must fit"
          labelPosition="left"
          size="sm"
          className={classes.switch}
          checked={limits}
          onChange={(event) => onInsist(limit, event.currentTarget.checked)}
        />
      )}
    </li>
  );
}

/** Changes what turns a yes into a no. */
function useInsist() {
  const limits = useFarm((farm) => farm.settings.promise?.limits) ?? [];
  const perform = usePerform();
  return (limit: AvailabilityResource, insists: boolean) => {
    const others = limits.filter((each) => each !== limit);
    const patch = { promise: { limits: insists ? [...others, limit] : others } };
    perform({ type: 'UPDATE_SETTINGS', payload: patch });
  };
}
