import type { FarmDocument } from '#state/document/farm-document.ts';
import { asRecord, type JsonRecord } from '#state/read/json-record.ts';
import { readMaterials } from '#state/read/slices/read-materials.ts';
import { knownTargets } from '#state/read/slices/read-order-items.ts';
import { readStoredOrders, readRecurring, readSingles } from '#state/read/slices/read-orders.ts';
import { readPrices } from '#state/read/slices/read-sales.ts';
import { readVarieties } from '#state/read/slices/read-varieties.ts';

/** Records to add or replace; fields that the file leaves out get their defaults. */
export function importedRecords(payload: JsonRecord, farm: FarmDocument): unknown {
  const orders = asRecord(payload['orders']);
  const varieties = readVarieties(payload['varieties']);
  const known = knownTargets({ ...farm, varieties: [...farm.varieties, ...varieties] });
  return {
    varieties,
    prices: readPrices(payload['prices']),
    materials: readMaterials(payload['materials'], null).materials,
    orders: {
      orders: readStoredOrders(orders['orders'], known),
      recurring: readRecurring(orders['recurring']),
      single: readSingles(orders['single']),
    },
  };
}
