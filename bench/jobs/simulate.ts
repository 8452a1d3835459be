import { deepStrictEqual } from 'node:assert';
import { dayNumber } from '#domain/calendar/iso-date.ts';
import type { Rack } from '#domain/capacity/capacity.ts';
import { demandUses } from '#domain/capacity/demand-uses.ts';
import { simulateCapacity } from '#domain/capacity/simulate-capacity.ts';
import type { SimulatedVariety, SimulationInput } from '#domain/capacity/simulation.ts';
import { someCapacityDemands } from '../farms/capacity-demands.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import type { Job } from '../job.ts';

const FROM = '2026-11-20';
const DAYS = 60;

/** How demands fit into 60 days of racks, trays and dryers, most of them on days that are full. */
export function simulateJob(demands: number): Job {
  const input = anInput(demands);
  const result = simulateCapacity(input);
  return {
    name: `simulate, ${demands} demands, ${DAYS} days`,
    contenders: [
      { name: 'simulateCapacity', kind: 'ours', run: () => simulateCapacity(input) },
      {
        name: 'asking every demand on every day, for racks alone',
        kind: 'peer',
        run: () => askDays(input),
      },
      { name: 'reading the input once', kind: 'limit', run: () => readOnce(input) },
      {
        name: 'copying input and result, as for a worker',
        kind: 'limit',
        run: () => [structuredClone(input), structuredClone(result)],
      },
    ],
    check: () =>
      deepStrictEqual(
        Object.values(result.days).map((day) => day.growTraysUsed),
        askDays(input).map(({ growTrays }) => growTrays),
      ),
  };
}

function anInput(demands: number): SimulationInput {
  const varieties = Array.from({ length: 40 }, (_, at): SimulatedVariety => ({
    id: `v${at}`,
    name: `Variety ${at}`,
    daysToHarvest: 7 + (at % 12),
    steps: [{ type: 'PLANT', dayStart: 0, dayEnd: 2 + (at % 4), germMode: 'WEIGHTED' }],
  }));
  return {
    from: FROM,
    days: DAYS,
    demands: someCapacityDemands(
      demands,
      { varietyIds: varieties.map(({ id }) => id), from: FROM, days: DAYS },
      seededDraws(7),
    ),
    varieties,
    racks: [aRack('germination', 120), aRack('grow', 1200)],
    freezeDryers: [1, 2, 3].map((days) => ({
      id: `fd-${days}`,
      label: `Dryer ${days}`,
      shelves: 30,
      cycleDays: days,
      shelfMaxOz: 16,
    })),
    cleanTrays: { withHoles: 2000, withoutHoles: 2500 },
    stackLimit: 4,
  };
}

function aRack(type: Rack['type'], slots: number): Rack {
  const constraints = { allowedVarieties: [], blockedVarieties: [] };
  return { id: type, label: type, type, shelves: [{ id: 's1', capacity: slots, constraints }] };
}

/** Only what stands on racks, in the plain way. */
function askDays({ demands, varieties, stackLimit, days }: SimulationInput) {
  const byId = new Map(varieties.map((variety) => [variety.id, variety]));
  const uses = demands.flatMap((demand) => {
    const variety = byId.get(demand.varietyId);
    return variety === undefined ? [] : demandUses(demand, variety, stackLimit);
  });
  return Array.from({ length: days }, (_, index) => {
    const day = dayNumber(FROM) + index;
    const used = (resource: string): number =>
      uses
        .filter((use) => use.resource === resource && use.from <= day && day < use.until)
        .reduce((sum, { amount }) => sum + amount, 0);
    return {
      germStacks: used('germStacks'),
      topCovers: used('topCovers'),
      bottomSolids: used('bottomSolids'),
      growTrays: used('growTrays'),
    };
  });
}

/** Every demand with its variety and its days, and nothing made of it. */
function readOnce({ demands, varieties }: SimulationInput): number {
  const byId = new Map(varieties.map((variety) => [variety.id, variety]));
  return demands.reduce(
    (sum, { varietyId, targetDate, traysNeeded, ozPerTray }) =>
      sum +
      dayNumber(targetDate) -
      (byId.get(varietyId)?.daysToHarvest ?? 0) +
      traysNeeded * ozPerTray,
    0,
  );
}
