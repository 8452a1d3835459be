import type { DryModel, ModelDemand } from '#domain/dryer-plan/question/dry-model.ts';
import type { DryVariety, GrownItem } from '#domain/dryer-plan/question/dry-plan-input.ts';
import type { DryNeed } from '#domain/dryer-plan/result/dry-plan.ts';

const END = 30;

/** Pea of 16 oz a tray that stands five days, two of them in germination under weight. */
export function aDriedPea(more: Partial<DryVariety> = {}): DryVariety {
  return {
    id: 'pea',
    name: 'Pea',
    yieldOz: 16,
    ripeDays: 5,
    growDays: 5,
    germDays: 2,
    germMode: 'WEIGHTED',
    frozen: [],
    free: [],
    core: [],
    ...more,
  };
}

/** What is dried or cut fresh of a variety, at two grams an ounce. */
export function aGrownItem(
  id: string,
  varietyId = 'pea',
  more: Partial<GrownItem> = {},
): GrownItem {
  return { id, name: id, varietyId, isFresh: false, gramsPerOz: 2, ...more };
}

/** What an order asks of powder: 50 oz of fresh greens, with nothing in stock or coming. */
export function aDryNeed(orderId: string, dueISO: string, more: Partial<DryNeed> = {}): DryNeed {
  const { oz = 50 } = more;
  return { orderId, itemId: 'powder', dueISO, grams: 2 * oz, stockG: 0, comingG: 0, oz, ...more };
}

/**
 * One dryer of seven shelves, and trays due on day 20 that can be cut from day 10 on: of the first variety
 * on one shelf each, of the second on two; the third is too heavy for it.
 */
export function aDryModel(
  trays: readonly (readonly [variety: number, trays: number])[],
  { isMixed = true, cycle = 2 }: { readonly isMixed?: boolean; readonly cycle?: number } = {},
): DryModel {
  const isHeld = new Uint8Array(END + 1);
  const canPlant = new Uint8Array(END + 1).fill(1, 10);
  const free = new Int32Array(END + 1);
  return {
    end: END,
    isMixed,
    machines: [{ dryerId: 'd1', cycle, shelves: 7, shelvesOf: [1, 2, Infinity], isHeld }],
    demands: trays.map(([variety, count]) =>
      aDemand({ variety, due: 20, trays: count, opens: 10 }),
    ),
    fresh: [],
    varieties: ['pea', 'sunflower', 'corn'].map((id) => ({ id, canPlant, free })),
  };
}

/** Trays of pea for no order. */
export function aDemand(more: Partial<ModelDemand>): ModelDemand {
  const item = { itemId: 'powder', varietyId: 'pea', dueISO: '', orders: [] };
  return { ...item, variety: 0, due: 0, trays: 1, opens: 0, ...more };
}

/** A dryer for a model on paper: days of a cycle, shelves, and the days on which it is held. */
interface PaperDryer {
  readonly cycle: number;
  readonly shelves: number;
  /** By variety the shelves of a tray. */
  readonly shelvesOf: readonly number[];
  readonly held?: readonly number[];
}

/** A variety for a model on paper: the days on which trays of it can be cut, and those that are there anyway. */
interface PaperVariety {
  readonly cut: readonly number[];
  readonly free?: Readonly<Record<number, number>>;
}

/** A model of some days, day by day; demands are trays of a variety for a day. */
export function aModelOnPaper(
  end: number,
  dryers: readonly PaperDryer[],
  grown: readonly PaperVariety[],
  wanted: readonly (readonly [variety: number, due: number, trays: number])[],
): DryModel {
  const days = Array.from({ length: end + 1 }, (_, day) => day);
  const varieties = grown.map(({ cut, free = {} }, index) => ({
    id: `v${index}`,
    canPlant: Uint8Array.from(days, (day) => (cut.includes(day) ? 1 : 0)),
    free: Int32Array.from(days, (day) => free[day] ?? 0),
  }));
  return {
    end,
    isMixed: true,
    fresh: [],
    varieties,
    machines: dryers.map(({ held = [], ...dryer }, index) => ({
      ...dryer,
      dryerId: `d${index}`,
      isHeld: Uint8Array.from(days, (day) => (held.includes(day) ? 1 : 0)),
    })),
    demands: wanted.map(([variety, due, trays]) => {
      const opens = days.find((day) => isThere(varieties[variety], day)) ?? Infinity;
      return aDemand({ variety, due, trays, opens });
    }),
  };
}

function isThere(variety: DryModel['varieties'][number] | undefined, day: number): boolean {
  return variety?.canPlant[day] === 1 || (variety?.free[day] ?? 0) > 0;
}
