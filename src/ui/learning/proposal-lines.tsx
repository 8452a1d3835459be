import { Button, Group, Text } from '@mantine/core';
import type { VarietyLearning } from '#domain/harvests/variety-learning.ts';
import { toast, type ToastOptions } from '../toasts/toast.ts';
import { bufferProposalWords, yieldProposalWords } from './proposal-words.ts';
import classes from './proposal-lines.module.css';

type Undo = NonNullable<ToastOptions['undo']>;

/** What the harvests of a variety propose: taken with one tap, or put off. */
export function ProposalLines(props: {
  readonly learning: VarietyLearning;
  /** Trays a week that the proposed buffer plants more. */
  readonly traysMore: number;
  /** Carries the answer out, and gives what takes it back. */
  readonly onAnswer: (given: 'use yield' | 'use buffer' | 'not now') => Undo;
}) {
  const { learning, traysMore, onAnswer } = props;
  const { variety, yieldProposal, bufferProposal, bufferPercent } = learning;
  const { name } = variety;
  return (
    <ul className={classes.list} aria-label={`Proposals for ${name}`}>
      {yieldProposal !== null && (
        <Proposal
          words={yieldProposalWords(yieldProposal)}
          label={`Use the learned yield of ${name}`}
          onUse={() =>
            toast.success(`${name} is planned with ${yieldProposal.yieldOz} oz a tray`, {
              undo: onAnswer('use yield'),
            })
          }
        />
      )}
      {bufferProposal !== null && (
        <Proposal
          words={bufferProposalWords(bufferProposal, bufferPercent, traysMore)}
          label={`Use the learned buffer of ${name}`}
          onUse={() =>
            toast.success(`${name} has a buffer of ${bufferProposal.percent} %`, {
              undo: onAnswer('use buffer'),
            })
          }
        />
      )}
      <li className={classes.later}>
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          aria-label={`Not now for ${name}`}
          onClick={() =>
            toast.success(`Proposals for ${name} are put off for 4 harvests`, {
              undo: onAnswer('not now'),
            })
          }
        >
          Not now
        </Button>
      </li>
    </ul>
  );
}

function Proposal(props: {
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
