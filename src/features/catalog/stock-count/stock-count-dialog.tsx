import { type KeyboardEvent, useRef, useState } from 'react';
import { useCarryOut, useNewId, useNow } from '#state/react/use-farm.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { unitLabel } from '#domain/units/unit.ts';
import { seedUnit } from '#ui/format-weights.ts';
import { formatCount } from '#ui/format.ts';
import {
  countAction,
  countedText,
  countSummary,
  driftLabel,
  driftOf,
  type CountLine,
  type TypedCounts,
} from './count-lines.ts';
import classes from './stock-count-dialog.module.css';

/** What is on the shelves, typed down from top to bottom; what it changes is told before it is saved. */
export function StockCountDialog(props: ShownDialog & { readonly lines: readonly CountLine[] }) {
  const { lines: counted, ...shown } = props;
  // What is counted is what stood there when the count began.
  const [lines] = useState(counted);
  const [typed, setTyped] = useState<TypedCounts>({});
  const list = useRef<HTMLUListElement>(null);
  const save = useSaveCount();
  const summary = countSummary(lines, typed);
  const problem = summary === '' ? 'Count something first' : null;
  return (
    <SaveDialog
      {...shown}
      title="Count stock"
      subtitle="Press Enter for the next line. Empty lines don’t change."
      problem={problem}
      save={() => save(lines, typed)}
      footerNote={<span aria-live="polite">{summary}</span>}
    >
      <ul ref={list}>
        {lines.map((line, at) => (
          <CountRow
            key={line.id}
            line={line}
            typed={typed}
            isFirst={at === 0}
            onChange={(counted) => setTyped((before) => ({ ...before, [line.id]: counted }))}
          />
        ))}
      </ul>
    </SaveDialog>
  );
}

function CountRow(props: {
  readonly line: CountLine;
  readonly typed: TypedCounts;
  readonly isFirst: boolean;
  readonly onChange: (counted: number | null) => void;
}) {
  const { line, typed } = props;
  const drift = driftOf(line, typed);
  const expected = countedText(line, line.onHand);
  return (
    <li className={classes.row}>
      <span>
        {line.name}
        <span className={classes.expected}>{`${expected} expected`}</span>
      </span>
      <NumberField
        aria-label={`${line.name}, counted`}
        className={classes.counted}
        {...(line.kind === 'seed' && { weight: 'lb' as const })}
        rightSection={line.kind === 'seed' ? seedUnit() : unitLabel(line.unit)}
        rightSectionWidth="3.25rem"
        value={typed[line.id] ?? null}
        onChange={props.onChange}
        onKeyDown={toNextField}
        {...(props.isFirst && { 'data-autofocus': true })}
      />
      <span className={classes.drift} data-drifted={(drift !== null && drift !== 0) || undefined}>
        {drift !== null && driftLabel(drift, line)}
      </span>
    </li>
  );
}

/** Enter leads down the list, and from its end to Save. */
function toNextField(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const { form } = event.currentTarget;
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('li input') ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + 1];
  (next ?? form?.querySelector<HTMLElement>('button[type="submit"]'))?.focus();
}

function useSaveCount() {
  const carryOut = useCarryOut();
  const newId = useNewId();
  const now = useNow();
  return (lines: readonly CountLine[], typed: TypedCounts) => {
    const counted = lines.filter((line) => driftOf(line, typed) !== null).length;
    const action = countAction(lines, typed, { newId: () => newId('seed'), atISO: now() });
    return carryOut(action, 'Count saved', { detail: formatCount(counted, 'line') });
  };
}
