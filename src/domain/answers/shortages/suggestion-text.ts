import type { AmountUnit } from '#domain/catalog/varieties/amount-unit.ts';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { daysBetween } from '#domain/calendar/day-number.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import { byCut } from '#domain/supply/gather-lots.ts';
import { amountInUnit } from '#domain/supply/trays-text.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { SHORT_OZ } from '#domain/supply/supply-window.ts';
import { sharedHarvest } from './draft-suggestions.ts';
import type { ShortDelivery, ShortageSuggestion } from './shortage.ts';

/** Formats a suggestion with its cost: "Deliver 8 oz less, 8 oz not delivered". */
export function suggestionText(
  proposal: ShortageSuggestion,
  outlook: Outlook,
  shortage: ShortDelivery,
): string {
  return `${suggestionTitle(proposal, outlook, shortage)}, ${suggestionCost(proposal, shortage)}`;
}

/**
 * Formats the cost of a suggestion, or what it leaves short: "no one else affected", "8 oz not delivered", "leaves 4.7 oz
 * short".
 */
export function suggestionCost(
  { costOz, leavesShortOz }: ShortageSuggestion,
  unit: AmountUnit,
): string {
  if (leavesShortOz >= SHORT_OZ) return `leaves ${amountInUnit(leavesShortOz, unit)} short`;
  return costOz < SHORT_OZ ? 'no one else affected' : `${amountInUnit(costOz, unit)} not delivered`;
}

/** Formats a suggestion without its cost. */
export function suggestionTitle(
  { kind, oz, changes }: ShortageSuggestion,
  outlook: Outlook,
  shortage: ShortDelivery,
): string {
  const ounces = amountInUnit(oz, shortage);
  const word = shortage.unit === 'tray' ? 'ready' : 'cut';
  const [first] = changes;
  const cut = cutOf(changes, outlook, shortage);
  switch (kind) {
    case 'TAKE':
      return `Take ${ounces} ${word} ${cut.day}, ${cut.age}`;
    case 'LATER':
      return word === 'ready'
        ? `Take ${ounces} ready later, ${cut.day}, ${cut.age}`
        : `Cut ${ounces} later, ${cut.day}, ${cut.age}`;
    case 'BUFFER':
      return `Use ${ounces} of the buffer`;
    case 'EARLY':
      return `Cut ${ounces} of ${cut.day} early, ${cut.age}`;
    case 'SWAP': {
      const toVarietyId = first?.kind === 'SWAP' ? first.toVarietyId : '';
      const variety = outlook.farm.varieties.find(({ id }) => id === toVarietyId);
      const instead = `Give ${ounces} ${variety?.name ?? toVarietyId} instead`;
      return cut.day === '' ? instead : `${instead}, ${word} ${cut.day}, ${cut.age}`;
    }
    case 'MOVE': {
      const day = first?.kind === 'MOVE' ? shortDayLabel(first.toISO) : '';
      return `Move the whole delivery to ${day}${linesText(outlook, shortage)}`;
    }
    case 'SPLIT': {
      const { deliveries, part } = sharedHarvest(outlook, shortage);
      return `Split fairly: ${deliveries.length} deliveries get ${Math.round(part * 100)}%`;
    }
    case 'LESS':
      return `Deliver ${ounces} less`;
  }
}

/** The day of the first cut that is taken from, and how old it is on delivery, with how many others there are. */
function cutOf(
  changes: readonly NewDeliveryChange[],
  { ledger }: Outlook,
  { varietyId, dateISO }: ShortDelivery,
): { readonly day: string; readonly age: string } {
  const [first, ...others] = changes.flatMap((change) =>
    change.kind === 'TAKE' || change.kind === 'SWAP' ? [change] : [],
  );
  const harvestISO = first?.harvestISO;
  if (first === undefined || harvestISO === undefined) return { day: '', age: '' };
  const ofVariety = first.kind === 'SWAP' ? first.toVarietyId : varietyId;
  const lots = (ledger.get(ofVariety)?.lots ?? []).filter(({ dayISO }) => dayISO === harvestISO);
  const cutISO = lots.toSorted(byCut)[0]?.cutISO ?? harvestISO;
  // What is cut before its time is cut on the day of the delivery.
  const days = Math.max(0, daysBetween(cutISO, dateISO));
  const age = days === 1 ? '1 day old' : `${days} days old`;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return { day: shortDayLabel(cutISO), age: `${age}${more}` };
}

/** How many lines go along where a whole delivery is moved: " (5 lines)"; '' for one. */
function linesText({ ledger }: Outlook, { varietyId, orderId, eventISO }: ShortDelivery): string {
  const claim = ledger
    .get(varietyId)
    ?.claims.find(({ order, eventISO: day }) => order.id === orderId && day === eventISO);
  const lines = claim?.order.items.length ?? 1;
  return lines === 1 ? '' : ` (${lines} lines)`;
}
