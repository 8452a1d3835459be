import { useSearchParams } from 'react-router';
import { useRemembered } from '#ui/page/use-remembered.ts';

/** How the items are shown: as a table to type into, or as a list with a form. */
export type ItemsView = 'table' | 'search';

/** The view of the address (`?view=search`), else the one chosen last on this device. */
export function useItemsView(): readonly [ItemsView, (view: ItemsView) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [remembered, remember] = useRemembered('mgm.ui.itemsView', readView, String);
  const asked = parameters.get('view');
  const choose = (view: ItemsView) => {
    remember(view);
    const next = new URLSearchParams(parameters);
    next.set('view', view);
    setParameters(next, { replace: true });
  };
  return [asked === 'table' || asked === 'search' ? asked : remembered, choose];
}

function readView(stored: string | null): ItemsView {
  return stored === 'search' ? 'search' : 'table';
}
