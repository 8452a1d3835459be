import { type IsoDate, isoDate } from '#domain/calendar/iso-date.ts';
import { byId } from '#domain/records/change-records.ts';
import { compareTexts, groupBy, sumOf } from '#domain/records/lists.ts';
import { type SupplyLedger, SHORT_OZ } from '#domain/supply/variety-supply.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { say, weightPair, type Sentence } from '#domain/tell/say.ts';
import { wetOunces, type DryLoad } from '../../drying/dry-load.ts';
import { dryerLabel } from './load-label.ts';
import { traysOfLoad, type LoadFarm } from './load-tasks.ts';
import { overlappingLoads, readyDay } from '../../drying/overlapping-loads.ts';

/** State of a load as the grower sees it. */
export type LoadState = 'Planned' | 'Not started' | 'In the dryer' | 'Ready' | 'Done' | 'Cancelled';

export interface LoadRow {
  readonly load: DryLoad;
  readonly dryer: string;
  readonly goods: string;
  readonly state: LoadState;
  readonly readyISO: IsoDate;
  /** Ounces that went in: weighed, else what the trays give. */
  readonly wetOz: number;
  /** Grams that came out; null as long as a line is not weighed. */
  readonly dryG: number | null;
  /** Dry of fresh weight in percent, one decimal; null where nothing came out yet. */
  readonly yieldPercent: number | null;
  /** Shortage text: "12 of 15 oz available". `null` if nothing is short. */
  readonly lack: Sentence | null;
  readonly isOverlapping: boolean;
}

export function loadRows(farm: LoadFarm, ledger: SupplyLedger, today: IsoDate): readonly LoadRow[] {
  const loads = farm.dryLoads ?? [];
  const overlapping = overlappingLoads(loads);
  const lackOf = lackByLoad(ledger);
  const varieties = byId(farm.varieties);
  return loads
    .map((load): LoadRow => {
      const wetOz = sumOf(load.lines.map((line) => wetOunces(line, varieties.get(line.varietyId))));
      const isWeighed = load.lines.every(({ dryG }) => dryG !== null);
      const dryG = isWeighed ? sumOf(load.lines.map((line) => line.dryG ?? 0)) : null;
      const isDried = dryG !== null && wetOz > 0 && load.dryerId !== '';
      return {
        load,
        dryer: dryerLabel(load, farm.capacity.freezeDryers),
        goods: traysOfLoad(farm.varieties, load),
        state: stateOf(load, today),
        readyISO: isoDate(readyDay(load)),
        wetOz,
        dryG,
        yieldPercent: isDried ? roundTo((dryG / (wetOz * GRAMS_PER.oz)) * 100, 1) : null,
        lack: load.status === 'PLANNED' ? (lackOf.get(load.id) ?? null) : null,
        isOverlapping: overlapping.has(load.id),
      };
    })
    .toSorted(
      (a, b) =>
        compareTexts(b.load.startISO, a.load.startISO) || compareTexts(a.load.id, b.load.id),
    );
}

function stateOf(load: DryLoad, today: IsoDate): LoadState {
  const isReady = isoDate(readyDay(load)) <= today;
  switch (load.status) {
    case 'PLANNED':
      if (load.dryerId === '') return isReady ? 'Ready' : 'Planned';
      return load.startISO < today ? 'Not started' : 'Planned';
    case 'RUNNING':
      return isReady ? 'Ready' : 'In the dryer';
    case 'DONE':
      return 'Done';
    case 'CANCELLED':
      return 'Cancelled';
  }
}

function lackByLoad(ledger: SupplyLedger): ReadonlyMap<string, Sentence> {
  const claims = [...ledger.values()].flatMap(({ dryClaims }) => dryClaims);
  const lacks = [...groupBy(claims, ({ loadId }) => loadId)].flatMap(([id, own]) => {
    const [oz, gotOz] = [sumOf(own.map((claim) => claim.oz)), sumOf(own.map((one) => one.gotOz))];
    const there = weightPair([roundTo(gotOz, 1), roundTo(oz, 1)], ' of ', 'oz', 'size');
    return oz - gotOz < SHORT_OZ ? [] : [[id, say`${there} available`] as const];
  });
  return new Map(lacks);
}
