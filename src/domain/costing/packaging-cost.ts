import { say, type Sentence } from '#domain/tell/say.ts';
import type { Material, Packaging } from '#domain/catalog/catalog.ts';
import { sumOf } from '#domain/records/lists.ts';
import type { CostNote } from './cost-note.ts';
import { materialPrice, quantityCost } from './material-price.ts';
import { containerLines } from './package-content.ts';

/** Cost of one package without its contents, in dollars. */
export interface PackagingCost {
  readonly container: number;
  readonly inserts: number;
  readonly label: number;
  readonly total: number;
  /** Costs that are missing or uncertain in the total. */
  readonly notes: readonly CostNote[];
}

interface Part {
  readonly dollars: number;
  readonly note: CostNote | null;
}

/** A container that is also an insert counts once. A deleted material costs nothing and adds a note. */
export function packagingCost(packaging: Packaging, materials: readonly Material[]): PackagingCost {
  const partOf = (line: Packaging['bom'][number]) => materialPart(packaging, materials, line);
  const containers = containerLines(packaging).map(partOf);
  const insertParts = packaging.bom.map(partOf);
  const labels = labelParts(packaging, materials);
  const dollarsOf = (parts: readonly Part[]) => sumOf(parts.map(({ dollars }) => dollars));
  const container = dollarsOf(containers);
  const inserts = dollarsOf(insertParts);
  const label = dollarsOf(labels);
  const notes = [...containers, ...insertParts, ...labels].flatMap(({ note }) => note ?? []);
  return { container, inserts, label, total: container + inserts + label, notes };
}

/** Sheet cost / labels per sheet × labels per package. */
function labelParts(packaging: Packaging, materials: readonly Material[]): readonly Part[] {
  if (packaging.labelRule === null) return [];
  const { labelSheetId, labelsPerUnit } = packaging.labelRule;
  const sheet = materials.find(({ id }) => id === labelSheetId);
  const labelsPerSheet = sheet?.meta.labelsPerSheet ?? 0;
  if (sheet && labelsPerSheet <= 0) {
    return [noted(say`Set labels per sheet of ${sheet.name} to include the label cost.`, sheet)];
  }
  const qty = labelsPerUnit / labelsPerSheet;
  return [materialPart(packaging, materials, { materialId: labelSheetId, qty, unit: 'each' })];
}

function materialPart(
  packaging: Packaging,
  materials: readonly Material[],
  { materialId, qty, unit }: Packaging['bom'][number],
): Part {
  const material = materials.find(({ id }) => id === materialId);
  if (material === undefined) {
    const text = say`A material of ${packaging.name} no longer exists; its cost is not included.`;
    return { dollars: 0, note: { text, mend: { to: 'packaging', id: packaging.id } } };
  }
  const price = materialPrice(material);
  if (price === null) return noted(say`Set the price of ${material.name} to include it.`, material);
  const { dollars, isConverted } = quantityCost(material, qty, unit);
  const text = say`${material.name} is priced per ${price.unit} and counted per ${unit}.`;
  return isConverted ? { dollars, note: null } : { ...noted(text, material), dollars };
}

function noted(text: Sentence, { id }: Material): Part {
  return { dollars: 0, note: { text, mend: { to: 'material', id } } };
}
