import { type IsoDate, addDays, earliestOf, type IsoSpan } from '#domain/calendar/iso-date.ts';
import { type Variety, shelfLifeOf } from '#domain/catalog/varieties/variety.ts';
import { type Task, varietyOfCycle } from '#domain/planning/task.ts';
import { groupBy, addToGroup } from '#domain/records/lists.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { allocateSupply } from '../supply/allocate-supply.ts';
import {
  applyHarvestWeights,
  reportsByVariety,
  type VarietyReports,
} from '../supply/apply-harvest-weights.ts';
import { claimSteps, gatherDryClaims } from '../supply/gather-claims.ts';
import { gatherLots, type LotFacts } from '../supply/gather-lots.ts';
import { marksTasksDone } from '../supply/planting-states.ts';
import type { SupplyClaim, SupplyDryClaim, GrownLot } from '../supply/variety-supply.ts';
import { goneVariety, type TraceFarm } from './trace-farm.ts';

/** Days of harvests around those that are asked about: what is carried comes from no further. */
const MARGIN_DAYS = 31;

/** A batch as the trace has it: what it gave, and what the deliveries as ordered left of it. */
export interface TraceLot extends GrownLot {
  /** The day of the first planting, also of one to come; null when nobody knows. */
  readonly plantedISO: IsoDate | null;
  /** Whether some of its trays were planted. */
  readonly isPlanted: boolean;
  /** Ounces before any of it was given away. */
  readonly harvestedOz: number;
  readonly goneOz: number;
  readonly leftOz: number;
}

/** A delivery's need of a variety, and its ounces from each batch; less where batches gave too little. */
export interface TracedClaim {
  readonly claim: SupplyClaim;
  readonly got: readonly { readonly batch: string; readonly oz: number }[];
}

/** One variety in the ledger of the trace. */
export interface TraceSupply {
  readonly variety: Variety;
  readonly shelfLife: number;
  /** In the order in which they are used. */
  readonly lots: readonly TraceLot[];
  readonly claims: readonly TracedClaim[];
}

/** By the ids of their varieties. */
export type TraceSupplies = ReadonlyMap<string, TraceSupply>;

export interface TraceQuestion {
  /** Tasks of the plan. */
  readonly tasks: readonly Task[];
  readonly today: IsoDate;
  readonly varietyIds: ReadonlySet<string>;
  readonly asked: IsoSpan;
}

/** The days of harvests that a trace looks at. */
export function traceWindow({ from, to }: IsoSpan): IsoSpan {
  return { from: addDays(from, -MARGIN_DAYS), to: addDays(to, MARGIN_DAYS) };
}

/**
 * The ledger of the trace: what grew and was cut, laid against the deliveries as they were ordered. Days that
 * are over count as they were, and blocked seed holds nothing back.
 */
export function traceSupplies(
  farm: TraceFarm,
  { tasks, today, varietyIds, asked }: TraceQuestion,
): TraceSupplies {
  const window = traceWindow(asked);
  const { deliveries: _packed, ...asOrdered } = farm;
  const steps = claimSteps(asOrdered, today, (id) => varietyIds.has(id), window);
  const claims = runToCompletion(steps);
  const dried = gatherDryClaims(farm, window);
  const tasksOf = groupBy(
    tasks.filter(({ varietyId }) => varietyId === undefined || varietyIds.has(varietyId)),
    ({ cycleKey }) => varietyOfCycle(cycleKey),
  );
  const reports = reportsByVariety(farm, varietyIds);
  const isTicking = marksTasksDone(tasks, farm.traysPlantedLog, today);
  const known = new Map(farm.varieties.map((variety) => [variety.id, variety]));
  const supplies = [...varietyIds].map((id) => {
    const variety = known.get(id) ?? goneVariety(id);
    const own = { variety, tasks: tasksOf.get(id) ?? [], isTicking, today, window };
    const grown = grownLots(reports(id), own);
    const wanted = [...(claims.get(id) ?? []), ...(dried.get(id) ?? [])];
    return [id, supplyOf(variety, grown, wanted, today)] as const;
  });
  return new Map(supplies);
}

function grownLots(
  { log, ...reports }: VarietyReports,
  own: Omit<LotFacts, 'log'>,
): readonly Omit<TraceLot, 'leftOz'>[] {
  const counted = gatherLots({ ...own, log, isPast: true });
  const weighed = applyHarvestWeights(counted, own.variety, reports);
  return weighed.map((lot, at) => {
    const { isHarvestSkipped = false, isPlanted = false, plantedISO = '' } = counted[at] ?? {};
    const harvestedOz = isHarvestSkipped ? 0 : (lot.weighedOz ?? lot.expectedOz);
    const planned = earliestOf(lot.plantings.map(({ task }) => task.dateISO));
    return {
      ...lot,
      isPlanted,
      plantedISO: plantedISO || planned,
      harvestedOz,
      goneOz: harvestedOz - lot.oz,
    };
  });
}

function supplyOf(
  variety: Variety,
  grown: readonly Omit<TraceLot, 'leftOz'>[],
  wanted: readonly (SupplyClaim | SupplyDryClaim)[],
  today: IsoDate,
): TraceSupply {
  const got = new Map<SupplyClaim | SupplyDryClaim, { batch: string; oz: number }[]>();
  const walked = allocateSupply({ lots: grown, claims: wanted }, today, (claim, batch, oz) =>
    addToGroup(got, claim, { batch, oz }),
  );
  const claims = wanted.flatMap((claim): TracedClaim[] =>
    'order' in claim ? [{ claim, got: got.get(claim) ?? [] }] : [],
  );
  const lots = grown.map((lot) => ({ ...lot, leftOz: walked.leftOz.get(lot.id) ?? 0 }));
  return { variety, shelfLife: shelfLifeOf(variety), lots, claims };
}
