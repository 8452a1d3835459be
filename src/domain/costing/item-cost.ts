import { amountUnitOf } from '#domain/catalog/varieties/variety.ts';
import type { Order, OrderItem } from '#domain/orders/order.ts';
import { contentCost } from './content-cost.ts';
import type { CostBook } from './cost-book.ts';
import type { CostNote } from './cost-note.ts';
import { type ItemShare, type SharedItem, shareItem } from './item-shares.ts';
import { matchPackaging } from './package-content.ts';
import type { VarietyCost } from './variety-cost.ts';

/** Dollars of all packages of an item: what they are made of, and the overhead of packing them. */
interface Packing {
  readonly packaging: number;
  readonly overhead: number;
  readonly notes: readonly CostNote[];
}

const LOOSE: Packing = { packaging: 0, overhead: 0, notes: [] };

/**
 * Cost of one order item, in unrounded dollars. Trays are fractions: ounces divided by the known yield. Packages of a
 * mix are shared by ounces.
 */
export function costItem(order: Order, item: OrderItem, book: CostBook) {
  const shared = shareItem(order, item, book);
  const packing = packingOf(shared, book);
  const shares = shared.shares
    .filter(({ ounces }) => ounces > 0)
    .map((share) => costShare(share, book));
  const ouncesOfAll = shares.reduce((sum, { cost }) => sum + cost.ounces, 0);
  return {
    packages: shared.packed?.count ?? 0,
    ounces: shared.ounces,
    liveTrays: shared.liveTrays,
    varieties: shares.map(({ cost }) => withPacking(cost, packing, cost.ounces / ouncesOfAll)),
    notes: [...shared.notes, ...shares.flatMap(({ notes }) => notes), ...packing.notes],
  };
}

function packingOf({ packed }: SharedItem, book: CostBook): Packing {
  if (packed === null) return LOOSE;
  const { packaging, note } = matchPackaging(book, packed);
  const cost = packaging === null ? undefined : book.packagingCosts.get(packaging.id);
  return {
    packaging: packed.count * (cost?.total ?? 0),
    overhead: packed.count * book.overhead.perUnit,
    notes: [...(note === null ? [] : [note]), ...(cost?.notes ?? [])],
  };
}

function costShare(
  { variety, ounces }: ItemShare,
  book: CostBook,
): { readonly cost: VarietyCost; readonly notes: readonly CostNote[] } {
  const { perTray, monthPerTray, perOz } = book.overhead;
  if (variety === null) {
    const parts = { seed: 0, soil: 0, overhead: ounces * perOz, packaging: 0 };
    return { cost: { varietyId: null, name: 'Unknown product', ounces, parts }, notes: [] };
  }
  const { trays, slots, seed, soil, notes } = contentCost(book, variety, ounces);
  const weighed = variety.live === true ? 0 : ounces;
  const overhead = slots * (perTray + monthPerTray) + weighed * perOz;
  const soilNote = trays === null ? null : book.soil.note;
  return {
    cost: {
      varietyId: variety.id,
      name: variety.name,
      ounces,
      parts: { seed, soil, overhead, packaging: 0 },
      ...amountUnitOf(variety),
    },
    notes: soilNote === null ? notes : [...notes, soilNote],
  };
}

function withPacking(cost: VarietyCost, packing: Packing, share: number): VarietyCost {
  const { parts } = cost;
  return {
    ...cost,
    parts: {
      ...parts,
      overhead: parts.overhead + packing.overhead * share,
      packaging: parts.packaging + packing.packaging * share,
    },
  };
}
