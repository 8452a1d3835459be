import { byId } from '#domain/records/change-records.ts';
import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Alchemy, ProOrder } from '#domain/alchemy/alchemy.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { formatNumber } from '#ui/format.ts';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { ordersCsv } from './orders-csv.ts';
import classes from './pro-orders-page.module.css';
import { ActionIcon } from '#ui/kit/action-icon.tsx';

export function ProOrdersHeader(props: {
  readonly alchemy: Alchemy;
  readonly shown: readonly ProOrder[];
  readonly isOneSelected: boolean;
  readonly onBack: () => void;
  readonly newButton: ReactNode;
  readonly saveButton: ReactNode;
  readonly onOpenStanding: (id: string) => void;
}) {
  const { items, products, orders, standing = [] } = props.alchemy;
  const isPhone = useIsPhone();
  const isOverOne = isPhone && props.isOneSelected;
  const counts = (
    <span className={classes.counts}>
      {`${formatNumber(items.length)} items · ${formatNumber(products.length)} products`}
    </span>
  );
  return (
    <>
      <PageHeader
        title="Pro Orders"
        before={
          isOverOne && (
            <ActionIcon variant="default" aria-label="Back to the orders" onClick={props.onBack}>
              <IconChevronLeft size="1.125rem" />
            </ActionIcon>
          )
        }
        beside={!isPhone && counts}
        actions={
          <>
            {orders.length > 0 && !isPhone && (
              <CsvButton
                fileName="pro-orders.csv"
                rows={() => ordersCsv(props.shown, byId(products))}
              />
            )}
            {standing.length > 0 && !isOverOne && (
              <RowMenu
                label="Recurring orders"
                items={standing.map(({ id, customer }) => ({
                  label: `${customer.name || id}, recurring`,
                  onClick: () => props.onOpenStanding(id),
                }))}
              />
            )}
            {!isOverOne && props.newButton}
            {props.saveButton}
          </>
        }
      />
      {isPhone && !isOverOne && <p className={classes.line}>{counts}</p>}
    </>
  );
}
