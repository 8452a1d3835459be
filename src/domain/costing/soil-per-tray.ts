import { money, say, type Sentence } from '#domain/tell/say.ts';
import type { Catalog, Material, SoilAmount } from '#domain/catalog/catalog.ts';
import { tryConvert } from '#domain/units/convert.ts';
import { unitFamily, readUnitName } from '#domain/units/unit.ts';
import type { CostNote } from './cost-note.ts';
import { materialPrice } from './material-price.ts';

export interface SoilPerTray {
  /** 0 if the cost is unknown; then the note says why. */
  readonly dollars: number;
  readonly note: CostNote | null;
}

const ZERO_COST = say`Soil cost is ${money(0)} — set a primary soil and its cost.`;
const NOT_CONVERTED = say`Could not convert soil amount.`;

/** The soil that trays are filled with, or null while none is chosen. */
export function primarySoil(catalog: Pick<Catalog, 'materials' | 'soilConfig'>): Material | null {
  const { materials, soilConfig } = catalog;
  return materials.find(({ id }) => id === soilConfig.soilMaterialId) ?? null;
}

export function soilPerTray(catalog: Pick<Catalog, 'materials' | 'soilConfig'>): SoilPerTray {
  const soil = primarySoil(catalog);
  if (soil === null) {
    return { dollars: 0, note: { text: ZERO_COST, mend: { to: 'materials' } } };
  }
  return soilMaterialPerTray(soil);
}

/** Cost of filling a tray with this soil, from its price and its average amount per tray. */
export function soilMaterialPerTray(soil: Material): SoilPerTray {
  const amount = soil.meta.avgSoilPerTray;
  const problem = amountProblem(soil.name, amount);
  if (amount === undefined || problem !== null) return missing(soil, problem ?? ZERO_COST);
  const dollars = soilCost(soil, amount);
  if (typeof dollars !== 'number') return missing(soil, dollars);
  return dollars === 0 ? missing(soil, ZERO_COST) : { dollars, note: null };
}

export function soilAmountNote(soil: Material): CostNote | null {
  const problem = amountProblem(soil.name, soil.meta.avgSoilPerTray);
  return problem === null ? null : { text: problem, mend: { to: 'material', id: soil.id } };
}

function amountProblem(soil: string, amount: SoilAmount | undefined): Sentence | null {
  if (amount === undefined) {
    return say`Soil material "${soil}" is missing an average per-tray amount.`;
  }
  if (!(amount.qty > 0)) return say`Set average soil per tray for ${soil} to include soil cost.`;
  const unit = readUnitName(amount.unit);
  if (unit === null) return say`Soil unit "${amount.unit}" not recognised.`;
  const family = unitFamily(unit);
  return family === 'count' ? say`Unsupported soil unit category: ${family}.` : null;
}

function soilCost(soil: Material, amount: SoilAmount): number | Sentence {
  const price = materialPrice(soil);
  if (price === null) return 0;
  const family = unitFamily(price.unit);
  if (family === 'count') return say`Unsupported soil unit category: ${family}.`;
  const qty = tryConvert(amount.qty, amount.unit, price.unit, soil.meta);
  if (qty === null) return say`Soil amount in ${amount.unit} is not convertible to ${price.unit}.`;
  const cost = price.dollars * qty;
  return Number.isFinite(cost) ? cost : NOT_CONVERTED;
}

function missing(soil: Material, text: Sentence): SoilPerTray {
  return { dollars: 0, note: { text, mend: { to: 'material', id: soil.id } } };
}
