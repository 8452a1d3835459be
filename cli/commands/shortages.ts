import { dateLabel } from '#domain/calendar/day-label.ts';
import { leftLots } from '#domain/shortages/left-lots.ts';
import type { LeftLot } from '#domain/shortages/left-lots.ts';
import { listShortages, SHORTAGE_DAYS } from '#domain/shortages/list-shortages.ts';
import { proposalWords } from '#domain/shortages/proposal-words.ts';
import { shortageProposals } from '#domain/shortages/shortage-proposals.ts';
import { shortageReasons } from '#domain/shortages/shortage-reasons.ts';
import type {
  ShortDelivery,
  ShortageProposal,
  ShortageReason,
} from '#domain/shortages/shortage.ts';
import { outlookOf } from '#domain/supply/outlook.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { type Answer, type Command, type Question, UsageError } from '../command.ts';
import { columns } from '../columns.ts';
import { figure } from '../reports/figures.ts';
import { rounded } from '../rounded.ts';

const MAX_DAYS = 60;

/** `mgm shortages`: who will not get what was promised, why, and what can be done. */
export const shortages: Command = {
  summary: 'who is short, why, and what can be done',
  options: ['days'],
  files: [],
  answer({ farm, today, options }: Question): Answer {
    const days = readDays(options['days']);
    const outlook = outlookOf(farm, today);
    const short = listShortages(outlook, days).map((shortage) => ({
      ...shortage,
      reasons: shortageReasons(outlook, shortage),
      proposals: shortageProposals(outlook, shortage).map(proposalKeys),
    }));
    const left = leftLots(outlook);
    return {
      json: rounded({ today, days, short, left: left.map(leftKeys) }),
      text: describe(outlook, days, short, left),
    };
  },
};

function readDays(text: string | undefined): number {
  if (text === undefined) return SHORTAGE_DAYS;
  const days = Number(text);
  if (/^\d+$/.test(text) && days >= 1 && days <= MAX_DAYS) return days;
  throw new UsageError(`--days needs a whole number of days from 1 to ${MAX_DAYS}, not '${text}'.`);
}

function proposalKeys(proposal: ShortageProposal): ShortageProposal {
  const { kind, oz, leavesShortOz, costOz, bufferOz, changes, others } = proposal;
  return { kind, oz, leavesShortOz, costOz, bufferOz, changes, others };
}

function leftKeys(lot: LeftLot) {
  const { dayISO, cutISO, varietyId, varietyName, state, oz, leftOz, reserveOz, freeOz } = lot;
  const trays = lot.countedTrays - lot.lostTrays;
  const names = { harvestISO: dayISO, cutISO, varietyId, varietyName };
  return { ...names, state, trays, oz, leftOz, reserveOz, freeOz };
}

interface ToldShortage extends ShortDelivery {
  readonly reasons: readonly ShortageReason[];
  readonly proposals: readonly ShortageProposal[];
}

function describe(
  outlook: Outlook,
  days: number,
  short: readonly ToldShortage[],
  left: readonly LeftLot[],
): string {
  const nothing = `Nothing is short. Every delivery of the next ${days} days is covered.`;
  const lines = short.flatMap((row) => [
    `${dateLabel(row.dateISO)} ${row.orderName}: ${figure(row.shortOz)} oz ${row.varietyName}`,
    ...row.reasons.map(({ text }) => `  ${text}`),
    ...row.proposals.map((proposal) => `  - ${proposalWords(proposal, outlook, row)}`),
  ]);
  const leftRows = left.map(({ cutISO, varietyName, state, leftOz }) => [
    dateLabel(cutISO),
    varietyName,
    state,
    `${figure(leftOz)} oz`,
  ]);
  return [
    ...(short.length === 0 ? [nothing] : lines),
    ...(left.length === 0 ? [] : ['', 'Left over', ...columns(leftRows)]),
    '',
  ].join('\n');
}
