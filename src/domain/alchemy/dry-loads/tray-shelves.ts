import { ceilWithEpsilon } from '#domain/units/rounding.ts';

/**
 * Shelves that one tray takes in a dryer: a tray heavier than a shelf may bear is spread over several.
 *
 * @param shelfMaxOz - 0 says that a shelf bears any tray.
 */
export function shelvesOfTray(yieldOz: number, shelfMaxOz: number): number {
  return shelfMaxOz > 0 ? Math.max(1, ceilWithEpsilon(yieldOz / shelfMaxOz)) : 1;
}
