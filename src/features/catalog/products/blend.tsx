import { mixBlendPercent } from '#domain/catalog/products/mix-blend.ts';
import type { MixComponent } from '#domain/catalog/products/product.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { varietyColor } from '#ui/pictures/variety-color.ts';
import { blendLabel, blendParts } from './blend-label.ts';
import classes from './blend.module.css';

/** A blend as a bar in the colors of its varieties, with the shares in words. */
export function Blend(props: {
  readonly components: readonly MixComponent[];
  readonly varieties: ReadonlyMap<string, Variety>;
  /** Places of the varieties in the order of their creation, for their colors. */
  readonly places: ReadonlyMap<string, number>;
}) {
  const { components, varieties, places } = props;
  const parts = blendParts(components, varieties);
  const whole = Math.max(100, mixBlendPercent(components));
  return (
    <div className={classes.root}>
      <div className={classes.bar} aria-hidden>
        {parts.map(({ varietyId, percent }) => (
          <span
            key={varietyId}
            style={{
              width: `${(percent / whole) * 100}%`,
              backgroundColor: varietyColor(places.get(varietyId) ?? 0),
            }}
          />
        ))}
      </div>
      <div className={classes.words}>{blendLabel(parts)}</div>
    </div>
  );
}
