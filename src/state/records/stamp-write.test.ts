import { expect, test } from 'vitest';
import { aFarm } from '#tests/support/builders/builders.ts';
import { diffDocuments } from '../document/document-patch.ts';
import { stampWrite } from './stamp-write.ts';

test('a change of the catalog carries the stamp of its write', () => {
  const before = aFarm();
  const catalog = { ...before.catalog, soilConfig: { soilMaterialId: 'mat_1' } };
  const after = { ...before, catalog };
  const { meta } = stampWrite(before, after, diffDocuments(before, after), 1000);
  expect(meta).toEqual({ version: 2, lastWriteAt: 1000, catalogUpdatedAt: 1000 });
});
