import { useEffect } from 'react';
import { useMatches } from 'react-router';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { productName } from './product.ts';

/** Keeps the title of the browser tab: the page, then the farm's site title. */
export function useBrowserTitle(): void {
  // The handle of a route is what its screen is called; the router does not type it.
  const page = useMatches()
    .map(({ handle }) => handle)
    .findLast((handle) => typeof handle === 'string');
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
