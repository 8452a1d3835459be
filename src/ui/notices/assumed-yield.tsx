import { formatYield } from '../format-weights.ts';
import { DEFAULT_YIELD_OZ } from '#domain/catalog/varieties/variety.ts';
import { VarietyLink } from '../page/variety-link.tsx';
import classes from './assumed-yield.module.css';

/** Marks a yield that nobody has measured or typed, and leads to where it is set. */
export function AssumedYield(props: { readonly varietyId: string; readonly name: string }) {
  return (
    <VarietyLink
      id={props.varietyId}
      className={classes.mark}
      aria-label={`${formatYield(DEFAULT_YIELD_OZ, 'all')} assumed: set the yield of ${props.name}`}
    >
      {formatYield(DEFAULT_YIELD_OZ, 'all')} assumed
    </VarietyLink>
  );
}
