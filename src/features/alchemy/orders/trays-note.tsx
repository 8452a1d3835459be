import { sumByKey } from '#domain/records/lists.ts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { ProOrder } from '#domain/alchemy/alchemy.ts';
import { orderTrays } from '#domain/alchemy/simple-rule/order-trays.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { formatTrays } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import classes from './order-editor.module.css';
import { Anchor } from '#ui/kit/plain-parts.tsx';

/** About how many trays have to grow for an order, with the way to their plan. */
export function TraysNote({ lines }: { readonly lines: ProOrder['lines'] }) {
  const alchemy = useFarm((farm) => farm.alchemy);
  const varieties = useFarm((farm) => farm.varieties);
  const trays = useMemo(() => {
    const needed = lines.flatMap((line) => orderTrays(line, { alchemy, varieties }));
    const sums = sumByKey(needed.map(({ varietyId, traysNeeded }) => [varietyId, traysNeeded]));
    return [...sums].map(([id, sum]) => {
      const name = varieties.find((variety) => variety.id === id)?.name ?? '';
      return `${formatTrays(sum)} of ${name}`;
    });
  }, [lines, alchemy, varieties]);
  if (trays.length === 0) return null;
  return (
    <p className={classes.trays}>
      Needs about {trays.join(', ')}.{' '}
      <Anchor component={Link} to={routePaths.proPlanner}>
        Planner Pro
      </Anchor>
    </p>
  );
}
