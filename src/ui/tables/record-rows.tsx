import { formatHead } from '../format-weights.ts';
import type { ReactNode } from 'react';
import { onEnterInField } from './on-enter-in-field.ts';
import type { RecordColumn } from './record-column.tsx';
import { groupedLines } from './record-groups.ts';
import type { RecordListProps } from './record-list-props.ts';
import { RowMenu } from './row-menu.tsx';
import { VirtualList } from './virtual-list.tsx';
import classes from './record-rows.module.css';
import { Card } from '../kit/card.tsx';

/** Usual height of a list row of two lines. */
const ROW_HEIGHT = 72;

/** Records on a narrow screen as list rows or cards: the name, its facts under it, totals at the end. */
export function RecordRows<R>(props: RecordListProps<R>) {
  const { label, columns, records, idOf, narrow, groupOf, added } = props;
  const drawn = columns.filter(({ cell, wideOnly }) => cell !== undefined && !wideOnly);
  const [name, ...facts] = drawn;
  const totals = facts.filter(({ foot }) => foot !== undefined);
  const draw = narrow?.draw ?? ((record: R) => <NameAndFacts columns={drawn} record={record} />);
  const drawGroup = narrow?.drawGroup;
  const lines = [
    ...groupedLines(records, drawGroup && groupOf, true),
    ...groupedLines(added === undefined ? [] : [added], undefined, false),
  ];
  return (
    <>
      <VirtualList
        label={label}
        items={lines}
        itemKey={(line) => (line.kind === 'head' ? `of ${line.key}` : idOf(line.record))}
        itemHeight={narrow?.height ?? ROW_HEIGHT}
        flush={narrow?.as !== 'cards'}
        renderItem={(line) =>
          line.kind === 'head' ? (
            <div className={classes.group}>{drawGroup?.(line.records)}</div>
          ) : (
            <RecordRow {...props} record={line.record} content={draw(line.record)} />
          )
        }
      />
      {totals.length > 0 && (
        <div className={classes.totals}>
          <div className={classes.name}>{name?.foot}</div>
          <dl className={classes.facts}>
            {totals.map(({ head, foot }) => (
              <div key={head} className={classes.fact}>
                <dt>{formatHead(head)}</dt>
                <dd>{foot}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}

function RecordRow<R>(
  props: RecordListProps<R> & { readonly record: R; readonly content: ReactNode },
) {
  const { record, content, idOf, menuOf, nameOf = idOf, stateOf, onEnter, narrow } = props;
  const look = {
    'data-state': stateOf?.(record),
    'data-continued': narrow?.drawGroup !== undefined || undefined,
    ...(onEnter !== undefined && { onKeyDown: onEnterInField(() => onEnter(record)) }),
    children: (
      <>
        <div className={classes.body}>{content}</div>
        {menuOf !== undefined && (
          <div className={classes.menu}>
            <RowMenu label={`Actions for ${nameOf(record)}`} items={() => menuOf(record)} />
          </div>
        )}
      </>
    ),
  };
  return narrow?.as === 'cards' ? (
    <Card className={classes.card} {...look} />
  ) : (
    <div className={classes.row} {...look} />
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
            <dt>{formatHead(head)}</dt>
            <dd>{cell?.(props.record)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
