import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { effectiveYield } from '#domain/catalog/varieties/effective-yield.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { GoneChange } from '#domain/orders/delivery-change.ts';
import { harvestBuffers } from '#domain/planning/harvest-buffer.ts';
import type { Task } from '#domain/planning/task.ts';
import { gatherClaims } from './gather-claims.ts';
import { gatherLots } from './gather-lots.ts';
import { groupBy } from './group-by.ts';
import { isTickingFarm } from './planting-states.ts';
import { reserveByLot } from './reserve-by-lot.ts';
import type { ServedClaim, SupplyClaim } from './supply-claim.ts';
import type { SupplyFarm } from './supply-farm.ts';
import type { SupplyLot } from './supply-lot.ts';
import { supplyWindow } from './supply-window.ts';
import { walkSupply } from './walk-supply.ts';
import { weighLots } from './weigh-lots.ts';

/** What is really there of one variety, laid against what was promised. */
export interface VarietySupply {
  readonly varietyId: string;
  /** By harvest day, then in the order in which they are used. */
  readonly lots: readonly SupplyLot[];
  /** By harvest day, then in the order in which they are served. */
  readonly claims: readonly ServedClaim[];
  /** Ounces left of the days before, by the day on which they stand ready. */
  readonly carriedInOz: ReadonlyMap<IsoDate, number>;
}

/** What is really there of every variety, by its id. */
export type SupplyLedger = ReadonlyMap<string, VarietySupply>;

/**
 * The supply ledger: what is really growing and cut, against all that was promised.
 *
 * It is the one place that says what will be there; screens show the plan only beside it. Varieties
 * have nothing to do with each other, so it can be asked for some of them alone.
 *
 * @param farm - Its tasks are those of the plan, see `planFarm`.
 * @param varietyIds - All varieties of the farm unless said otherwise.
 */
export function supplyLedger(
  farm: SupplyFarm,
  today: IsoDate,
  varietyIds?: ReadonlySet<string>,
): SupplyLedger {
  const isWanted = (varietyId: string) => varietyIds === undefined || varietyIds.has(varietyId);
  const claims = gatherClaims(farm, supplyWindow(today), isWanted);
  const reports = reportsByVariety(farm);
  const bufferOf = harvestBuffers(farm.batchSettings);
  const isTicking = isTickingFarm(farm.tasks, farm.traysPlantedLog, today);
  const varieties = farm.varieties.filter(({ id }) => isWanted(id));
  return new Map(
    varieties.map((variety) => {
      const facts = {
        variety,
        isTicking,
        claims: claims.get(variety.id) ?? [],
        bufferPercent: bufferOf(variety.id).percent,
        ...reports(variety.id),
      };
      return [variety.id, varietySupply(facts, today)];
    }),
  );
}

interface VarietyReports {
  readonly tasks: readonly Task[];
  readonly log: SupplyFarm['traysPlantedLog'];
  readonly losses: SupplyFarm['harvestLosses'];
  readonly weights: NonNullable<SupplyFarm['harvestLog']>;
  readonly gone: readonly GoneChange[];
}

interface VarietyFacts extends VarietyReports {
  readonly variety: Variety;
  readonly claims: readonly SupplyClaim[];
  readonly bufferPercent: number;
  readonly isTicking: boolean;
}

function varietySupply(facts: VarietyFacts, today: IsoDate): VarietySupply {
  const { variety, claims, bufferPercent } = facts;
  const counted = gatherLots({ ...facts, today, window: supplyWindow(today) });
  const grown = weighLots(counted, { ...facts, yieldOz: effectiveYield(variety) });
  const walked = walkSupply({ lots: grown, claims }, today);
  const reserveOf = reserveByLot(grown, walked, bufferPercent);
  const lots = grown.map((lot) => {
    const leftOz = walked.leftOz.get(lot.id) ?? 0;
    const reserveOz = reserveOf.get(lot.id) ?? 0;
    return { ...lot, leftOz, reserveOz, freeOz: leftOz - reserveOz };
  });
  const { claims: served, carriedInOz } = walked;
  return { varietyId: variety.id, lots, claims: served, carriedInOz };
}

/** What is known of each variety. */
function reportsByVariety(farm: SupplyFarm): (varietyId: string) => VarietyReports {
  const tasks = groupBy(farm.tasks, ({ cycleKey }) => varietyOfCycle(cycleKey));
  const log = groupBy(farm.traysPlantedLog, ({ varietyId }) => varietyId);
  const losses = groupBy(farm.harvestLosses, ({ varietyId }) => varietyId);
  const weights = groupBy(farm.harvestLog ?? [], ({ cycleKey }) => varietyOfCycle(cycleKey));
  const isGone = (farm.deliveryChanges ?? []).filter((change) => change.kind === 'GONE');
  const gone = groupBy(isGone, ({ varietyId }) => varietyId);
  return (varietyId) => ({
    tasks: tasks.get(varietyId) ?? [],
    log: log.get(varietyId) ?? [],
    losses: losses.get(varietyId) ?? [],
    weights: weights.get(varietyId) ?? [],
    gone: gone.get(varietyId) ?? [],
  });
}

function varietyOfCycle(cycleKey: string): string {
  return cycleKey.slice(0, Math.max(0, cycleKey.lastIndexOf('|')));
}
