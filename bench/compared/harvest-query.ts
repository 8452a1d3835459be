import type { LinesFarm } from '../farms/dated-lines.ts';

/** One harvest: variety, days from today, ounces wanted, ounces to grow, trays. */
export type HarvestRow = readonly [string, number, number, number, number];

/** What of SQL is another word at each of the two. */
export interface SqlWords {
  /** Divides whole numbers into a whole number. */
  readonly divide: string;
  /** The smaller of two. */
  readonly least: string;
}

export const TABLES = `
  CREATE TABLE variety (id TEXT PRIMARY KEY, yield BIGINT);
  CREATE TABLE part (mix TEXT, variety TEXT, percent BIGINT);
  CREATE TABLE line (day BIGINT, variety TEXT, mix TEXT, oz BIGINT);`;

const LAST_DAY = 90;

/**
 * The harvests of all lines in one query: demand by variety and day, then day after day what is left over, with
 * a buffer of 10 % that adds a tray at most. Whole numbers throughout, so that answers can be compared exactly.
 */
export function harvestQuery({ divide, least }: SqlWords): string {
  const wanted = 'COALESCE(d.oz, 0)';
  const net = `(CASE WHEN ${wanted} > p.leftover THEN ${wanted} - p.leftover ELSE 0 END)`;
  const trays = `${least}((${net} * 110 + 100 * v.yield - 1) ${divide} (100 * v.yield), (${net} + v.yield - 1) ${divide} v.yield + 1)`;
  return `
    WITH RECURSIVE
    demand AS MATERIALIZED (
      SELECT variety, day, CAST(SUM(oz) AS BIGINT) AS oz FROM (
        SELECT variety, day, oz FROM line WHERE mix IS NULL
        UNION ALL
        SELECT part.variety, day, oz * percent ${divide} 100 FROM line JOIN part ON part.mix = line.mix
      ) GROUP BY variety, day
    ),
    plan(variety, day, oz, net, trays, leftover) AS (
      SELECT id, CAST(-1 AS BIGINT), CAST(0 AS BIGINT), CAST(0 AS BIGINT), CAST(0 AS BIGINT), CAST(0 AS BIGINT) FROM variety
      UNION ALL
      SELECT p.variety, p.day + 1, ${wanted}, ${net}, ${trays},
        CASE WHEN d.oz IS NULL THEN 0 ELSE p.leftover - ${least}(p.leftover, ${wanted}) + ${trays} * v.yield - ${net} END
      FROM plan p JOIN variety v ON v.id = p.variety
      LEFT JOIN demand d ON d.variety = p.variety AND d.day = p.day + 1
      WHERE p.day < ${LAST_DAY}
    )
    SELECT variety, day, oz, net, trays FROM plan WHERE oz > 0 ORDER BY variety, day`;
}

/** Plain objects in maps by the text of the day, as one would write it first. */
export function harvestsByObjects({ lines, parts, varieties }: LinesFarm): HarvestRow[] {
  const wanted = new Map<string, number>();
  const add = (varietyId: string, day: number, ounces: number): void => {
    const key = `${varietyId}|${day}`;
    wanted.set(key, (wanted.get(key) ?? 0) + ounces);
  };
  for (const { day, varietyId, mixId, ounces } of lines) {
    if (varietyId !== null) add(varietyId, day, ounces);
    else
      for (const part of parts.filter((one) => one.mixId === mixId))
        add(part.varietyId, day, (ounces * part.percent) / 100);
  }
  return varieties.flatMap(({ id, yieldOz }) => {
    const rows: HarvestRow[] = [];
    let leftover = 0;
    for (let day = 0; day <= LAST_DAY; day += 1) {
      const ounces = wanted.get(`${id}|${day}`) ?? 0;
      const net = Math.max(0, ounces - leftover);
      const trays = Math.min(
        Math.ceil((net * 110) / (100 * yieldOz)),
        Math.ceil(net / yieldOz) + 1,
      );
      leftover = ounces === 0 ? 0 : leftover - Math.min(leftover, ounces) + trays * yieldOz - net;
      if (ounces > 0) rows.push([id, day, ounces, net, trays]);
    }
    return rows;
  });
}
