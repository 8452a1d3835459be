import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { seedVarietyId } from '#domain/catalog/seeds/seed-transaction.ts';
import { effectiveYield, type Variety } from '#domain/catalog/varieties/variety.ts';
import type { GoneChange } from '#domain/orders/delivery-change.ts';
import { harvestBuffers } from '#domain/planning/crops/harvest-buffer.ts';
import { type Task, varietyOfCycle } from '#domain/planning/task.ts';
import { runToCompletion, type Incremental } from '#domain/records/run-to-completion.ts';
import { claimSteps, gatherDryClaims } from './gather-claims.ts';
import { gatherLots } from './gather-lots.ts';
import { groupBy } from '../records/lists.ts';
import { blockedLotsByVariety } from '../seed-lots/seed-lot.ts';
import { holdLots } from './hold-lots.ts';
import { weighedRecords } from './harvest-record.ts';
import { marksTasksDone } from './planting-states.ts';
import { reserveByLot } from './reserve-by-lot.ts';
import {
  type SupplyFarm,
  supplyWindow,
  type SupplyClaim,
  type SupplyDryClaim,
  type SupplyLedger,
  type VarietySupply,
} from './variety-supply.ts';
import { allocateSupply } from './allocate-supply.ts';
import { applyHarvestWeights } from './apply-harvest-weights.ts';

/**
 * Builds the supply ledger: what grows and is harvested, against all orders and loads.
 *
 * It is the only source for what will be available; screens show the plan only next to it.
 *
 * @param farm - Its tasks are those of the plan, see `planFarm`.
 */
export function supplyLedger(farm: SupplyFarm, today: IsoDate): SupplyLedger {
  const question = {
    today,
    tasks: groupBy(farm.tasks, ({ cycleKey }) => varietyOfCycle(cycleKey)),
    isTicking: marksTasksDone(farm.tasks, farm.traysPlantedLog, today),
    varietyIds: new Set(farm.varieties.map(({ id }) => id)),
  };
  return runToCompletion(supplySteps(farm, question));
}

/** Input of the ledger for some varieties, besides the farm. */
export interface SupplyQuestion {
  readonly today: IsoDate;
  /** Tasks of the plan by the variety of their cycle. */
  readonly tasks: ReadonlyMap<string, readonly Task[]>;
  readonly isTicking: boolean;
  readonly varietyIds: ReadonlySet<string>;
  /** A ledger of a farm with the very same orders: what they claim is not asked for again. */
  readonly known?: SupplyLedger | undefined;
}

/**
 * Builds the ledger of some varieties alone, which have nothing to do with each other, in steps: one of orders, and
 * one per variety.
 */
export function* supplySteps(
  farm: SupplyFarm,
  question: SupplyQuestion,
): Incremental<SupplyLedger> {
  const { today, isTicking, varietyIds } = question;
  const { known = null } = question;
  const claims = known === null ? yield* claimSteps(farm, today, (id) => varietyIds.has(id)) : null;
  yield;
  const dried = gatherDryClaims(farm, supplyWindow(today));
  const reports = reportsByVariety(farm, question);
  const bufferOf = harvestBuffers(farm.batchSettings, farm.varieties);
  const ledger = new Map<string, VarietySupply>();
  for (const variety of farm.varieties) {
    if (!varietyIds.has(variety.id)) continue;
    yield;
    const facts = {
      variety,
      isTicking,
      claims: claims?.get(variety.id) ?? known?.get(variety.id)?.claims ?? [],
      dryClaims: dried.get(variety.id) ?? [],
      bufferPercent: bufferOf(variety.id).percent,
      ...reports(variety.id),
    };
    ledger.set(variety.id, varietySupply(facts, today));
  }
  return ledger;
}

interface VarietyReports {
  readonly tasks: readonly Task[];
  readonly log: SupplyFarm['traysPlantedLog'];
  readonly losses: SupplyFarm['harvestLosses'];
  readonly weights: NonNullable<SupplyFarm['harvestLog']>;
  readonly gone: readonly GoneChange[];
  readonly blocked: ReadonlyMap<string, string>;
}

interface VarietyFacts extends VarietyReports {
  readonly variety: Variety;
  readonly claims: readonly SupplyClaim[];
  readonly dryClaims: readonly SupplyDryClaim[];
  readonly bufferPercent: number;
  readonly isTicking: boolean;
}

function varietySupply(facts: VarietyFacts, today: IsoDate): VarietySupply {
  const { variety, claims, dryClaims, bufferPercent } = facts;
  const counted = gatherLots({ ...facts, today, window: supplyWindow(today) });
  const weighed = applyHarvestWeights(counted, {
    ...facts,
    yieldOz: effectiveYield(variety),
    weights: weighedRecords(variety, facts.weights),
  });
  const grown = holdLots(weighed, facts);
  const walked = allocateSupply({ lots: grown, claims: [...claims, ...dryClaims] }, today);
  const reserveOf = reserveByLot(grown, walked, bufferPercent, variety.live === true);
  const lots = grown.map((lot) => {
    const leftOz = walked.leftOz.get(lot.id) ?? 0;
    const reserveOz = reserveOf.get(lot.id) ?? 0;
    return { ...lot, leftOz, reserveOz, freeOz: leftOz - reserveOz };
  });
  const served = walked.claims.filter((claim) => 'order' in claim);
  const dried = walked.claims.filter((claim) => 'loadId' in claim);
  const { carriedInOz } = walked;
  return { varietyId: variety.id, lots, claims: served, dryClaims: dried, carriedInOz };
}

const NO_BOOKINGS: NonNullable<SupplyFarm['seedsInventory']> = [];
const NONE_BLOCKED: ReadonlyMap<string, string> = new Map();

function reportsByVariety(
  farm: SupplyFarm,
  { tasks, varietyIds }: SupplyQuestion,
): (varietyId: string) => VarietyReports {
  const log = groupBy(
    farm.traysPlantedLog.filter(({ varietyId }) => varietyIds.has(varietyId)),
    ({ varietyId }) => varietyId,
  );
  const losses = groupBy(farm.harvestLosses, ({ varietyId }) => varietyId);
  const weights = groupBy(farm.harvestLog ?? [], ({ cycleKey }) => varietyOfCycle(cycleKey));
  const isGone = (farm.deliveryChanges ?? []).filter((change) => change.kind === 'GONE');
  const gone = groupBy(isGone, ({ varietyId }) => varietyId);
  const blocked = blockedLotsByVariety(farm.seedsInventory ?? NO_BOOKINGS);
  return (varietyId) => ({
    tasks: tasks.get(varietyId) ?? [],
    log: log.get(varietyId) ?? [],
    losses: losses.get(varietyId) ?? [],
    weights: weights.get(varietyId) ?? [],
    gone: gone.get(varietyId) ?? [],
    blocked: blocked.get(seedVarietyId(farm.varieties, varietyId)) ?? NONE_BLOCKED,
  });
}
