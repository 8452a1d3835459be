import { isSaid } from '#domain/tell/say.ts';
import type { BuyingLine } from '#domain/buying/buying-list.ts';
import type { BuyingReason } from '#domain/buying/buying-reason.ts';
import { buyingStateText, gapText, stockAmountText } from '#domain/buying/buying-text.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { AskedFarm } from '#state/ports/farm-answers.ts';
import { useMemo } from 'react';
import { useFarmAnswer } from '#state/react/answers/use-farm-answer.ts';
import { PartsBar } from '#ui/charts/parts-bar.tsx';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { formatCount, formatDay, formatTrays, formatSentence } from '#ui/format.ts';
import { FactList } from '#ui/page/page-parts.tsx';
import classes from './buying.module.css';

const COLORS = {
  covered: 'var(--mgm-brand-mid)',
  empty: 'var(--mgm-bad-solid)',
  ordered: 'var(--mgm-brand-soft)',
} as const;

/** Why a line is on the list: how far the stock goes, when an order comes, and what is not covered. */
export function ReasonDialog({ line, ...shown }: ShownDialog & { readonly line: BuyingLine }) {
  const { stockId } = line;
  const about = useMemo(
    () => (asked: AskedFarm) => ({ asked, args: [stockId] as const }),
    [stockId],
  );
  const failure = 'The reason of a buying line could not be worked out';
  const { answer } = useFarmAnswer('buyingReason', about, failure);
  const gap = gapText(line);
  return (
    <Dialog
      {...shown}
      title={line.name}
      subtitle={formatSentence(buyingStateText(line))}
      closeOnBackdrop
    >
      <div className={classes.fields}>
        {isSaid(gap) && <p>{formatSentence(gap)}</p>}
        {answer !== null && <Days reason={answer} line={line} />}
        <FactList facts={factsOf(line, answer)} />
        {answer !== null && <Uncovered reason={answer} line={line} />}
      </div>
    </Dialog>
  );
}

interface ReasonProps {
  readonly reason: BuyingReason;
  readonly line: BuyingLine;
}

function Days({ reason, line }: ReasonProps) {
  const { covered, empty, ordered } = reason.days;
  const parts = (['covered', 'empty', 'ordered'] as const).map((key) => ({
    key,
    value: reason.days[key],
    color: COLORS[key],
  }));
  return (
    <div>
      <PartsBar look="bar" parts={parts} of={covered + empty + ordered} />
      <div className={classes.legend}>
        <Key color={COLORS.covered} text={`In stock for ${formatCount(covered, 'day')}`} />
        {empty > 0 && <Key color={COLORS.empty} text={`Empty for ${formatCount(empty, 'day')}`} />}
        <Key
          color={COLORS.ordered}
          text={`Order from ${day(line.arrivesISO)} to ${day(reason.untilISO)}`}
        />
      </div>
    </div>
  );
}

function Key({ color, text }: { readonly color: string; readonly text: string }) {
  return (
    <span>
      <span className={classes.swatch} style={{ backgroundColor: color }} aria-hidden />
      {text}
    </span>
  );
}

function factsOf(
  line: BuyingLine,
  reason: BuyingReason | null,
): readonly (readonly [string, string])[] {
  const amount = (qty: number) => formatSentence(stockAmountText({ ...line, qty }));
  return [
    ['On hand', amount(line.onHand)],
    ['Coming', line.coming === 0 ? '—' : amount(line.coming)],
    ['Runs out', day(line.runOutISO)],
    ['Arrives after', formatCount(line.leadDays, 'day')],
    ['Needed', amount(line.need)],
    ...(reason === null
      ? []
      : [[`Used up to ${day(reason.untilISO)}`, amount(reason.used)] as const]),
  ];
}

function Uncovered({ reason: { uncovered }, line }: ReasonProps) {
  if (uncovered.length === 0) return null;
  return (
    <section aria-label="Not covered by what is there and comes">
      <p>Not covered by what is there and comes</p>
      <ul className={classes.uses}>
        {uncovered.map(({ dateISO, name, trays, qty }) => (
          <li key={`${dateISO} ${name}`}>
            <span>{formatDay(dateISO)}</span>
            <span>{name}</span>
            <span>
              {trays === null
                ? formatSentence(stockAmountText({ ...line, qty: qty ?? 0 }))
                : formatTrays(trays)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function day(iso: IsoDate | null): string {
  return iso === null ? '—' : formatDay(iso);
}
