import { overlappingLoads } from '#domain/drying/overlapping-loads.ts';
import { isLoadAhead, type DryLine, type DryLoad } from '#domain/drying/dry-load.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { Problem } from './problem.ts';

/** Loads ahead that name what is gone, or stand in one dryer at a time; what was dried tells what was. */
export function findLoadProblems(farm: FarmDocument): Problem[] {
  const loads = farm.dryLoads ?? [];
  const overlapping = overlappingLoads(loads);
  return loads.flatMap((load, at) => {
    const path = `dryLoads[${at}]`;
    const message = `Overlaps: another load is in the dryer '${load.dryerId}' at that time.`;
    const overlap = overlapping.has(load.id) ? [{ path: `${path}.startISO`, message }] : [];
    return [...overlap, ...(isLoadAhead(load) ? findGone(load, path, farm) : [])];
  });
}

function findGone({ dryerId, lines }: DryLoad, path: string, farm: FarmDocument): Problem[] {
  const dryers = new Set(['', ...farm.capacity.freezeDryers.map(({ id }) => id)]);
  const items = new Set(['', ...farm.alchemy.items.map(({ id }) => id)]);
  const varieties = new Set(farm.varieties.map(({ id }) => id));
  const inLine = ({ itemId, varietyId }: DryLine, at: number) => [
    ...gone(items, itemId, `${path}.lines[${at}].itemId`, 'Pro item'),
    ...gone(varieties, varietyId, `${path}.lines[${at}].varietyId`, 'variety'),
  ];
  return [...gone(dryers, dryerId, `${path}.dryerId`, 'freeze dryer'), ...lines.flatMap(inLine)];
}

function gone(known: ReadonlySet<string>, id: string, path: string, noun: string): Problem[] {
  return known.has(id) ? [] : [{ path, message: `There is no ${noun} '${id}'.` }];
}
