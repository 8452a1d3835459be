import { WEIGHING_UNITS, type WeighingUnit } from '#domain/harvests/weighings.ts';
import { Segments } from '#ui/fields/segments.tsx';
import { useRemembered } from '#ui/page/use-remembered.ts';
import { WEIGHING_UNIT_KEY, readWeighingUnit } from './read-weighing-unit.ts';

const asText = (unit: WeighingUnit) => unit;

/** The unit of the scale, as this device remembers it. */
export function useScaleUnit() {
  return useRemembered(WEIGHING_UNIT_KEY, readWeighingUnit, asText);
}

/** Chooses the unit that the scale shows. */
export function ScaleUnit(props: {
  readonly value: WeighingUnit;
  readonly onChange: (unit: WeighingUnit) => void;
}) {
  return <Segments aria-label="Unit of the scale" data={WEIGHING_UNITS} fullWidth {...props} />;
}
