import type { TraySize } from '../catalog.ts';
import { STANDARD_SIZE_ID } from '../tray-size.ts';
import { blankVariety } from './blank-variety.ts';
import type { Variety } from './variety.ts';

/** Names what is sold alive of a variety: "Pea, live 1010". */
export function liveName({ name }: Pick<Variety, 'name'>, size: Pick<TraySize, 'name'>): string {
  return `${name}, live ${size.name}`;
}

/**
 * What is sold alive of a variety in trays of a size: it grows by the same steps and is sown from the same seed, and
 * its unit is the tray. Older versions read the yield and size that are stored.
 */
export function liveVariety(id: string, of: Variety, size: TraySize): Variety {
  const { steps, daysToHarvest, shelfLifeDays, seedOf = of.id } = of;
  return {
    ...blankVariety(id, liveName(of, size)),
    steps,
    daysToHarvest,
    yieldOzPerTray: 1,
    packSizes: [1],
    live: true,
    seedOf,
    ...(shelfLifeDays !== undefined && { shelfLifeDays }),
    ...(size.id !== STANDARD_SIZE_ID && { traySizeId: size.id }),
  };
}
