import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { groupBy } from '#domain/records/lists.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';

/** What somebody wants on a day, of a variety or of a mix, in whole ounces. */
export interface DatedLine {
  /** Days from today. */
  readonly day: number;
  readonly varietyId: string | null;
  readonly mixId: string | null;
  readonly ounces: number;
}

/** A farm that wants so many dated lines, and the same as rows of tables. */
export interface LinesFarm {
  readonly farm: FarmDocument;
  readonly lines: readonly DatedLine[];
  readonly parts: readonly {
    readonly mixId: string;
    readonly varietyId: string;
    readonly percent: number;
  }[];
  readonly varieties: readonly { readonly id: string; readonly yieldOz: number }[];
}

const VARIETIES = 40;
const MIXES = 20;
const DAYS = 90;
const LINES_OF_AN_ORDER = 5;

/** 40 varieties, 20 mixes, 90 days. Ounces are such that every share of a mix is a whole number. */
export function linesFarm(count: number, today: IsoDate): LinesFarm {
  const draws = seededDraws(11);
  const varieties = Array.from({ length: VARIETIES }, (_, at) => ({
    id: `var_${String(at).padStart(2, '0')}`,
    yieldOz: draws.whole(6, 14),
  }));
  const parts = Array.from({ length: MIXES }, (_, at) =>
    [50, 30, 20].map((percent, part) => ({
      mixId: `mix_${at}`,
      varietyId: varieties[(at * 7 + part * 11) % VARIETIES]?.id ?? '',
      percent,
    })),
  ).flat();
  const lines = Array.from({ length: count }, (_, at): DatedLine => {
    const day = draws.whole(0, DAYS);
    const ounces = 10 * draws.whole(1, 6);
    return at % 3 === 0
      ? { day, varietyId: null, mixId: `mix_${draws.whole(0, MIXES - 1)}`, ounces }
      : { day, varietyId: varieties[draws.whole(0, VARIETIES - 1)]?.id ?? '', mixId: null, ounces };
  });
  return { farm: farmOf({ lines, parts, varieties }, today), lines, parts, varieties };
}

function farmOf(
  { lines, parts, varieties }: Omit<LinesFarm, 'farm'>,
  today: IsoDate,
): FarmDocument {
  const byDay = groupBy(lines, ({ day }) => day);
  const orders = [...byDay].flatMap(([day, ofDay]) =>
    Array.from({ length: Math.ceil(ofDay.length / LINES_OF_AN_ORDER) }, (_, at) => ({
      id: `ord_${day}_${at}`,
      kind: 'ONCE',
      date: addDays(today, day),
      orderCategory: 'GENERAL',
      items: ofDay
        .slice(at * LINES_OF_AN_ORDER, (at + 1) * LINES_OF_AN_ORDER)
        .map(({ varietyId, mixId, ounces }, line) => ({
          id: `li_${line}`,
          mode: 'BULK',
          ...(varietyId === null ? { productId: mixId } : { varietyId }),
          weight: ounces,
          unit: 'oz',
        })),
    })),
  );
  const mixes = groupBy(parts, ({ mixId }) => mixId);
  return normalizeFarm({
    ...freshFarm(),
    orders,
    varieties: varieties.map(({ id, yieldOz }) => ({
      id,
      name: id,
      yieldOzPerTray: yieldOz,
      daysToHarvest: 10,
      steps: [
        { id: 'stp_1', type: 'PLANT', dayStart: 0, dayEnd: 0 },
        { id: 'stp_2', type: 'LIGHTS', dayStart: 4, dayEnd: 4 },
        { id: 'stp_3', type: 'HARVEST', dayStart: 10, dayEnd: 10 },
      ],
    })),
    products: [...mixes].map(([id, ofMix]) => ({
      id,
      type: 'mix',
      name: id,
      packageSizeOz: 10,
      components: ofMix.map(({ varietyId, percent }) => ({ varietyId, percent })),
    })),
    batchSettings: { generalBufferPercent: 10, maxExtraTrays: 1 },
  });
}
