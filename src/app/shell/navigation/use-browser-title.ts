import { useEffect } from 'react';
import { useMatches } from 'react-router';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { isRouteHandle } from '../../routing/route-handle.ts';
import { productName } from './product.ts';

/** Keeps the title of the browser tab: the page, then the farm's site title. */
export function useBrowserTitle(): void {
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isRouteHandle);
  const page = handle?.title;
  const title = useFarm((farm) => browserTitle(page, farm));
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** The page, then what the grower calls the farm's site. */
export function browserTitle(page: string | undefined, { settings }: FarmDocument): string {
  const site = settings.siteTitle.trim() || settings.brand.title.trim() || productName;
  return page === undefined ? site : `${page} · ${site}`;
}
