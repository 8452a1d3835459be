import { formatYield } from '../format-weights.ts';
import { Link, useLocation } from 'react-router';
import { DEFAULT_YIELD_OZ } from '#domain/catalog/varieties/variety.ts';
import { varietyPath } from '../route-paths.ts';
import classes from './assumed-yield.module.css';
import { Anchor } from '../kit/plain-parts.tsx';

/** Marks a yield that nobody has measured or typed, and leads to where it is set. */
export function AssumedYield(props: { readonly varietyId: string; readonly name: string }) {
  const { pathname, search } = useLocation();
  return (
    <Anchor
      component={Link}
      to={varietyPath(props.varietyId)}
      state={{ origin: pathname + search }}
      className={classes.mark}
      aria-label={`${formatYield(DEFAULT_YIELD_OZ, 'all')} assumed: set the yield of ${props.name}`}
    >
      {formatYield(DEFAULT_YIELD_OZ, 'all')} assumed
    </Anchor>
  );
}
