import type { DryLine, DryLoad } from '#domain/drying/dry-load.ts';
import type { LoadRow } from '#domain/alchemy/dry-loads/load-rows.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatDay, formatCount, formatSentence } from '#ui/format.ts';
import { useFarm, useCarryOut, useFarmNow } from '#state/react/use-farm.ts';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { useState } from 'react';
import { implausibleWeightQuestion } from '#domain/alchemy/dry-loads/dry-ratio.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import classes from './loads.module.css';

/** Weighs what goes into a dryer and what comes out of it, in large digits; a line can wait. */
export function WeighLoadDialog({ row, ...shown }: ShownDialog & { readonly row: LoadRow }) {
  const { load } = row;
  const { weightsOf, change, problem, save } = useLineWeights(load);
  const nameOf = useLineNames();
  const isFresh = load.dryerId === '';
  return (
    <SaveDialog
      {...shown}
      size="sm"
      title={isFresh ? 'Weigh the fresh goods' : 'Weigh the load'}
      subtitle={`${row.dryer} — ${formatDay(load.startISO)}`}
      problem={problem}
      save={save}
    >
      <ul className={classes.lines}>
        {load.lines.map((line) => {
          const name = nameOf(line);
          const { wetOz, dryG } = weightsOf(line);
          return (
            <li key={line.itemId} className={classes.line}>
              <strong className={classes.name}>{name}</strong>
              {!isFresh && (
                <NumberField
                  label="Fresh (oz)"
                  aria-label={`Fresh weight of ${name}`}
                  className={classes.weight ?? ''}
                  weight="oz"
                  suffix=" oz"
                  decimalScale={2}
                  value={wetOz}
                  onChange={(weight) => change(line, { wetOz: weight })}
                />
              )}
              <NumberField
                label={isFresh ? 'Cut (g)' : 'Dry (g)'}
                aria-label={`${isFresh ? 'Weight' : 'Dry weight'} of ${name}`}
                className={classes.weight ?? ''}
                suffix=" g"
                decimalScale={2}
                value={dryG}
                onChange={(weight) => change(line, { dryG: weight })}
              />
            </li>
          );
        })}
      </ul>
    </SaveDialog>
  );
}

/** A line by its item, or by its variety where it goes into no stock. */
function useLineNames(): (line: DryLine) => string {
  const items = useFarm((farm) => farm.alchemy.items);
  const varieties = useFarm((farm) => farm.varieties);
  return ({ itemId, varietyId }) =>
    [...items, ...varieties].find(({ id }) => id === (itemId || varietyId))?.name ?? itemId;
}

type Weights = Pick<DryLine, 'wetOz' | 'dryG'>;

/** The weights of the lines of a load while they are typed, and how they come into stock. */
function useLineWeights(load: DryLoad) {
  const carryOut = useCarryOut();
  const confirm = useConfirm();
  const farmNow = useFarmNow();
  const [typed, setTyped] = useState<ReadonlyMap<string, Partial<Weights>>>(new Map());
  const weightsOf = (line: DryLine): Weights => ({ ...line, ...typed.get(line.itemId) });
  const changed = load.lines.filter((line) => {
    const { wetOz, dryG } = weightsOf(line);
    return wetOz !== line.wetOz || dryG !== line.dryG;
  });
  return {
    weightsOf,
    change: (line: DryLine, part: Partial<Weights>) =>
      setTyped(new Map(typed).set(line.itemId, { ...typed.get(line.itemId), ...part })),
    problem: changed.length === 0 ? 'Enter a weight first' : null,
    /** Weighs all that was typed, in one step; false when a weight was not meant or could not be saved. */
    save: async (): Promise<boolean> => {
      for (const line of changed) {
        const question = questionOf(farmNow(), line, weightsOf(line));
        if (question !== null && !(await confirm(question))) return false;
      }
      const lines = changed.map((line) => {
        const { wetOz, dryG } = weightsOf(line);
        return { itemId: line.itemId, wetOz, dryG };
      });
      const action = { type: 'WEIGH_DRY_LOAD', payload: { id: load.id, lines } } as const;
      return carryOut(action, `${formatCount(changed.length, 'line')} weighed`);
    },
  };
}

/** A weight that was asked about once is not asked about again. */
function questionOf(farm: FarmDocument, line: DryLine, { wetOz, dryG }: Weights): string | null {
  if (dryG === null || dryG === line.dryG) return null;
  const item = farm.alchemy.items.find(({ id }) => id === line.itemId);
  const variety = farm.varieties.find(({ id }) => id === line.varietyId);
  if (item === undefined || variety === undefined) return null;
  const question = implausibleWeightQuestion({ ...line, wetOz }, dryG, { item, variety });
  return question && formatSentence(question);
}
