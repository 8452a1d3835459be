import type { ReactNode } from 'react';
import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import { instantLabel, instantTime } from '../instant-label.ts';
import classes from './paper-sheet.module.css';

interface PaperSheetProps {
  readonly farmName: string;
  readonly title: string;
  readonly facts?: ReactNode;
  readonly today: IsoDate;
  readonly printedAt: IsoInstant;
  readonly children: ReactNode;
}

/** A page to take along, on paper only: head, tables to write in, and when it was printed. */
export function PaperSheet(props: PaperSheetProps) {
  const { farmName, title, facts, today, printedAt, children } = props;
  return (
    <section className={classes.sheet}>
      <header className={classes.head}>
        <div>
          <div>{farmName}</div>
          <h1 className={classes.title}>{title}</h1>
        </div>
        <div className={classes.facts}>{facts}</div>
      </header>
      {children}
      <footer className={classes.foot}>
        Printed {instantLabel(printedAt, today)}, {instantTime(printedAt)}
      </footer>
    </section>
  );
}

/** A box to tick by hand; ticked already when it is done. */
export function PaperBox({ ticked = false }: { readonly ticked?: boolean }) {
  return <span className={classes.box}>{ticked && '✓'}</span>;
}

export function PaperLine() {
  return <span className={classes.line} />;
}
