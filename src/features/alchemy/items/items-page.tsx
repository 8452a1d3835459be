import { IconAlertTriangle } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { isLowStock } from '#domain/alchemy/items/low-stock.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { withParameter } from '#ui/page/use-latest-query.ts';
import { PageHeader } from '#ui/page/page-parts.tsx';
import { useLeaveQuestion } from '#ui/editing/use-leave-question.ts';
import { EditableItems } from './editable-items.tsx';
import { useRemembered } from '#ui/page/use-remembered.ts';
import { csvRows } from '#ui/tables/record-column.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { PRO_ITEM_COLUMNS } from './item-columns.tsx';
import { ItemsSearch } from './items-search.tsx';
import { useRowEdits } from './row-draft.ts';
import { useItemForm } from './use-item-form.ts';
import classes from './items.module.css';
import { Badge } from '#ui/kit/badge.tsx';

/** Ingredients of freeze-dried products; what is typed here waits for its Save, whichever view is shown. */
export function ItemsPage() {
  const items = useFarm((farm) => farm.alchemy.items);
  const today = useToday();
  const [view, chooseView] = useItemsView();
  const rows = useRowEdits(items);
  const form = useItemForm(items);
  useLeaveQuestion(rows.isDirty || form.isDirty);
  const low = items.filter(isLowStock).length;
  return (
    <>
      <PageHeader
        title="Items"
        beside={
          <>
            <Badge color="gray">{items.length} items</Badge>
            <Badge
              color={low > 0 ? 'yellow' : 'gray'}
              icon={low > 0 ? IconAlertTriangle : undefined}
            >
              {low} low stock
            </Badge>
          </>
        }
        actions={
          items.length > 0 && (
            <CsvButton
              fileName={`pro-items-${today}.csv`}
              rows={() => csvRows(PRO_ITEM_COLUMNS, items)}
            />
          )
        }
      />
      <Segments
        aria-label="View"
        className={classes.views ?? ''}
        data={{ table: 'Editable table', search: 'Search & edit' }}
        value={view}
        onChange={(chosen) => chooseView(chosen === 'search' ? 'search' : 'table')}
      />
      {view === 'table' ? (
        <EditableItems items={items} rows={rows} />
      ) : (
        <ItemsSearch items={items} form={form} />
      )}
      <div className={classes.tips}>
        <p>Tip: use ml, l or gal for liquids and g, oz or lb for dry goods.</p>
        <p>Reorder alerts fire when stock falls below the reorder point in the same unit.</p>
      </div>
    </>
  );
}

type ItemsView = 'table' | 'search';

/** The view of the address (`?view=search`), else the one chosen last on this device. */
function useItemsView(): readonly [ItemsView, (view: ItemsView) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [remembered, remember] = useRemembered('mgm.ui.itemsView', readView, String);
  const asked = parameters.get('view');
  const choose = (view: ItemsView) => {
    remember(view);
    setParameters(withParameter(parameters, 'view', view), { replace: true });
  };
  return [asked === 'table' || asked === 'search' ? asked : remembered, choose];
}

function readView(stored: string | null): ItemsView {
  return stored === 'search' ? 'search' : 'table';
}
