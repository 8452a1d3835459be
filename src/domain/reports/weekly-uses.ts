import { say } from '#domain/tell/say.ts';
import type { Catalog, Material, Packaging } from '#domain/catalog/catalog.ts';
import { soilShareOf, traySizeOf, type TraySizes } from '#domain/catalog/tray-size.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { byId } from '#domain/records/change-records.ts';
import { sumOf } from '#domain/records/lists.ts';
import type { CostNote } from '#domain/costing/cost-note.ts';
import {
  type PackageContent,
  containerLines,
  matchPackaging,
} from '#domain/costing/package-content.ts';
import { labelsPerPackage } from '#domain/costing/label-estimate.ts';
import { primarySoil, soilAmountNote } from '#domain/costing/soil-per-tray.ts';
import { readUnitName, type Quantity } from '#domain/units/unit.ts';
import type { WeeklyDemand } from './weekly-demand.ts';

export interface MaterialUse {
  readonly materialId: string;
  readonly amount: Quantity;
}

/** Weekly use of packaging and soil, with what can't be computed. */
interface WeeklyUses {
  readonly uses: readonly MaterialUse[];
  readonly notes: readonly CostNote[];
}

/** Stock that a week's packages and trays use: containers, inserts, label sheets and soil. */
export function weeklyUses(
  demand: WeeklyDemand,
  catalog: Catalog,
  soilShareFor: SoilShares = () => 1,
): WeeklyUses {
  const parts = [
    ...[...demand.packages].map(([ounces, count]) => packageUses({ ounces }, count, catalog)),
    ...[...demand.liveTrays].map(([traySizeId, count]) =>
      packageUses({ ounces: 1, traySizeId }, count, catalog),
    ),
    soilUses(
      sumOf([...demand.trays].map(([varietyId, count]) => count * soilShareFor(varietyId))),
      catalog,
    ),
  ];
  return {
    uses: parts.flatMap(({ uses }) => uses),
    notes: parts.flatMap(({ notes }) => notes),
  };
}

/** Stock that packages of one content use: containers, inserts and label sheets. */
export function packageUses(content: PackageContent, count: number, catalog: Catalog): WeeklyUses {
  const { packaging, note } = matchPackaging(catalog, content);
  if (packaging === null) return { uses: [], notes: note === null ? [] : [note] };
  const labels = labelUse(packaging, catalog.materials);
  const lines = [...containerLines(packaging), ...packaging.bom, ...labels.lines];
  return {
    uses: lines.map(({ materialId, qty, unit }) => ({
      materialId,
      amount: { qty: qty * count, unit },
    })),
    notes: labels.notes,
  };
}

/** Sheets of labels for one package; without a rule one label of the first sheet. */
function labelUse(
  { labelRule }: Packaging,
  materials: readonly Material[],
): { readonly lines: Packaging['bom']; readonly notes: readonly CostNote[] } {
  const sheet = materials.find(({ id, type }) =>
    labelRule === null ? type === 'label_sheet' : id === labelRule.labelSheetId,
  );
  if (sheet === undefined) return { lines: [], notes: [] };
  const labelsPerSheet = sheet.meta.labelsPerSheet ?? 0;
  if (labelsPerSheet <= 0) {
    const text = say`Set labels per sheet of ${sheet.name} to track its use.`;
    return { lines: [], notes: [{ text, mend: { to: 'material', id: sheet.id } }] };
  }
  const qty = labelsPerPackage(labelRule) / labelsPerSheet;
  return { lines: [{ materialId: sheet.id, qty, unit: 'each' }], notes: [] };
}

/** Soil of a tray of a variety, as a share of a 1020's. */
type SoilShares = (varietyId: string) => number;

/** Looks up how much soil the trays of a farm's varieties take. */
export function soilShares({
  varieties,
  catalog,
}: {
  readonly varieties: readonly Variety[];
  readonly catalog: TraySizes;
}): SoilShares {
  const known = byId(varieties);
  return (varietyId) => soilShareOf(traySizeOf(catalog, known.get(varietyId) ?? {}));
}

/** Soil that trays use, from the primary soil; of another size as many 1020s as take as much. */
export function soilUses(trays: number, catalog: Catalog): WeeklyUses {
  const soil = primarySoil(catalog);
  const perTray = soil?.meta.avgSoilPerTray;
  const note = soil && soilAmountNote(soil);
  const unit = readUnitName(perTray?.unit);
  if (soil === null || perTray === undefined || unit === null || note !== null) {
    return { uses: [], notes: note === null ? [] : [note] };
  }
  const amount = { qty: perTray.qty * trays, unit };
  return { uses: [{ materialId: soil.id, amount }], notes: [] };
}
