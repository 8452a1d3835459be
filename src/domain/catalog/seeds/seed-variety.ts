import { recordById } from '#domain/records/change-records.ts';
import type { Variety } from '../varieties/variety.ts';

/** The variety whose seed a variety is sown from, one step: its own unless the farm has the one it names. */
export function seedVariety<V extends Pick<Variety, 'id' | 'seedOf'>>(
  variety: V,
  varieties: readonly V[],
): V {
  const { seedOf } = variety;
  return (seedOf === undefined ? undefined : recordById(varieties, seedOf)) ?? variety;
}
