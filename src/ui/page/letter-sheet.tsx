import type { ReactNode } from 'react';
import { formatDollars } from '../format.ts';
import classes from './letter-sheet.module.css';

export type LetterFact = readonly [name: string, value: string];

export interface LetterTotal {
  readonly name: string;
  readonly amount: number;
  readonly isTotal?: boolean;
}

/**
 * Paper to a customer, on the screen too: who writes to whom, and a table. Of its cells, `data-number` stands right,
 * `data-wide` is left out where room is short, and `data-brief` is shown only there.
 */
export function LetterSheet(props: {
  readonly logo: string | null;
  /** May have lines, the first is the name. So may the recipient. */
  readonly sender: string;
  readonly title: string;
  readonly facts: readonly LetterFact[];
  readonly recipientLabel: string;
  readonly recipient: string;
  readonly children: ReactNode;
}) {
  const { logo, sender, title, facts, recipientLabel, recipient, children } = props;
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        <div>
          {logo !== null && <img src={logo} alt="" className={classes.logo} />}
          <p className={classes.sender}>{sender}</p>
        </div>
        <div className={classes.facts}>
          <h2>{title}</h2>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <section className={classes.recipient}>
        <h3>{recipientLabel}</h3>
        <p className={classes.text}>{recipient}</p>
      </section>
      {children}
    </article>
  );
}

/** The table of a letter alone, where the screen says the rest. */
export function LetterPart({ children }: { readonly children: ReactNode }) {
  return <div className={classes.sheet}>{children}</div>;
}

export function LetterTotals({ rows }: { readonly rows: readonly LetterTotal[] }) {
  return (
    <dl className={classes.totals}>
      {rows.map(({ name, amount, isTotal }) => (
        <div key={name} data-total={isTotal}>
          <dt>{name}</dt>
          <dd>{formatDollars(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
