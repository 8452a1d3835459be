import type { Catalog, SeedSetting } from '#domain/catalog/catalog.ts';
import { readPositive, readTextOrNull } from './coerce.ts';
import { asRecord, isRecord, type JsonRecord } from './json-record.ts';
import { readMaterials } from './read-materials.ts';
import { readOverheadBills, readOverheads, readOverheadScenario } from './read-overheads.ts';
import { readPackaging } from './read-packaging.ts';
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
    packaging: readPackaging(source.packaging),
    seedsByVariety: readSeedSettings(source.seedsByVariety),
    soilConfig: settle<Catalog['soilConfig']>(soilConfig, { soilMaterialId: primarySoilId }),
    overheads: readOverheads(source.overheads),
    overheadLogs: readOverheadBills(source.overheadLogs),
    overheadScenario: readOverheadScenario(source.overheadScenario),
  });
}

function readSeedSettings(value: unknown): Readonly<Record<string, SeedSetting>> {
  const settings = Object.entries(asRecord(value))
    .filter((entry): entry is [string, JsonRecord] => isRecord(entry[1]))
    .map(([varietyId, source]): [string, SeedSetting] => [
      varietyId,
      settle<SeedSetting>(source, {
        seedMaterialId: readTextOrNull(source.seedMaterialId),
        gramsPerTray: readPositive(source.gramsPerTray, null),
      }),
    ]);
  return Object.fromEntries(settings);
}
