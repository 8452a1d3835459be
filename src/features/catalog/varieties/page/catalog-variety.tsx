import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { traySizeOf } from '#domain/catalog/tray-size.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { VarietyLink } from '#ui/page/variety-link.tsx';
import classes from './catalog-variety.module.css';

export function CatalogVariety(props: {
  readonly variety: Pick<Variety, 'id' | 'name'>;
  readonly className?: string | undefined;
}) {
  return (
    <VarietyLink id={props.variety.id} className={`${classes.name} ${props.className ?? ''}`}>
      {props.variety.name}
    </VarietyLink>
  );
}

/** "Live 1010" beside what is sold alive; nothing beside any other variety. */
export function LiveBadge({ variety }: { readonly variety: Variety }) {
  const size = useFarm((farm) => traySizeOf(farm.catalog, variety).name);
  if (variety.live !== true) return null;
  return <Badge miw="max-content">{`Live ${size}`}</Badge>;
}

export function BadgedVarietyLink({ variety }: { readonly variety: Variety }) {
  return (
    <>
      <CatalogVariety variety={variety} /> <LiveBadge variety={variety} />
    </>
  );
}
