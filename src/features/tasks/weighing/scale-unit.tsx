import { yieldUnit } from '#ui/format-weights.ts';
import { WEIGHING_UNITS, type WeighingUnit } from '#domain/harvests/harvest-weight.ts';
import { Segments } from '#ui/fields/segments.tsx';
import { useRemembered } from '#ui/page/use-remembered.ts';

/** The unit of the scale, as this device remembers it. */
export function useScaleUnit() {
  return useRemembered('mgm.weighingUnit', readWeighingUnit, String);
}

export function ScaleUnit(props: {
  readonly value: WeighingUnit;
  readonly onChange: (unit: WeighingUnit) => void;
}) {
  return <Segments aria-label="Unit of the scale" data={unitsInOrder()} fullWidth {...props} />;
}

/** Grams first where the farm weighs in them. */
function unitsInOrder(): readonly WeighingUnit[] {
  return yieldUnit() === 'oz' ? WEIGHING_UNITS : ['g', 'kg', 'oz', 'lb'];
}

/** The unit that was weighed in last; at first ounces, or grams. */
function readWeighingUnit(stored: string | null): WeighingUnit {
  return WEIGHING_UNITS.find((unit) => unit === stored) ?? yieldUnit();
}
