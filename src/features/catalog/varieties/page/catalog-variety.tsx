import type { Variety } from '#domain/catalog/varieties/variety.ts';
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
