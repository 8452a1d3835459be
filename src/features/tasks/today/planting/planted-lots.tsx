import { useState } from 'react';
import { sownText } from '#domain/seed-lots/lot-text.ts';
import type { SeedLotEntry } from '#domain/seed-lots/seed-lot.ts';
import type { SownTrays } from '#domain/planning/task.ts';
import { sumOf } from '#domain/records/lists.ts';
import { useToday } from '#state/react/use-farm.ts';
import { StepperField } from '#ui/fields/stepper-field.tsx';
import { instantLabel } from '#ui/instant-label.ts';
import { QuietNote, SmallSubtleButton } from '#ui/kit/plain-parts.tsx';
import { sownProblem, type PlantedDraft } from './planted-form.ts';
import classes from '../trays-planted.module.css';

const STATUS_NOTES = { USED_UP: ', empty', BLOCKED: ', blocked' } as const;

/** The seed lots of a line, and changing them: any lot of the variety, of fewer trays too. */
export function PlantedLots(props: {
  readonly line: PlantedDraft;
  /** All lots of its variety. */
  readonly lots: readonly SeedLotEntry[];
  /** As they would be recorded. */
  readonly sown: readonly SownTrays[];
  readonly onChange: (seedLots: readonly SownTrays[]) => void;
}) {
  const { line, lots, sown, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const today = useToday();
  const codes = new Map(lots.map(({ id, lot }) => [id, lot.code]));
  const lines = sown.map(({ txnId, trays }) => ({ code: codes.get(txnId) ?? '', trays }));
  const rest = (line.actual ?? 0) - sumOf(sown.map(({ trays }) => trays));
  const problem = sownProblem(line);
  const change = (txnId: string, trays: number) => {
    const others = sown.filter((one) => one.txnId !== txnId);
    const at = sown.findIndex((one) => one.txnId === txnId);
    const mine = trays > 0 ? [{ txnId, trays }] : [];
    onChange(at === -1 ? [...others, ...mine] : others.toSpliced(at, 0, ...mine));
  };
  return (
    <div className={classes.lots}>
      <span className={classes.lotsText}>
        Seed lot {sownText(rest > 0 ? [...lines, { code: '', trays: rest }] : lines)}
      </span>
      <SmallSubtleButton
        aria-expanded={isOpen}
        aria-label={`Change lot: ${line.varietyName}`}
        onClick={() => setOpen(!isOpen)}
      >
        Change lot
      </SmallSubtleButton>
      {isOpen &&
        lots.map(({ id, lot, atISO }) => (
          <div key={id} className={classes.lot}>
            <span>
              {lot.code}{' '}
              <QuietNote span>
                {instantLabel(atISO, today)}
                {lot.status === undefined ? '' : STATUS_NOTES[lot.status]}
              </QuietNote>
            </span>
            <StepperField
              label={`Trays from ${lot.code}, ${instantLabel(atISO, today)}`}
              value={sown.find(({ txnId }) => txnId === id)?.trays ?? 0}
              onChange={(trays) => change(id, Math.floor(trays ?? 0))}
            />
          </div>
        ))}
      {problem !== null && (
        <div role="alert" className={classes.missing}>
          {problem}
        </div>
      )}
    </div>
  );
}
