import { tellPlainly } from '#domain/tell/teller.ts';
import { dateLabel } from '#domain/calendar/day-label.ts';
import { type LeftoverLot, leftoverLots } from '#domain/answers/shortages/leftover-lots.ts';
import { SHORTAGE_DAYS, shortageResults } from '#domain/answers/shortages/list-shortages.ts';
import { suggestionText } from '#domain/answers/shortages/suggestion-text.ts';
import type { ShortageResult } from '#domain/answers/shortages/shortage.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { amountInUnit } from '#domain/catalog/varieties/variety.ts';
import { type Command, columns, only, rounded, readWholeOption } from '../command.ts';

const MAX_DAYS = 60;

export const shortages: Command = {
  summary: 'who is short, why, and what can be done',
  options: ['days'],
  answer({ farm, today, options }) {
    const wanted = { usual: SHORTAGE_DAYS, min: 1, max: MAX_DAYS, of: ' of days' };
    const days = readWholeOption('days', options['days'], wanted);
    const outlook = forecastSupply(farm, today);
    const short = shortageResults(outlook, days);
    const left = leftoverLots(outlook);
    return {
      json: rounded({ today, days, short: short.map(shortKeys), left: left.map(leftKeys) }),
      lines: describe(days, short, left),
    };
  },
};

function shortKeys({ unit, proposals, ...row }: ShortageResult) {
  const keys = proposals.map((proposal) =>
    only(proposal, 'kind', 'oz', 'leavesShortOz', 'costOz', 'bufferOz', 'changes', 'others'),
  );
  return { ...row, proposals: keys, ...(unit && { unit }) };
}

function leftKeys(lot: LeftoverLot) {
  return {
    harvestISO: lot.dayISO,
    ...only(lot, 'cutISO', 'varietyId', 'varietyName', 'state'),
    trays: lot.countedTrays - lot.lostTrays,
    ...only(lot, 'oz', 'leftOz', 'reserveOz', 'freeOz'),
    ...(lot.unit && { unit: lot.unit }),
  };
}

function describe(
  days: number,
  short: readonly ShortageResult[],
  left: readonly LeftoverLot[],
): string[] {
  const nothing = `Nothing is short. Every delivery of the next ${days} days is covered.`;
  const lines = short.flatMap((row) => [
    `${dateLabel(row.dateISO)} ${row.orderName}: ${amountInUnit(row.shortOz, row)} ${row.varietyName}`,
    ...row.reasons.map(({ text }) => `  ${tellPlainly(text)}`),
    ...row.proposals.map((proposal) => `  - ${tellPlainly(suggestionText(proposal, row))}`),
  ]);
  const leftRows = left.map((lot) => [
    dateLabel(lot.cutISO),
    lot.varietyName,
    lot.state,
    amountInUnit(lot.leftOz, lot),
  ]);
  return [
    ...(short.length === 0 ? [nothing] : lines),
    ...(left.length === 0 ? [] : ['', 'Leftover', ...columns(leftRows)]),
  ];
}
