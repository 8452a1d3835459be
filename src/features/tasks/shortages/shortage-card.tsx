import { formatDay, formatInUnit, formatSentence } from '#ui/format.ts';
import type { ShortageResult, ShortageSuggestion } from '#domain/answers/shortages/shortage.ts';
import { changeInUnit } from '#ui/plan-diff/plan-diff-sections.ts';
import { suggestionCost } from '#domain/answers/shortages/suggestion-text.ts';
import type { Sentence } from '#domain/tell/say.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { useAgree } from './left-over.tsx';
import { toast } from '#ui/toasts/toast.ts';
import classes from './shortages.module.css';
import { Button, SmallButton } from '#ui/kit/plain-parts.tsx';

export function ShortageCard(props: {
  readonly shortage: ShortageResult;
  /** Asks how many trays of the late batch were planted after all. */
  readonly onMarkPlanted: (shortage: ShortageResult) => void;
}) {
  const { shortage, onMarkPlanted } = props;
  const { dateISO, orderName, shortOz, varietyName, reasons, proposals } = shortage;
  const short = formatInUnit(shortOz, shortage, 'short');
  const agree = useAgree();
  const apply = ({ title, changes }: ShortageSuggestion) =>
    toast.attempt(() => agree(changes, formatSentence(title)));
  return (
    <SectionCard short title={`${formatDay(dateISO)} ${orderName}: ${short} ${varietyName}`}>
      <ul className={classes.reasons} aria-label="Reasons">
        {reasons.map(({ kind, text }) => (
          <li key={`${kind}|${formatSentence(text)}`}>
            {formatSentence(text)}
            {kind === 'late' && (
              <SmallButton
                ml="sm"
                className="no-print"
                aria-label={`Mark planted: ${varietyName}`}
                onClick={() => onMarkPlanted(shortage)}
              >
                Mark planted
              </SmallButton>
            )}
          </li>
        ))}
      </ul>
      <ul aria-label="Suggestions">
        {proposals.map((proposal, place) => (
          <Proposal
            key={proposal.kind}
            proposal={proposal}
            cost={suggestionCost(proposal, shortage)}
            isFirst={place === 0}
            onApply={() => apply(proposal)}
          />
        ))}
      </ul>
    </SectionCard>
  );
}

function Proposal(props: {
  readonly proposal: ShortageSuggestion;
  readonly cost: Sentence;
  readonly isFirst: boolean;
  readonly onApply: () => void;
}) {
  const { proposal, cost, isFirst, onApply } = props;
  return (
    <li className={classes.proposal}>
      <div>
        <strong>{formatSentence(proposal.title)}</strong>
        <div className={classes.cost}>{formatSentence(cost)}</div>
        {proposal.others.map(otherText).map((other) => (
          <div key={other} className={classes.cost}>
            {other}
          </div>
        ))}
      </div>
      <Button
        variant={isFirst ? 'filled' : 'default'}
        className="no-print"
        aria-label={`Apply: ${formatSentence(proposal.title)}`}
        onClick={onApply}
      >
        Apply
      </Button>
    </li>
  );
}

function otherText(row: ShortageSuggestion['others'][number]): string {
  const change = changeInUnit(row, row.shortBefore, row.shortAfter);
  return `${row.orderName} ${formatDay(row.dateISO)}: ${change} short`;
}
