import { addDays } from '#domain/calendar/iso-date.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';
import { planDays } from '#domain/dryer-plan/question/build-dry-plan-input.ts';
import { seededDraws, type SeededDraws } from '#tests/support/random/seeded-draws.ts';

/** A kind of farm that plans of real machines are compared on. */
export interface DryPlanFamily {
  readonly name: string;
  readonly varieties: number;
  /** Days from today on which orders are due. */
  readonly days: number;
  readonly dryers: number;
  /** Shelves of each dryer, and days of its cycle. */
  readonly shelves?: readonly [least: number, most: number];
  readonly cycles?: readonly [least: number, most: number];
  /** Trays of an item that are wanted for one day. */
  readonly lots?: readonly [least: number, most: number];
  /** Orders are due on Fridays. */
  readonly isWeekly?: boolean;
  /** Orders are due in the first days after the first trays are ripe. */
  readonly isTight?: boolean;
  /** One variety a load. */
  readonly isUnmixed?: boolean;
}

const usual = (varieties: number, days: number, dryers: number): DryPlanFamily => ({
  name: `${varieties}/${days}/${dryers}`,
  varieties,
  days,
  dryers,
});

/** The six sizes: varieties, days, dryers; from a hobby to a factory. */
export const DRY_PLAN_SIZES: readonly DryPlanFamily[] = [
  usual(3, 14, 1),
  usual(6, 28, 1),
  usual(6, 28, 2),
  usual(12, 60, 2),
  usual(20, 90, 3),
  usual(40, 90, 6),
];

/** Farms of other kinds. */
export const OTHER_FAMILIES: readonly DryPlanFamily[] = [
  { ...usual(12, 30, 3), name: 'tight windows 12/30/3', isTight: true },
  {
    ...usual(12, 60, 3),
    name: 'uneven dryers 12/60/3',
    shelves: [3, 12],
    cycles: [1, 4],
  },
  { ...usual(12, 60, 2), name: 'weekly peaks 12/60/2', isWeekly: true },
  { ...usual(20, 60, 2), name: 'lots of 1 to 3 20/60/2', lots: [1, 3] },
  { ...usual(6, 28, 2), name: 'one variety a load 6/28/2', isUnmixed: true },
];

const TODAY = '2026-11-20';
const USUAL_SHELVES = [7, 7] as const;
const USUAL_CYCLES = [1, 2] as const;
const USUAL_LOTS = [1, 10] as const;
/** Ounces that a shelf carries; varieties of more take two shelves a tray. */
const SHELF_OZ = 16;
const YIELDS = [8, 10, 12, 14, 16, 20] as const;
const RIPE_DAYS = [7, 10] as const;
/** Share of all room that is wanted. */
const LOAD = 0.85;
/** Days on which the orders of tight windows are due. */
const TIGHT_DAYS = 10;

/** A farm of a family: demands until the load is reached. */
export function dryPlanFamily(family: DryPlanFamily, seed: number): DryPlanInput {
  const draws = seededDraws(seed);
  const varieties = Array.from({ length: family.varieties }, (_, index) => ({
    id: `v${index}`,
    name: `Variety ${index}`,
    yieldOz: YIELDS[draws.whole(0, YIELDS.length - 1)] ?? 0,
    ripeDays: draws.whole(...RIPE_DAYS),
    growDays: 14,
    germDays: 3,
    germMode: 'WEIGHTED' as const,
    frozen: [],
    free: [],
    core: [],
  }));
  const dryers = Array.from({ length: family.dryers }, (_, index) => ({
    id: `d${index}`,
    label: `Dryer ${index}`,
    shelves: draws.whole(...(family.shelves ?? USUAL_SHELVES)),
    cycleDays: draws.whole(...(family.cycles ?? USUAL_CYCLES)),
    shelfMaxOz: SHELF_OZ,
  }));
  const perDay = dryers.reduce((sum, { shelves, cycleDays }) => sum + shelves / cycleDays, 0);
  const needs: DryPlanInput['needs'][number][] = [];
  const [firstRipe] = RIPE_DAYS;
  const span = family.isTight === true ? TIGHT_DAYS : family.days - firstRipe;
  let shelves = 0;
  while (shelves < LOAD * perDay * span) {
    const variety = draws.whole(0, family.varieties - 1);
    const { yieldOz = 1, ripeDays = 0 } = varieties[variety] ?? {};
    const trays = draws.whole(...(family.lots ?? USUAL_LOTS));
    const earliest = ripeDays + USUAL_CYCLES[1];
    const due = dueDay(draws, family, earliest);
    needs.push({
      orderId: `O-${needs.length}`,
      itemId: `i${variety}`,
      dueISO: addDays(TODAY, due),
      grams: trays * yieldOz,
      stockG: 0,
      comingG: 0,
      oz: trays * yieldOz,
    });
    shelves += trays * Math.ceil(yieldOz / SHELF_OZ);
  }
  const bare = { today: TODAY, needs, varieties, dryers };
  const room = Array<number>(planDays(bare) + 1).fill(0);
  const none = {
    germination: room,
    grow: room,
    withHoles: room,
    withoutHoles: room,
  };
  return {
    ...bare,
    needs: needs.toSorted((a, b) => Date.parse(a.dueISO) - Date.parse(b.dueISO)),
    isMixed: family.isUnmixed !== true,
    mustFit: false,
    notPlanned: [],
    lateComing: [],
    holders: [],
    items: varieties.map(({ id, name }, index) => ({
      id: `i${index}`,
      name,
      varietyId: id,
      isFresh: false,
      gramsPerOz: 1,
    })),
    kept: [],
    room: { stackLimit: 4, used: none, have: none },
  };
}

function dueDay(draws: SeededDraws, { days, isTight, isWeekly }: DryPlanFamily, earliest: number) {
  if (isTight === true) return earliest + draws.whole(0, TIGHT_DAYS - 2);
  const day = draws.whole(earliest, days);
  // Today is a Friday.
  return isWeekly === true ? Math.min(Math.floor(days / 7) * 7, Math.ceil(day / 7) * 7) : day;
}
