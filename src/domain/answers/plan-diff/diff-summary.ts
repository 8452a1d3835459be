import { roundTo } from '#domain/units/rounding.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { planMovesLabel } from '#domain/planning/crops/plan-moves.ts';
import { amountSaid } from '#domain/catalog/varieties/variety.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { SHORT_OZ } from '#domain/supply/variety-supply.ts';
import {
  NOTHING_SAID,
  count,
  isSaid,
  joined,
  onDay,
  say,
  type Sentence,
} from '#domain/tell/say.ts';
import { plantingMoves } from './diff-plantings.ts';
import { isShorter } from './diff-shorts.ts';
import type { PlanDiff } from './plan-diff.ts';
import { differingVarieties } from './changed-rows.ts';

const NAMED_DAYS = 60;

export function diffSummary(
  before: Outlook,
  after: Outlook,
  diff: Omit<PlanDiff, 'summary'>,
): Sentence {
  const short = shortText(diff);
  const last = addDays(after.today, NAMED_DAYS);
  const moves = plantingMoves(
    before,
    after,
    differingVarieties(before, after),
    ({ harvestISO }) => harvestISO <= last,
  );
  const parts = [
    planMovesLabel(moves),
    isSaid(short) ? short : coveredText(diff),
    isSaid(short) ? NOTHING_SAID : tooLateText(diff),
    surplusText(diff),
    fullText(diff),
  ];
  return joined(parts.filter(isSaid));
}

function shortText({ short }: Pick<PlanDiff, 'short'>): Sentence {
  const [first, ...others] = short.filter(isShorter);
  if (first === undefined) return NOTHING_SAID;
  const text = say`${first.orderName} ${onDay(first.dateISO)} ${amountSaid(first.shortAfter, first)} short`;
  return others.length === 0 ? text : say`${text} and ${others.length} more short`;
}

function coveredText({ short }: Pick<PlanDiff, 'short'>): Sentence {
  const covered = short.filter(({ shortAfter }) => shortAfter < SHORT_OZ).length;
  if (covered === 0) return NOTHING_SAID;
  return covered === 1
    ? say`1 delivery no longer short`
    : say`${covered} deliveries no longer short`;
}

function tooLateText({ tooLate: [first] }: Pick<PlanDiff, 'tooLate'>): Sentence {
  if (first === undefined) return NOTHING_SAID;
  return say`${count(first.trays, 'tray')} ${first.varietyName} too late for ${onDay(first.harvestISO)}`;
}

function surplusText({ surplus }: Pick<PlanDiff, 'surplus'>): Sentence {
  const given = surplus.filter((row) => row.trays > 0);
  const trays = given.reduce((sum, row) => sum + row.trays, 0);
  if (trays < 1) return NOTHING_SAID;
  const [name, ...others] = new Set(given.map(({ varietyName }) => varietyName));
  const what = others.length === 0 ? say` of ${name ?? ''}` : '';
  return trays === 1
    ? say`1 planted tray${what} becomes surplus`
    : say`${trays} planted trays${what} become surplus`;
}

function fullText({ full }: Pick<PlanDiff, 'full'>): Sentence {
  const first = full.find(({ overBefore, overAfter }) => overAfter > overBefore);
  if (first === undefined) return NOTHING_SAID;
  return say`${first.kind} slots over by ${roundTo(first.overAfter, 2)} ${onDay(first.dateISO)}`;
}
