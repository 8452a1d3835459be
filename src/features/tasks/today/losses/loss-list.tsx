import type { HarvestLoss } from '#domain/planning/task.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
import { useFarm, useCarryOut, useToday } from '#state/react/use-farm.ts';
import { formatTrays } from '#ui/format.ts';
import { markText } from '#ui/mark-text.ts';
import classes from '../tasks.module.css';
import { SmallGrayButton, QuietNote, Text } from '#ui/kit/plain-parts.tsx';

/** Losses that were written down, each of which can be taken out again. */
export function LossList(props: {
  readonly title: string;
  readonly losses: readonly HarvestLoss[];
}) {
  const { title, losses } = props;
  const varieties = useFarm(selectVarietiesById);
  const carryOut = useCarryOut();
  const today = useToday();
  if (losses.length === 0) return null;
  return (
    <section aria-label={title}>
      <Text fw={500}>{title}</Text>
      <ul>
        {losses.map((loss) => {
          const name = varieties.get(loss.varietyId)?.name ?? loss.varietyId;
          return (
            <li key={loss.id} className={classes.nameItem}>
              <Text>
                {name}, {formatTrays(loss.qty)}
                {loss.note !== '' && `: ${loss.note}`}
                {loss.by && <QuietNote span> {markText(loss.by, today)}</QuietNote>}
              </Text>
              <SmallGrayButton
                aria-label={`Remove ${name}, ${formatTrays(loss.qty)}`}
                onClick={() => {
                  const action = { type: 'DELETE_HARVEST_LOSS', payload: { id: loss.id } } as const;
                  carryOut(action, 'Harvest loss removed');
                }}
              >
                Remove
              </SmallGrayButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
