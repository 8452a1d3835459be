import type { Catalog, SeedSetting } from '../catalog.ts';

type Seeds = Catalog['seedsByVariety'];

export function withSeedSetting(seeds: Seeds, varietyId: string, setting: SeedSetting): Seeds {
  // A crop may be called like something every object has, such as constructor.
  const before = Object.hasOwn(seeds, varietyId) ? seeds[varietyId] : undefined;
  const isBlank = setting.seedMaterialId === null && setting.gramsPerTray === null;
  if (isBlank) {
    return before === undefined
      ? seeds
      : Object.fromEntries(Object.entries(seeds).filter(([id]) => id !== varietyId));
  }
  const isSame =
    before?.seedMaterialId === setting.seedMaterialId &&
    before.gramsPerTray === setting.gramsPerTray;
  return isSame ? seeds : { ...seeds, [varietyId]: { ...before, ...setting } };
}

export function varietiesOfSeed(seeds: Seeds, seedMaterialId: string): readonly string[] {
  return Object.keys(seeds).filter((id) => seeds[id]?.seedMaterialId === seedMaterialId);
}

/** Links a seed material to exactly these varieties. Seed per tray set for a variety stays. */
export function linkSeedToVarieties(
  seeds: Seeds,
  seedMaterialId: string,
  varietyIds: readonly string[],
): Seeds {
  const untied = varietiesOfSeed(seeds, seedMaterialId).filter((id) => !varietyIds.includes(id));
  const tie = (now: Seeds, varietyId: string, tied: string | null) =>
    withSeedSetting(now, varietyId, {
      seedMaterialId: tied,
      gramsPerTray: now[varietyId]?.gramsPerTray ?? null,
    });
  const freed = untied.reduce((now, varietyId) => tie(now, varietyId, null), seeds);
  return varietyIds.reduce((now, varietyId) => tie(now, varietyId, seedMaterialId), freed);
}
