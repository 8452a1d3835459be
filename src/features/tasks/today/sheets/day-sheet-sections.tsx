import { type ReactNode, useMemo } from 'react';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { plannerOrders } from '#domain/orders/planner-orders.ts';
import { tonightOf } from '#domain/planning/tonight.ts';
import { dailyCare } from '#domain/supply/daily-care.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { selectLateWork, selectWorkDays } from '#state/selectors/late-work.ts';
import { selectOrderVersions } from '#state/selectors/sales/orders.ts';
import { selectProductsById } from '#state/selectors/sales/products.ts';
import { selectLots } from '#state/selectors/supply.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
import { PaperBox, PaperLine } from '#ui/page/paper-sheet.tsx';
import { orderTitle, orderTotal } from '../../planner/order-text.ts';
import { everyDayText } from '../every-day/every-day-text.ts';
import { lateRows, orderText } from './day-sheet-text.ts';
import classes from './day-sheet.module.css';
import { taskQuantity, taskSubject } from '../list/task-text.ts';
import { useTonightText } from '../list/tonight-text.ts';
import { lateSinceText } from '../late/late-text.ts';

/** How much is late today, for the head of the sheet. */
export function LateFact({ today }: { readonly today: IsoDate }) {
  const late = useFarm((farm) => selectLateWork(farm, today));
  return late.count > 0 && <div>{lateSinceText(late)}</div>;
}

/** What was due before today, each with a box. */
export function LateSection({ today }: { readonly today: IsoDate }) {
  const late = useFarm((farm) => selectLateWork(farm, today));
  return (
    <Section title="Late" rows={lateRows(late)}>
      {({ key, what, details }) => (
        <tr key={key}>
          <td>
            <PaperBox />
          </td>
          <td className={classes.subject}>{what}</td>
          <td className={classes.notes}>{details}</td>
          <td className={classes.actual}>
            <PaperLine />
          </td>
        </tr>
      )}
    </Section>
  );
}

/** Seed that goes in water on the evening of the day. */
export function TonightSection(props: { readonly dateISO: IsoDate; readonly today: IsoDate }) {
  const days = useFarm((farm) => selectWorkDays(farm, props.today));
  const startText = useTonightText();
  return (
    <Section title="Tonight" rows={tonightOf(days, props.dateISO)}>
      {(task) => (
        <tr key={task.id}>
          <td>
            <PaperBox ticked={task.done} />
          </td>
          <td className={classes.subject}>Soak {taskSubject(task)}</td>
          <td className={classes.notes}>
            {[taskQuantity(task), startText(task)].filter(Boolean).join('. ')}
          </td>
        </tr>
      )}
    </Section>
  );
}

/** What is misted and watered on the day beside its tasks. */
export function EveryDaySection(props: { readonly dateISO: IsoDate; readonly today: IsoDate }) {
  const tasks = useFarm((farm) => farm.tasks);
  const varieties = useFarm((farm) => farm.varieties);
  const lots = useFarm((farm) => selectLots(farm, props.today));
  const lines = useMemo(
    () => dailyCare({ tasks, varieties, lots }, props.dateISO),
    [tasks, varieties, lots, props.dateISO],
  );
  return (
    <Section title="Every day" rows={lines.map(everyDayText)}>
      {(words) => (
        <tr key={words}>
          <td>
            <PaperBox />
          </td>
          <td>{words}</td>
        </tr>
      )}
    </Section>
  );
}

/** Who gets something on the day, and what. */
export function OrdersSection({ dateISO }: { readonly dateISO: IsoDate }) {
  const all = useFarm(selectOrderVersions);
  const products = useFarm(selectProductsById);
  const varieties = useFarm(selectVarietiesById);
  const orders = useMemo(
    () => plannerOrders(all, { products, varieties }, dateISO, dateISO),
    [all, products, varieties, dateISO],
  );
  return (
    <Section title="Orders" rows={orders}>
      {(order) => (
        <tr key={order.id}>
          <td>
            <PaperBox />
          </td>
          <td className={classes.subject}>{orderTitle(order)}</td>
          <td className={classes.notes}>{orderText(order)}</td>
          <td className={classes.quantity}>{orderTotal(order)}</td>
        </tr>
      )}
    </Section>
  );
}

/** A list below the day's own; none where there is nothing to list. */
function Section<Row>(props: {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly children: (row: Row) => ReactNode;
}) {
  if (props.rows.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2 className={classes.sectionTitle}>{props.title}</h2>
      <table className={classes.table}>
        <tbody>{props.rows.map((row) => props.children(row))}</tbody>
      </table>
    </section>
  );
}
