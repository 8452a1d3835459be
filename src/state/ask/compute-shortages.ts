import type { ShortRow } from '#domain/answers/plan-diff/plan-diff.ts';
import { leftoverLots } from '#domain/answers/shortages/leftover-lots.ts';
import { listShortages } from '#domain/answers/shortages/list-shortages.ts';
import { suggestionCost, suggestionTitle } from '#domain/answers/shortages/suggestion-text.ts';
import { shortageSuggestions } from '#domain/answers/shortages/shortage-suggestions.ts';
import { shortageReasons } from '#domain/answers/shortages/shortage-reasons.ts';
import { amountSaid } from '#domain/catalog/varieties/variety.ts';
import { inDigits, onDay, say, weightPair, type Sentence } from '#domain/tell/say.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { ReasonedShortage, ShortageResults } from '../ports/farm-answers.ts';

export function computeShortages(outlook: Outlook<FarmDocument>): ShortageResults {
  const short = formatReasons(outlook).map((shortage) => ({
    ...shortage,
    proposals: shortageSuggestions(outlook, shortage).map((proposal) => ({
      kind: proposal.kind,
      title: suggestionTitle(proposal, outlook, shortage),
      cost: suggestionCost(proposal, shortage),
      changes: proposal.changes,
      others: proposal.others.map(otherText),
    })),
  }));
  return { short, left: leftoverLots(outlook) };
}

export function formatReasons(outlook: Outlook<FarmDocument>): readonly ReasonedShortage[] {
  return listShortages(outlook).map((shortage) => ({
    ...shortage,
    reasons: shortageReasons(outlook, shortage),
  }));
}

function otherText(row: ShortRow): Sentence {
  const { dateISO, orderName, shortBefore, shortAfter } = row;
  const change =
    row.unit === 'tray'
      ? say`${inDigits(shortBefore, 'short')} → ${amountSaid(shortAfter, row)}`
      : weightPair([shortBefore, shortAfter], ' → ');
  return say`${orderName} ${onDay(dateISO)}: ${change} short`;
}
