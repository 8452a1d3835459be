import { useMemo } from 'react';
import { billsOfPeriod, categoryBudgets } from '#domain/costing/category-budgets.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { BillsTable } from './bills-table.tsx';
import { BudgetsTable } from './budgets-table.tsx';
import { CategoryCards } from './category-cards.tsx';
import { RecordBillCard } from './record-bill-card.tsx';
import { ScenarioCard } from './scenario-card.tsx';
import { useBillPeriod } from './use-bill-period.ts';
import { Stack } from '#ui/kit/plain-parts.tsx';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type IsoMonth, monthLabel, monthsLater } from '#domain/calendar/month-grid.ts';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import classes from './overheads.module.css';

/** Costs that come back whatever is grown, the bills that arrived, and what of it falls on each tray. */
export function OverheadsPage() {
  const catalog = useFarm((farm) => farm.catalog);
  const { overheads, overheadLogs } = catalog;
  const shown = useBillPeriod();
  const { month, period, show } = shown;
  const bills = useMemo(() => billsOfPeriod(overheadLogs, period), [overheadLogs, period]);
  const budgets = useMemo(() => categoryBudgets(overheads, bills), [overheads, bills]);
  return (
    <>
      <PageHeader
        title="Overhead Catalog"
        actions={<PeriodSwitcher month={month} onMonth={show} />}
      />
      <Stack gap="lg">
        <CategoryCards budgets={budgets} />
        <BudgetsTable overheads={overheads} />
        <div className={classes.bills}>
          <RecordBillCard shown={shown} />
          <BillsTable month={month} bills={bills} />
        </div>
        <ScenarioCard catalog={catalog} />
      </Stack>
    </>
  );
}

function PeriodSwitcher(props: {
  readonly month: IsoMonth;
  readonly onMonth: (month: IsoMonth) => void;
}) {
  const { month, onMonth } = props;
  return (
    <div className={classes.period}>
      <ActionIcon aria-label="Previous month" onClick={() => onMonth(monthsLater(month, -1))}>
        <IconChevronLeft size="1.125rem" />
      </ActionIcon>
      <span aria-live="polite" className={classes.month}>
        {monthLabel(month)}
      </span>
      <ActionIcon aria-label="Next month" onClick={() => onMonth(monthsLater(month, 1))}>
        <IconChevronRight size="1.125rem" />
      </ActionIcon>
    </div>
  );
}
