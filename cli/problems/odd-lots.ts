import { isSeedIntake } from '#domain/seed-lots/seed-lot.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { Problem } from './problem.ts';

/** Lots of seed that didn’t come in: nobody reads them there. */
export function findOddLots({ seedsInventory }: FarmDocument): Problem[] {
  return seedsInventory.flatMap((booking, at) =>
    booking.lot === undefined || isSeedIntake(booking)
      ? []
      : [{ path: `seedsInventory[${at}].lot`, message: 'A lot belongs to seed that came in.' }],
  );
}
