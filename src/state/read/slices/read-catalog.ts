import type { Catalog } from '#domain/catalog/catalog.ts';
import { CATALOG } from '../../schema/catalog.ts';
import { readMaterials } from './read-materials.ts';
import { readObject } from '../read-record.ts';
import { asRecord } from '../../document/json-record.ts';

/** Materials, packaging and overheads, with at most one primary soil, the one in settings. */
export function readCatalog(value: unknown): Catalog {
  const source = asRecord(value);
  const soilConfig = asRecord(source.soilConfig);
  const { materials, primarySoilId } = readMaterials(source.materials, soilConfig.soilMaterialId);
  const told = { ...source, soilConfig: { ...soilConfig, soilMaterialId: primarySoilId } };
  return readObject(CATALOG, told, { materials });
}
