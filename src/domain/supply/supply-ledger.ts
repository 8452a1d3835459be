import { seedVarietyId } from '#domain/catalog/seeds/seed-transaction.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { harvestBuffers } from '#domain/planning/crops/harvest-buffer.ts';
import { type Task, type TraysPlantedEntry, varietyOfCycle } from '#domain/planning/task.ts';
import { runToCompletion, type Incremental } from '#domain/records/run-to-completion.ts';
import { claimSteps, gatherDryClaims } from './gather-claims.ts';
import { gatherLots } from './gather-lots.ts';
import { groupBy } from '../records/lists.ts';
import { seedOfBatches } from '../seed-lots/batch-seed.ts';
import { blockedLotsByVariety } from '../seed-lots/seed-lot.ts';
import { marksTasksDone } from './planting-states.ts';
import {
  type GrownLot,
  type SupplyFarm,
  supplyWindow,
  type SupplyClaim,
  type SupplyDryClaim,
  type SupplyLedger,
  type VarietySupply,
} from './variety-supply.ts';
import { allocateSupply, reserveByLot } from './allocate-supply.ts';
import {
  applyHarvestWeights,
  reportsByVariety,
  type VarietyReports,
} from './apply-harvest-weights.ts';

/**
 * What grows and is harvested, against all orders and loads: the only source for what will be available.
 *
 * @param farm - Its tasks are those of the plan, see `planFarm`.
 */
export function supplyLedger(
  farm: SupplyFarm,
  today: IsoDate,
  varietyIds: ReadonlySet<string> = new Set(farm.varieties.map(({ id }) => id)),
): SupplyLedger {
  const question = {
    today,
    tasks: groupBy(farm.tasks, ({ cycleKey }) => varietyOfCycle(cycleKey)),
    isTicking: marksTasksDone(farm.tasks, farm.traysPlantedLog, today),
    varietyIds,
  };
  return runToCompletion(supplySteps(farm, question));
}

interface SupplyQuestion {
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
  const reports = reportsByVariety(farm, varietyIds);
  const hold = lotHolder(farm);
  const bufferOf = harvestBuffers(farm.batchSettings, farm.varieties);
  const ledger = new Map<string, VarietySupply>();
  for (const variety of farm.varieties) {
    if (!varietyIds.has(variety.id)) continue;
    yield;
    const facts = {
      variety,
      isTicking,
      hold,
      tasks: question.tasks.get(variety.id) ?? [],
      claims: claims?.get(variety.id) ?? known?.get(variety.id)?.claims ?? [],
      dryClaims: dried.get(variety.id) ?? [],
      bufferPercent: bufferOf(variety.id).percent,
      ...reports(variety.id),
    };
    ledger.set(variety.id, varietySupply(facts, today));
  }
  return ledger;
}

interface VarietyFacts extends VarietyReports {
  readonly variety: Variety;
  readonly tasks: readonly Task[];
  readonly claims: readonly SupplyClaim[];
  readonly dryClaims: readonly SupplyDryClaim[];
  readonly bufferPercent: number;
  readonly isTicking: boolean;
  readonly hold: ReturnType<typeof lotHolder>;
}

const NO_BOOKINGS: NonNullable<SupplyFarm['seedsInventory']> = [];

/** Makes the lots of a variety that have a tray of a blocked seed lot give nothing. */
function lotHolder({ varieties, seedsInventory = NO_BOOKINGS }: SupplyFarm) {
  const blockedLots = blockedLotsByVariety(seedsInventory);
  return (
    lots: readonly GrownLot[],
    { variety, tasks, log }: Pick<VarietyFacts, 'variety' | 'tasks' | 'log'>,
  ): readonly GrownLot[] => {
    const blocked = blockedLots.get(seedVarietyId(varieties, variety.id));
    if (blocked === undefined) return lots;
    const isOfBlocked = ({ seedLots = [] }: TraysPlantedEntry) =>
      seedLots.some(({ txnId }) => blocked.has(txnId));
    if (!log.some(isOfBlocked)) return lots;
    const seedOf = seedOfBatches(log, tasks);
    return lots.map((lot) => {
      const codes = seedOf(lot).flatMap(({ txnId }) => blocked.get(txnId ?? '') ?? []);
      return codes.length === 0 ? lot : { ...lot, oz: 0, held: { oz: lot.oz, codes } };
    });
  };
}

function varietySupply(facts: VarietyFacts, today: IsoDate): VarietySupply {
  const { variety, claims, dryClaims, bufferPercent } = facts;
  const counted = gatherLots({ ...facts, today, window: supplyWindow(today) });
  const grown = facts.hold(applyHarvestWeights(counted, variety, facts), facts);
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
