import { type IsoDate, addDays, dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import { diffTooLate } from '#domain/answers/plan-diff/diff-plantings.ts';
import {
  diffShorts,
  isShorter,
  toShortRow,
  type NamedShortRow,
} from '#domain/answers/plan-diff/diff-shorts.ts';
import {
  assortmentOf,
  harvestDay,
  harvestRule,
  varietiesOfItems,
} from '#domain/demand/demand-lines.ts';
import { allItems } from '#domain/orders/event-days.ts';
import { currentOrders } from '#domain/orders/read-orders.ts';
import { restrictToVarieties } from '#domain/supply/restrict-to-varieties.ts';
import { type Outlook, outlookAfter } from '#domain/supply/outlook.ts';
import { shortsOfVariety, SHORT_OZ } from '#domain/supply/variety-supply.ts';
import { withNewestChanges } from '../availability/availability-question.ts';
import { draftSuggestions, moveTitle } from './draft-suggestions.ts';
import {
  PROPOSAL_KINDS,
  type SuggestionKind,
  type ShortDelivery,
  type ShortageSuggestion,
} from './shortage.ts';

/** The last ways out, in their order. */
const GIVING_LESS: readonly SuggestionKind[] = ['SPLIT', 'LESS'];

const MAX_MOVED_DAYS = 14;

/**
 * Tries suggestions for a shortage and lists those that help: first those that end it, then those that reduce
 * it, then those that deliver less.
 *
 * No suggestion takes ounces from another delivery, except sharing a harvest.
 */
export function shortageSuggestions(
  outlook: Outlook,
  shortage: ShortDelivery,
): ShortageSuggestion[] {
  const outcomeOf = trialsOf(outlook, shortage);
  const drafted = draftSuggestions(outlook, shortage).flatMap((draft): ShortageSuggestion[] => {
    const { kind, oz, changes } = draft;
    if (oz < SHORT_OZ) return [];
    const { leavesShortOz, others } = outcomeOf(changes);
    if (shortage.shortOz - leavesShortOz < SHORT_OZ) return [];
    if (others.some(isShorter) && kind !== 'SPLIT') return [];
    const costOz = costOf(draft, leavesShortOz);
    return [{ ...draft, leavesShortOz, costOz, others: others.map(toShortRow) }];
  });
  return [...drafted, ...moveSuggestion(outlook, shortage, outcomeOf)].toSorted(
    (a, b) =>
      GIVING_LESS.indexOf(a.kind) - GIVING_LESS.indexOf(b.kind) ||
      Number(a.leavesShortOz >= SHORT_OZ) - Number(b.leavesShortOz >= SHORT_OZ) ||
      PROPOSAL_KINDS.indexOf(a.kind) - PROPOSAL_KINDS.indexOf(b.kind),
  );
}

function costOf(
  { kind, oz, changes }: Pick<ShortageSuggestion, 'kind' | 'oz' | 'changes'>,
  leavesShortOz: number,
): number {
  if (kind === 'LESS') return oz;
  if (kind !== 'SPLIT') return leavesShortOz;
  return changes.reduce((sum, change) => sum + ('oz' in change ? change.oz : 0), 0);
}

interface Outcome {
  readonly after: Outlook;
  readonly leavesShortOz: number;
  /** Other deliveries that get more or less. */
  readonly others: readonly NamedShortRow[];
}

type Trials = (changes: ShortageSuggestion['changes']) => Outcome;

/** Tries changes out on the varieties of the order and those they name, and on no others. */
function trialsOf(outlook: Outlook, shortage: ShortDelivery): Trials {
  const { farm } = outlook;
  const own = varietiesOfOrder(outlook, shortage.orderId);
  return (changes) => {
    const named = changes.flatMap((change) =>
      'toVarietyId' in change ? [change.toVarietyId] : [],
    );
    const varietyIds = new Set([...own, shortage.varietyId, ...named]);
    const narrow = restrictToVarieties(farm, varietyIds);
    const after = outlookAfter(outlook, withNewestChanges(narrow, changes), varietyIds);
    const { orderId, eventISO } = shortage;
    return {
      after,
      leavesShortOz: shortOf(after, shortage, shortage.varietyId),
      others: diffShorts(outlook, after).filter(
        (row) => row.orderId !== orderId || row.eventISO !== eventISO,
      ),
    };
  };
}

function varietiesOfOrder({ farm }: Outlook, orderId: string): string[] {
  const order = currentOrders(farm).find(({ id }) => id === orderId);
  if (order === undefined) return [];
  const swapped = (farm.deliveryChanges ?? []).flatMap((change) =>
    change.kind === 'SWAP' && change.orderId === orderId ? [change.toVarietyId] : [],
  );
  return [...varietiesOfItems(allItems(order), assortmentOf(farm)), ...swapped];
}

function shortOf(
  outlook: Outlook,
  { orderId, eventISO }: ShortDelivery,
  varietyId: string,
): number {
  return shortsOfVariety(outlook, varietyId).get(`${orderId}|${eventISO}`)?.shortOz ?? 0;
}

/** First later day on which the whole delivery is available without a shortage elsewhere. */
function moveSuggestion(
  outlook: Outlook,
  shortage: ShortDelivery,
  outcomeOf: Trials,
): ShortageSuggestion[] {
  const { orderId, eventISO, dateISO, shortOz } = shortage;
  const order = currentOrders(outlook.farm).find(({ id }) => id === orderId);
  if (order === undefined) return [];
  const { orderCategory } = order;
  // A stand is there on its day, whatever there is to sell.
  if (orderCategory === 'FARMERS_MARKET' || orderCategory === 'SPECIAL_EVENT') return [];
  const rule = harvestRule(order, outlook.farm.settings.planner);
  for (let days = 1; days <= MAX_MOVED_DAYS; days += 1) {
    const toISO = addDays(dateISO, days);
    const changes = [{ kind: 'MOVE' as const, orderId, dateISO: eventISO, toISO }];
    const { after, leavesShortOz, others } = outcomeOf(changes);
    const harvestISO = isoDate(harvestDay(dayNumber(toISO), rule));
    const isWhole = [...after.ledger.keys()].every((id) => shortOf(after, shortage, id) < SHORT_OZ);
    if (isWhole && isKind(outlook, after, others, harvestISO)) {
      const title = moveTitle(toISO, order.items.length);
      const moved = { kind: 'MOVE', title, oz: shortOz, leavesShortOz } as const;
      return [{ ...moved, costOz: 0, bufferOz: 0, changes, others: others.map(toShortRow) }];
    }
  }
  return [];
}

/** Allowed if no delivery loses and no trays are needed that can't be planted anymore. */
function isKind(
  before: Outlook,
  after: Outlook,
  others: readonly NamedShortRow[],
  harvestISO: IsoDate,
): boolean {
  const isLate = diffTooLate(before, after).some((row) => row.harvestISO === harvestISO);
  return !isLate && !others.some(isShorter);
}
