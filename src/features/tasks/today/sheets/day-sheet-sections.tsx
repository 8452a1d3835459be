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
import { lateSinceText } from '../late/late-text.ts';

export function LateFact({ today }: { readonly today: IsoDate }) {
  const late = useFarm((farm) => selectLateWork(farm, today));
  return late.count > 0 && <div>{lateSinceText(late)}</div>;
}

/** What was due before today, each with a line for what it really was. */
export function LateSection({ today }: { readonly today: IsoDate }) {
  const late = useFarm((farm) => selectLateWork(farm, today));
  const actual = (
    <td className={classes.actual}>
      <PaperLine />
    </td>
  );
  return <Section title="Late" rows={lateRows(late).map((row) => ({ ...row, last: actual }))} />;
}

export function TonightSection(props: { readonly dateISO: IsoDate; readonly today: IsoDate }) {
  const days = useFarm((farm) => selectWorkDays(farm, props.today));
  const startText = useTonightText();
  const rows = tonightOf(days, props.dateISO).map((task) => ({
    key: task.id,
    isDone: task.done,
    what: `Soak ${taskSubject(task)}`,
    details: [taskQuantity(task), startText(task)].filter(Boolean).join('. '),
  }));
  return <Section title="Tonight" rows={rows} />;
}

export function EveryDaySection(props: { readonly dateISO: IsoDate; readonly today: IsoDate }) {
  const farm = useFarm((whole) => whole);
  const lines = dailyCare({ ...farm, lots: selectLots(farm, props.today) }, props.dateISO);
  const rows = lines.map(everyDayText).map((what) => ({ key: what, what }));
  return <Section title="Every day" rows={rows} />;
}

export function OrdersSection({ dateISO }: { readonly dateISO: IsoDate }) {
  const farm = useFarm((whole) => whole);
  const sold = selectAssortment(farm);
  const orders = plannerOrders(selectOrderVersions(farm), sold, dateISO, dateISO);
  const rows = orders.map((order) => ({
    key: order.id,
    what: orderTitle(order),
    details: orderText(order),
    last: <td className={classes.quantity}>{orderTotal(order)}</td>,
  }));
  return <Section title="Orders" rows={rows} />;
}

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
