import { isIsoDate } from '#domain/calendar/iso-date.ts';
import { packList } from '#domain/deliveries/pack-list.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { packLabels } from '#domain/trace/labels/pack-labels.ts';
import { trayTags } from '#domain/trace/labels/tray-tags.ts';
import { type Command, UsageError, columns, rounded } from '../command.ts';

const KINDS = ['packs', 'trays'];

export const labels: Command = {
  summary: 'the labels of a day’s packages, or the tags of its trays',
  options: ['day', 'of'],
  answer({ farm, today, options }) {
    const { day = '', of = 'packs' } = options;
    if (!isIsoDate(day)) throw new UsageError(`--day needs a day like 2026-11-20, not '${day}'.`);
    if (!KINDS.includes(of)) throw new UsageError(`--of knows packs, trays, not '${of}'.`);
    const tasks = [...forecastSupply(farm, today).tasks.values()].flat();
    const labelsOf =
      of === 'trays'
        ? trayTags(farm, tasks, day)
        : packLabels(farm, tasks, packList(farm, day, today), today);
    const rows = labelsOf.map(({ unit: _unit, ...label }) => label);
    const cells = rows.map((row) => {
      const { count, product, lot } = row;
      return [`${count}`, product, ...('net' in row ? [row.net, lot] : [lot, row.seed])];
    });
    return { json: rounded(rows), lines: columns(cells) };
  },
};
