import type { ReactNode } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { plannerOrders } from '#domain/orders/planner-orders.ts';
import { tonightOf } from '#domain/planning/tonight.ts';
import { dailyCare } from '#domain/supply/daily-care.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { selectLateWork, selectWorkDays } from '#state/selectors/late-work.ts';
import { selectOrderVersions } from '#state/selectors/sales/orders.ts';
import { selectAssortment } from '#state/selectors/sales/products.ts';
import { selectLots } from '#state/selectors/supply.ts';
import { PaperBox, PaperLine } from '#ui/page/paper-sheet.tsx';
import { orderTitle, orderTotal } from '../../planner/order-text.ts';
import { everyDayText } from '../every-day/every-day-text.ts';
import { lateRows, orderText } from './day-sheet-text.ts';
import classes from './day-sheet.module.css';
import { taskQuantity, taskSubject } from '../list/task-text.ts';
import { useTonightText } from '../list/tonight-text.ts';

/** Below the day's own work, each where there is any: what is late on its day, goes in tonight, is done every day, is delivered. */
export function DaySections(props: { readonly dateISO: IsoDate; readonly today: IsoDate }) {
  const { dateISO, today } = props;
  const farm = useFarm((whole) => whole);
  const startText = useTonightText();
  const sections: Readonly<Record<string, readonly SectionRow[]>> = {
    Late:
      dateISO === today
        ? lateRows(selectLateWork(farm, today)).map((row) => ({ ...row, last: ACTUAL }))
        : [],
    Tonight: tonightOf(selectWorkDays(farm, today), dateISO).map((task) => ({
      key: task.id,
      isDone: task.done,
      what: `Soak ${taskSubject(task)}`,
      details: [taskQuantity(task), startText(task)].filter(Boolean).join('. '),
    })),
    'Every day': dailyCare({ ...farm, lots: selectLots(farm, today) }, dateISO)
      .map(everyDayText)
      .map((what) => ({ key: what, what })),
    Orders: plannerOrders(selectOrderVersions(farm), selectAssortment(farm), dateISO, dateISO).map(
      (order) => ({
        key: order.id,
        what: orderTitle(order),
        details: orderText(order),
        last: <td className={classes.quantity}>{orderTotal(order)}</td>,
      }),
    ),
  };
  return Object.entries(sections).map(([title, rows]) => (
    <Section key={title} title={title} rows={rows} />
  ));
}

/** Room for what it really was. */
const ACTUAL = (
  <td className={classes.actual}>
    <PaperLine />
  </td>
);

/** A line with a box; one without details takes the whole width. */
interface SectionRow {
  readonly key: string;
  readonly isDone?: boolean;
  readonly what: string;
  readonly details?: string;
  readonly last?: ReactNode;
}

/** A list below the day's own; none where there is nothing to list. */
function Section(props: { readonly title: string; readonly rows: readonly SectionRow[] }) {
  if (props.rows.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.sectionTitle}>{props.title}</h2>
      <table className={classes.table}>
        <tbody>
          {props.rows.map(({ key, isDone = false, what, details, last }) => (
            <tr key={key}>
              <td>
                <PaperBox ticked={isDone} />
              </td>
              <td className={details === undefined ? undefined : classes.subject}>{what}</td>
              {details !== undefined && <td className={classes.notes}>{details}</td>}
              {last}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
