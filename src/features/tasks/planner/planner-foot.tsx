import { Link } from 'react-router';
import { formatDate } from '#ui/format.ts';
import { selectAllOrders } from '#state/selectors/sales/orders.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { routePaths } from '#ui/route-paths.ts';
import { plannerCsv } from './planner-csv.ts';
import { lastPlannedDay } from './planner-month.ts';
import classes from './planner.module.css';
import type { PlannerMonth } from './use-planner-month.ts';
import { Anchor, QuietNote } from '#ui/kit/plain-parts.tsx';

export function PlannerFoot({ planner }: { readonly planner: PlannerMonth }) {
  const isInUse = useFarm((farm) => selectAllOrders(farm).length > 0);
  return (
    <div className={`${classes.foot} no-print`}>
      <QuietNote>
        {isInUse ? (
          `Tasks are shown up to ${formatDate(lastPlannedDay(planner.today))}, 45 days ahead.`
        ) : (
          <>
            Your orders and their tasks appear here.{' '}
            <Anchor component={Link} to={routePaths.orders} size="note" underline="always">
              Go to orders
            </Anchor>
          </>
        )}
      </QuietNote>
      {planner.orders.length > 0 && (
        <CsvButton
          fileName={`planner-${planner.month}.csv`}
          rows={() => plannerCsv(planner.orders)}
        />
      )}
    </div>
  );
}
