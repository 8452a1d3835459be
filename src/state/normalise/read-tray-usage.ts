import type { TrayUsage } from '#domain/trays/tray-status.ts';
import { readWhole } from './coerce.ts';
import { asRecord } from './json-record.ts';
import { settle } from './settle.ts';

/** Trays a planting occupies; trays without holes that nobody counted are covers plus bottoms. */
export function readTrayUsage(value: unknown): TrayUsage {
  const source = asRecord(value);
  const topCovers = readTrays(source.topCovers);
  const bottomSolids = readTrays(source.bottomSolids);
  return settle<TrayUsage>(source, {
    withHoles: readTrays(source.withHoles),
    withoutHoles: readWhole(source.withoutHoles, topCovers + bottomSolids, { min: 0 }),
    topCovers,
    bottomSolids,
  });
}

/** A number of trays: whole, 0 or more. */
export function readTrays(value: unknown, fallback = 0): number {
  return readWhole(value, fallback, { min: 0 });
}
