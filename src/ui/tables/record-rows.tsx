import type { RecordListProps } from './record-list-props.ts';
import { RowMenu } from './row-menu.tsx';
import { VirtualList } from './virtual-list.tsx';
import classes from './record-table.module.css';

/** Usual height of a list row of two lines. */
const ROW_HEIGHT = 72;

/** Records as list rows on a narrow screen: the name, its facts under it, totals at the end. */
export function RecordRows<R>(props: RecordListProps<R>) {
  const { label, columns, records, idOf, menuOf, nameOf } = props;
  const [name, ...facts] = columns.filter(({ wideOnly }) => !wideOnly);
  const totals = facts.filter(({ foot }) => foot !== undefined);
  return (
    <>
      <VirtualList
        label={label}
        items={records}
        itemKey={idOf}
        itemHeight={ROW_HEIGHT}
        flush
        renderItem={(record) => (
          <div className={classes.row}>
            <div className={classes.rowBody}>
              <div className={classes.name}>{name?.cell(record)}</div>
              <dl className={classes.facts}>
                {facts.map((column) => (
                  <div key={column.head} className={classes.fact}>
                    <dt>{column.head}</dt>
                    <dd>{column.cell(record)}</dd>
                  </div>
                ))}
              </dl>
            </div>
            {menuOf !== undefined && (
              <RowMenu label={`Actions for ${nameOf(record)}`} items={menuOf(record)} />
            )}
          </div>
        )}
      />
      {totals.length > 0 && (
        <div className={classes.totals}>
          <div className={classes.name}>{name?.foot}</div>
          <dl className={classes.facts}>
            {totals.map((column) => (
              <div key={column.head} className={classes.fact}>
                <dt>{column.head}</dt>
                <dd>{column.foot}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}
