import { formatOz } from '#ui/format.ts';
import { formatInColumn } from '#ui/format-weights.ts';
import type { PlannerLine } from '#domain/orders/planner-orders.ts';
import { amountColumn, type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { RecordList } from '#ui/tables/record-list.tsx';
import classes from './order-details.module.css';
import { lineAmount, weighedOunces } from './order-text.ts';

const LINE_HEIGHT = 62;

const COLUMNS: readonly RecordColumn<PlannerLine>[] = [
  valueColumn('Item', ({ name }) => name),
  valueColumn('Mode', ({ mode }) => mode, { className: classes.quiet }),
  { head: 'Amount', numeric: true, className: classes.amount, cell: lineAmount },
  amountColumn('Weight (oz)', weighedOunces, (ounces) => formatInColumn('oz', ounces, 1)),
];

export function OrderLines({ lines }: { readonly lines: readonly PlannerLine[] }) {
  return (
    <div className={classes.framed}>
      <RecordList
        label="Line items"
        columns={COLUMNS}
        records={lines}
        idOf={({ id }) => id}
        className={classes.lines}
        highlightOnHover={false}
        narrow={{ as: 'rows', height: LINE_HEIGHT, draw: lineItem }}
      />
    </div>
  );
}

function lineItem(line: PlannerLine) {
  const ounces = weighedOunces(line);
  return (
    <div className={classes.line}>
      <div>
        <div className={classes.name}>{line.name}</div>
        <div className={classes.quiet}>{line.mode}</div>
      </div>
      <div className={classes.amount}>
        <div>{lineAmount(line)}</div>
        {ounces !== null && <div className={classes.quiet}>{formatOz(ounces)}</div>}
      </div>
    </div>
  );
}
