import { Card } from '@mantine/core';
import type { RecordColumn } from './record-column.ts';
import type { RecordListProps } from './record-list-props.ts';
import { RowMenu } from './row-menu.tsx';
import { VirtualList } from './virtual-list.tsx';
import classes from './record-rows.module.css';

/** Usual height of a list row of two lines. */
const ROW_HEIGHT = 72;

/** Records on a narrow screen as list rows or cards: the name, its facts under it, totals at the end. */
export function RecordRows<R>(props: RecordListProps<R>) {
  const { label, columns, records, idOf, menuOf, nameOf = idOf, stateOf, narrow } = props;
  const drawn = columns.filter(({ cell, wideOnly }) => cell !== undefined && !wideOnly);
  const [name, ...facts] = drawn;
  const totals = facts.filter(({ foot }) => foot !== undefined);
  const draw = narrow?.draw ?? ((record: R) => <NameAndFacts columns={drawn} record={record} />);
  const isCards = narrow?.as === 'cards';
  return (
    <>
      <VirtualList
        label={label}
        items={records}
        itemKey={idOf}
        itemHeight={narrow?.height ?? ROW_HEIGHT}
        flush={!isCards}
        renderItem={(record) => {
          const content = (
            <>
              <div className={classes.body}>{draw(record)}</div>
              {menuOf !== undefined && (
                <div className={classes.menu}>
                  <RowMenu label={`Actions for ${nameOf(record)}`} items={menuOf(record)} />
                </div>
              )}
            </>
          );
          const look = { 'data-state': stateOf?.(record), children: content };
          return isCards ? (
            <Card className={classes.card} {...look} />
          ) : (
            <div className={classes.row} {...look} />
          );
        }}
      />
      {totals.length > 0 && (
        <div className={classes.totals}>
          <div className={classes.name}>{name?.foot}</div>
          <dl className={classes.facts}>
            {totals.map(({ head, foot }) => (
              <div key={head} className={classes.fact}>
                <dt>{head}</dt>
                <dd>{foot}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}

function NameAndFacts<R>(props: {
  readonly columns: readonly RecordColumn<R>[];
  readonly record: R;
}) {
  const [name, ...facts] = props.columns;
  return (
    <>
      <div className={classes.name}>{name?.cell?.(props.record)}</div>
      <dl className={classes.facts}>
        {facts.map(({ head, cell }) => (
          <div key={head} className={classes.fact}>
            <dt>{head}</dt>
            <dd>{cell?.(props.record)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
