import { traysText, type AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { dateLabel } from '#domain/calendar/day-label.ts';
import type { HarvestEntry } from '#domain/planning/crops/harvest-entry.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { REBUILD_HORIZON_DAYS } from '#domain/planning/crops/plan-window.ts';
import type { Task } from '#domain/planning/task.ts';
import { type Command, columns, countedRows, readWholeOption } from '../command.ts';

const FARTHEST_HORIZON = 3650;

export const plan: Command = {
  summary: 'harvests and tasks of the days ahead',
  options: ['horizon'],
  answer({ farm, today, options }) {
    const wanted = { usual: REBUILD_HORIZON_DAYS, max: FARTHEST_HORIZON, of: ' of days' };
    const horizon = readWholeOption('horizon', options['horizon'], wanted);
    const { harvests, tasks } = planFarm(farm, today, horizon);
    const open = tasks.filter((task) => !task.done);
    const lines = [
      `Plan from ${dateLabel(today)}, ${horizon} days ahead`,
      ...countedRows('Harvests', harvests, harvestCells),
      '',
      `Open tasks (${open.length} of ${tasks.length})`,
      ...columns(open.map(taskCells)),
    ];
    return { json: { today, harvests, tasks }, lines };
  },
};

function harvestCells(entry: HarvestEntry): string[] {
  const expected = entry.carryOnly ? 'from the harvest before' : amount(entry.expectedOz, entry);
  return [
    dateLabel(entry.dateISO),
    entry.varietyName,
    traysText(entry.trays),
    expected,
    `for ${amount(entry.demandOz, entry)}`,
  ];
}

function taskCells(task: Task): string[] {
  return [
    dateLabel(task.dateISO),
    task.type,
    task.title ?? task.varietyName ?? '',
    task.trays === undefined ? '' : traysText(task.trays),
  ];
}

function amount(many: number, { unit }: AmountUnit): string {
  const hundredths = Math.round(many * 100) / 100;
  return unit === 'tray' ? traysText(hundredths) : `${hundredths} oz`;
}
