import type { Catalog, SeedSetting } from '#domain/catalog/catalog.ts';
import {
  OVERHEADS,
  OVERHEAD_BILLS,
  OVERHEAD_SCENARIO,
  PACKAGING,
  SEED_SETTING,
} from '../schema/catalog.ts';
import { asRecord, isRecord } from './json-record.ts';
import { readMaterials } from './read-materials.ts';
import { readList, readObject } from './read-record.ts';
import { settle } from './settle.ts';

/**
 * Materials, packaging and overheads of the farm.
 *
 * At most one soil is the primary one, and the soil setting and the soil itself say the same.
 */
export function readCatalog(value: unknown): Catalog {
  const source = asRecord(value);
  const soilConfig = asRecord(source.soilConfig);
  const { materials, primarySoilId } = readMaterials(source.materials, soilConfig.soilMaterialId);
  return settle<Catalog>(source, {
    materials,
    packaging: readList(PACKAGING, source.packaging),
    seedsByVariety: readSeedSettings(source.seedsByVariety),
    soilConfig: settle<Catalog['soilConfig']>(soilConfig, { soilMaterialId: primarySoilId }),
    overheads: readList(OVERHEADS, source.overheads),
    overheadLogs: readList(OVERHEAD_BILLS, source.overheadLogs),
    overheadScenario: readObject(OVERHEAD_SCENARIO, source.overheadScenario),
  });
}

function readSeedSettings(value: unknown): Readonly<Record<string, SeedSetting>> {
  const settings = Object.entries(asRecord(value)).filter((entry) => isRecord(entry[1]));
  return Object.fromEntries(
    settings.map(([varietyId, source]) => [varietyId, readObject(SEED_SETTING, source)]),
  );
}
