import { createSelector } from 'reselect';
import { customerKey } from '#domain/customers/customer.ts';
import { compareTexts, firstOfEach } from '#domain/records/lists.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** The names of all suppliers, each once, in the spelling that comes first. */
export const selectSuppliers: (farm: FarmDocument) => readonly string[] = createSelector(
  (farm: FarmDocument) => farm.varieties,
  (farm: FarmDocument) => farm.catalog.materials,
  (farm: FarmDocument) => farm.purchases,
  (varieties, materials, purchases = []) => {
    const names = [
      ...varieties.map(({ seedInfo }) => seedInfo.supplier ?? ''),
      ...materials.map(({ meta }) => meta.supplier ?? ''),
      ...purchases.map(({ supplier }) => supplier),
    ];
    const spelled = names.map((name) => name.trim()).filter((name) => name !== '');
    return firstOfEach(spelled, customerKey).toSorted(compareTexts);
  },
);
