import { Link, useLocation } from 'react-router';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { varietyPath } from '#ui/route-paths.ts';
import classes from './variety-link.module.css';
import { Anchor } from '#ui/kit/plain-parts.tsx';

/** The name of a variety, leading to its page, which leads back here. */
export function VarietyLink(props: {
  readonly variety: Pick<Variety, 'id' | 'name'>;
  readonly className?: string | undefined;
}) {
  const { pathname, search } = useLocation();
  return (
    <Anchor
      component={Link}
      to={varietyPath(props.variety.id)}
      state={{ origin: pathname + search }}
      className={`${classes.name} ${props.className ?? ''}`}
    >
      {props.variety.name}
    </Anchor>
  );
}
