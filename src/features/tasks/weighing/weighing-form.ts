import { formatWeights } from '#ui/format-weights.ts';
import type { WeighedTask } from '#domain/harvests/weighed-task.ts';
import {
  WEIGHT_PROBLEM,
  isImplausibleWeight,
  parseHarvestWeight,
  weightInUnit,
} from '#domain/harvests/harvest-weight.ts';
import type { WeighingUnit } from '#domain/harvests/harvest-weight.ts';
import type { YieldEstimate } from '#domain/harvests/yield-estimate.ts';
import { type HarvestRecord, harvestRecordId } from '#domain/supply/harvest-record.ts';
import { formatOz, formatTrays, pageTeller } from '#ui/format.ts';

/** One harvest while its weight is typed; without a weight it is left out. */
export interface WeighingLine {
  readonly harvest: WeighedTask;
  readonly name: string;
  readonly trays: number | null;
  /** As typed: one number or several with "+". */
  readonly weight: string;
  /** What the scale shows. */
  readonly unit: WeighingUnit;
  /** Cut, also without a weight; only the sheet asks. */
  readonly isTicked: boolean;
}

export type TypedPart = Partial<Pick<WeighingLine, 'trays' | 'weight' | 'isTicked'>>;

export function weighingLine(harvest: WeighedTask, name: string, unit: WeighingUnit): WeighingLine {
  const { record, trays } = harvest;
  const weight = record === null ? '' : weightInUnit(record.weightOz, unit, marks());
  return { harvest, name, trays, weight, unit, isTicked: false };
}

export function weightProblem({ weight, trays, unit }: WeighingLine): string | null {
  if (weight.trim() === '') return null;
  if (parseHarvestWeight(weight, unit, marks()) === null) return WEIGHT_PROBLEM;
  return trays === null || !Number.isInteger(trays) || trays < 0
    ? 'Enter whole trays, 0 or more'
    : null;
}

/** The harvest that a line records; null while it has no weight that can be read, or the one it had. */
export function weighedRecord(
  { harvest, trays, weight, unit }: WeighingLine,
  recordedAtISO: string,
): HarvestRecord | null {
  const weightOz = weight.trim() === '' ? null : parseHarvestWeight(weight, unit, marks());
  const { task, record, dateISO, plantedISO } = harvest;
  if (weightOz === null || trays === null || (trays === 0 && weightOz === 0)) return null;
  // A weight is not rounded anew to the unit that it is only shown in.
  if (record?.trays === trays && weightInUnit(record.weightOz, unit, marks()) === weight)
    return null;
  return {
    note: '',
    ...record,
    id: harvestRecordId(task.cycleKey),
    cycleKey: task.cycleKey,
    varietyId: task.varietyId ?? '',
    dateISO,
    plantedISO,
    trays,
    weightOz,
    recordedAtISO,
  };
}

/**
 * What is asked before a line is saved; null when it is as it should be.
 *
 * @param usual - What a tray of the variety gives; undefined when that was deleted.
 */
export function weighingQuestion(
  { harvest, name }: WeighingLine,
  { trays, weightOz }: HarvestRecord,
  usual: Pick<YieldEstimate, 'plannedOz' | 'statistics'> | undefined,
): string | null {
  const growing = harvest.task.trays ?? 0;
  if (trays > growing)
    return `Only ${formatTrays(growing)} ${growing === 1 ? 'was' : 'were'} growing. Save ${trays}?`;
  const plannedOz = usual?.plannedOz ?? 0;
  if (!isImplausibleWeight(weightOz, trays * plannedOz)) return null;
  const { minOz, maxOz } = usual?.statistics ?? { minOz: plannedOz, maxOz: plannedOz };
  const range =
    minOz === maxOz ? shortOz(minOz) : formatWeights('yield', [minOz, maxOz], ' to ', 'scale');
  const given =
    trays === 0 ? `${shortOz(weightOz)} from 0 trays?` : `${shortOz(weightOz / trays)} per tray?`;
  return `${given} ${name} usually yields ${range}.`;
}

function shortOz(ounces: number): string {
  return formatOz(ounces, 'scale');
}

function marks() {
  return pageTeller().region.numbers;
}
