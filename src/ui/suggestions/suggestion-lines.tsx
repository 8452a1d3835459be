import { formatYield } from '../format-weights.ts';
import type { PlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import type { YieldEstimate } from '#domain/harvests/yield-estimate.ts';
import { pendingPlanDetail } from '../plan-diff/plan-detail.tsx';
import { toast } from '../toasts/toast.ts';
import { bufferSuggestionText, yieldSuggestionText } from './suggestion-text.ts';
import classes from './suggestion-lines.module.css';
import { Button, SmallGrayButton, Group, Text } from '../kit/plain-parts.tsx';

/** An answer that was carried out: what it does to the plan, and what takes it back. */
interface Answered {
  readonly told: Promise<PlanChange | null>;
  readonly undo: () => boolean;
}

/** What the harvests of a variety propose: taken with one tap, or put off. */
export function SuggestionLines(props: {
  readonly learning: YieldEstimate;
  /** Trays a week that the proposed buffer plants more. */
  readonly traysMore: number;
  readonly onAnswer: (given: 'use yield' | 'use buffer' | 'not now') => Answered;
}) {
  const { learning, traysMore, onAnswer } = props;
  const { variety, yieldProposal, bufferProposal, bufferPercent } = learning;
  const { name } = variety;
  const answer = (given: Parameters<typeof onAnswer>[0], words: string) => {
    const { told, undo } = onAnswer(given);
    toast.success(words, { detail: pendingPlanDetail(told), undo });
  };
  return (
    <ul className={classes.list} aria-label={`Suggestions for ${name}`}>
      {yieldProposal !== null && (
        <Suggestion
          words={yieldSuggestionText(yieldProposal)}
          label={`Use the learned yield of ${name}`}
          onUse={() =>
            answer(
              'use yield',
              `${name} is planned with ${formatYield(yieldProposal.yieldOz, 'all')} per tray`,
            )
          }
        />
      )}
      {bufferProposal !== null && (
        <Suggestion
          words={bufferSuggestionText(bufferProposal, bufferPercent, traysMore)}
          label={`Use the learned buffer of ${name}`}
          onUse={() => answer('use buffer', `${name} has a buffer of ${bufferProposal.percent}%`)}
        />
      )}
      <li className={classes.later}>
        <SmallGrayButton
          aria-label={`Not now for ${name}`}
          onClick={() => answer('not now', `Suggestions for ${name} hidden for 4 harvests`)}
        >
          Not now
        </SmallGrayButton>
      </li>
    </ul>
  );
}

function Suggestion(props: {
  readonly words: string;
  readonly label: string;
  readonly onUse: () => void;
}) {
  return (
    <li>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text>{props.words}</Text>
        <Button size="xs" aria-label={props.label} onClick={props.onUse}>
          Use
        </Button>
      </Group>
    </li>
  );
}
