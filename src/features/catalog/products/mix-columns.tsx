import type { ReactNode } from 'react';
import { formatSize } from '#ui/format-weights.ts';
import type { MixProduct } from '#domain/catalog/products/product.ts';
import { isMixComplete, mixBlendPercent } from '#domain/catalog/products/mix-blend.ts';
import { varietyColor } from '#ui/pictures/variety-color.ts';
import { type RecordColumn, valueColumn } from '#ui/tables/record-column.tsx';
import { blendLabel, blendParts, type NamedVarieties } from './blend-label.ts';
import classes from './sold-lists.module.css';
import { WarningBadge } from '#ui/kit/badge.tsx';

export function mixColumns(varieties: NamedVarieties): readonly RecordColumn<MixProduct>[] {
  const labelOf = ({ components }: MixProduct) => blendLabel(blendParts(components, varieties));
  return [
    valueColumn('Mix', ({ name }) => name, {
      className: classes.name,
      cell: (mix) => <MixName mix={mix} />,
    }),
    valueColumn('Blend', labelOf, {
      className: classes.blend,
      cell: (mix) => <Blend mix={mix} varieties={varieties} />,
    }),
    valueColumn('Package', ({ packageSizeOz }) => packageSizeOz, {
      numeric: true,
      cell: ({ packageSizeOz }) => formatSize(packageSizeOz, 'all'),
      csvHead: 'Package (oz)',
      className: classes.package,
    }),
  ];
}

/** A mix on a narrow screen. */
export function MixItem(props: {
  readonly mix: MixProduct;
  readonly varieties: NamedVarieties;
  readonly price: ReactNode;
}) {
  const { mix, varieties, price } = props;
  return (
    <div className={classes.item}>
      <MixName mix={mix} />{' '}
      <span className={classes.size}>{formatSize(mix.packageSizeOz, 'all')}</span>
      <Blend mix={mix} varieties={varieties} />
      <div className={classes.price}>{price}</div>
    </div>
  );
}

function MixName({ mix }: { readonly mix: MixProduct }) {
  return (
    <>
      <span className={classes.strong}>{mix.name}</span>
      {!isMixComplete(mix.components) && (
        <WarningBadge color="yellow" className={classes.badge}>
          Blend incomplete
        </WarningBadge>
      )}
    </>
  );
}

/** The shares of a mix; a variety has the color of its place among all of them. */
function Blend(props: { readonly mix: MixProduct; readonly varieties: NamedVarieties }) {
  const { varieties } = props;
  const { components } = props.mix;
  const places = [...varieties.keys()];
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
              backgroundColor: varietyColor(Math.max(0, places.indexOf(varietyId))),
            }}
          />
        ))}
      </div>
      <div className={classes.words}>{blendLabel(parts)}</div>
    </div>
  );
}
