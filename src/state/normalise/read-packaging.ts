import type { Packaging } from '#domain/catalog/catalog.ts';
import type { Quantity } from '#domain/units/unit.ts';
import { readChoice, readNumber, readText, readTextOrNull } from './coerce.ts';
import { isRecord, type JsonRecord } from './json-record.ts';
import { listRecords, readRecords } from './read-records.ts';
import { readQuantity, readUnit } from './read-unit.ts';
import { settle } from './settle.ts';

/** The farm's packages. */
export function readPackaging(value: unknown): Packaging[] {
  return readRecords(value, 'pkg', readPackage);
}

/** A package; empty fills and a label rule without its sheet are none. */
export function readPackage(source: JsonRecord, id: string): Packaging {
  return settle<Packaging>(source, {
    id,
    name: readText(source.name),
    category: readChoice(source.category, ['MICROGREENS', 'OTHER'], 'OTHER'),
    containerMaterialId: readTextOrNull(source.containerMaterialId),
    netContent: readFill(source.netContent),
    microgreenContent: readFill(source.microgreenContent),
    bom: listRecords(source.bom).map(readInsert),
    labelRule: readLabelRule(source.labelRule),
    notes: readText(source.notes),
  });
}

/** What goes into a package; nothing in it is no fill. */
function readFill(value: unknown): Quantity | null {
  const fill = readQuantity(value, 'oz');
  return fill !== null && fill.qty > 0 ? fill : null;
}

function readInsert(source: JsonRecord): Packaging['bom'][number] {
  return settle<Packaging['bom'][number]>(source, {
    materialId: readText(source.materialId),
    qty: readNumber(source.qty, 1, { min: 1 }),
    unit: readUnit(source.unit, 'each'),
  });
}

function readLabelRule(value: unknown): Packaging['labelRule'] {
  if (!isRecord(value)) return null;
  const labelSheetId = readTextOrNull(value.labelSheetId);
  if (labelSheetId === null) return null;
  return settle<NonNullable<Packaging['labelRule']>>(value, {
    labelSheetId,
    labelsPerUnit: readNumber(value.labelsPerUnit, 1, { min: 1 }),
  });
}
