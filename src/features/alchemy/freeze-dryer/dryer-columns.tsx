import { VisuallyHidden } from '@mantine/core';
import type { RecordColumn } from '#ui/tables/record-column.ts';
import type { DryerDraft } from './dryer-draft.ts';
import {
  CycleDaysField,
  LabelField,
  RemoveDryer,
  ShelfMaxOzField,
  ShelvesField,
  type DryerProps,
} from './dryer-fields.tsx';
import classes from './freeze-dryer.module.css';

/** What is done to a dryer. */
type DryerHandling = Omit<DryerProps, 'dryer'>;

/** The columns of the dryers, each a field, and what the file holds. A row being typed into stays in its place. */
export function dryerColumns(
  handlingOf: (dryer: DryerDraft) => DryerHandling,
): readonly RecordColumn<DryerDraft>[] {
  return [
    {
      head: 'Label',
      cell: (dryer) => <LabelField dryer={dryer} {...handlingOf(dryer)} />,
      csv: ({ label }) => label,
    },
    {
      head: 'Shelves',
      numeric: true,
      className: classes.number,
      cell: (dryer) => <ShelvesField dryer={dryer} {...handlingOf(dryer)} />,
      csv: ({ shelves }) => shelves,
    },
    {
      head: 'Cycle days',
      numeric: true,
      className: classes.number,
      cell: (dryer) => <CycleDaysField dryer={dryer} {...handlingOf(dryer)} />,
      csv: ({ cycleDays }) => cycleDays,
    },
    {
      head: 'Max oz per shelf',
      numeric: true,
      className: classes.number,
      cell: (dryer) => <ShelfMaxOzField dryer={dryer} {...handlingOf(dryer)} />,
      csv: ({ shelfMaxOz }) => shelfMaxOz,
    },
    {
      head: 'Remove',
      numeric: true,
      headContent: <VisuallyHidden>Remove</VisuallyHidden>,
      cell: (dryer) => <RemoveDryer dryer={dryer} {...handlingOf(dryer)} />,
    },
  ];
}

/** The same fields in a card, for a narrow screen. */
export function DryerCard(props: DryerProps) {
  return (
    <section aria-label={props.dryer.label} className={classes.card}>
      <LabelField {...props} label="Label" />
      <div className={classes.numbers}>
        <ShelvesField {...props} label="Shelves" />
        <CycleDaysField {...props} label="Cycle days" />
        <ShelfMaxOzField {...props} label="Max oz/shelf" />
      </div>
      <RemoveDryer {...props} />
    </section>
  );
}
