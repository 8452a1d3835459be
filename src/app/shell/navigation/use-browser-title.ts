import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useFarm } from '#state/react/use-farm.ts';
import { isRouteHandle } from '../../routing/route-handle.ts';
import { productName } from './product.ts';

/** Keeps the title of the browser tab: the page, then the farm's site title. */
export function useBrowserTitle(): void {
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isRouteHandle);
  const site = useFarm(
    ({ settings }) => settings.siteTitle.trim() || settings.brand.title.trim() || productName,
  );
  const page = handle?.title;
  useEffect(() => {
    document.title = page === undefined ? site : `${page} · ${site}`;
  }, [page, site]);
}
