import { tellPlainly } from '#domain/tell/teller.ts';
import { dateLabel } from '#domain/calendar/day-label.ts';
import { traysText } from '#domain/catalog/varieties/variety.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { simulateCapacity } from '#domain/capacity/simulate-capacity.ts';
import type {
  SimulatedAssignment,
  SimulatedConflict,
  SimulatedDay,
} from '#domain/capacity/simulation.ts';
import { simulationInput, simulationWindow } from '#domain/capacity/simulation-input.ts';
import { roundUnits } from '#domain/units/rounding.ts';
import { type Command, columns, counted, countedRows } from '../command.ts';

export const simulate: Command = {
  summary: 'how the demands of the simulator fit',
  answer({ farm, today }) {
    const window = simulationWindow(farm.capacity.options, today);
    const result = simulateCapacity(simulationInput(farm, window));
    const labels = new Map(farm.capacity.demands.map(({ id, label }) => [id, label]));
    const lines = [
      `Simulation from ${dateLabel(window.from)}, ${counted(window.days, 'day')}`,
      ...countedRows('Assignments', result.assignments, (assignment) =>
        assignmentCells(assignment, labels),
      ),
      '',
      'Days',
      ...columns([
        ['', 'Germ stacks', 'Covers', 'Solids', 'Grow trays', 'Freeze shelves', 'Freeze oz'],
        ...Object.entries(result.days).map(dayCells),
      ]),
      ...countedRows('Conflicts', result.conflicts, conflictCells),
    ];
    return { json: result, lines };
  },
};

function assignmentCells(
  { demandId, trays, plantDate, harvestDate }: SimulatedAssignment,
  labels: ReadonlyMap<string, string>,
): string[] {
  return [
    demandId,
    labels.get(demandId) ?? '',
    traysText(trays),
    `planted ${dateLabel(plantDate)}`,
    `harvested ${dateLabel(harvestDate)}`,
  ];
}

function dayCells([date, day]: readonly [IsoDate, SimulatedDay]): string[] {
  return [
    dateLabel(date),
    ...[
      day.germStacksUsed,
      day.topCoversUsed,
      day.bottomSolidsUsed,
      day.growTraysUsed,
      day.freezeShelvesUsed,
      day.freezeWeightUsedOz,
    ].map((used) => String(roundUnits(used, 1))),
  ];
}

function conflictCells({ type, date, details, overBy, demandIds }: SimulatedConflict): string[] {
  return [
    dateLabel(date),
    type,
    details === undefined ? 'Capacity exceeded' : tellPlainly(details),
    `over by ${roundUnits(overBy, 1)}`,
    demandIds.join(', '),
  ];
}
