import { useState } from 'react';
import type { DryLine, DryLoad } from '#domain/drying/dry-load.ts';
import { implausibleWeightQuestion } from '#domain/alchemy/dry-loads/dry-ratio.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useCarryOut, useFarmNow } from '#state/react/use-farm.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatCount, formatSentence } from '#ui/format.ts';

type Weights = Pick<DryLine, 'wetOz' | 'dryG'>;

/** The weights of the lines of a load while they are typed, and how they come into stock. */
export function useLineWeights(load: DryLoad) {
  const carryOut = useCarryOut();
  const confirm = useConfirm();
  const farmNow = useFarmNow();
  const [typed, setTyped] = useState<ReadonlyMap<string, Weights>>(new Map());
  const weightsOf = (line: DryLine): Weights => typed.get(line.itemId) ?? line;
  const changed = load.lines.filter((line) => {
    const { wetOz, dryG } = weightsOf(line);
    return wetOz !== line.wetOz || dryG !== line.dryG;
  });
  return {
    weightsOf,
    change: (line: DryLine, part: Partial<Weights>) =>
      setTyped(new Map(typed).set(line.itemId, { ...weightsOf(line), ...part })),
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
