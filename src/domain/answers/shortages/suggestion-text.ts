import { type AmountUnit, amountSaid } from '#domain/catalog/varieties/variety.ts';
import { daysBetween } from '#domain/calendar/iso-date.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import { byCut } from '#domain/supply/gather-lots.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { SHORT_OZ } from '#domain/supply/variety-supply.ts';
import { count, onDay, say, type Sentence, type Told } from '#domain/tell/say.ts';
import { sharedHarvest } from './draft-suggestions.ts';
import type { ShortDelivery, ShortageSuggestion, ToldSuggestion } from './shortage.ts';

/** Formats a suggestion with its cost: "Deliver 8 oz less, 8 oz not delivered". */
export function suggestionText({ title, cost }: ToldSuggestion): Sentence {
  return say`${title}, ${cost}`;
}

/**
 * Formats the cost of a suggestion, or what it leaves short: "no one else affected", "8 oz not delivered", "leaves 4.7 oz
 * short".
 */
export function suggestionCost(
  { costOz, leavesShortOz }: ShortageSuggestion,
  unit: AmountUnit,
): Sentence {
  if (leavesShortOz >= SHORT_OZ) return say`leaves ${amountSaid(leavesShortOz, unit)} short`;
  return costOz < SHORT_OZ
    ? say`no one else affected`
    : say`${amountSaid(costOz, unit)} not delivered`;
}

export function suggestionTitle(
  { kind, oz, changes }: ShortageSuggestion,
  outlook: Outlook,
  shortage: ShortDelivery,
): Sentence {
  const greens = amountSaid(oz, shortage);
  const word = shortage.unit === 'tray' ? 'ready' : 'cut';
  const [first] = changes;
  const cut = cutOf(changes, outlook, shortage);
  switch (kind) {
    case 'TAKE':
      return say`Take ${greens} ${word} ${cut.day}, ${cut.age}`;
    case 'LATER':
      return word === 'ready'
        ? say`Take ${greens} ready later, ${cut.day}, ${cut.age}`
        : say`Cut ${greens} later, ${cut.day}, ${cut.age}`;
    case 'BUFFER':
      return say`Use ${greens} of the buffer`;
    case 'EARLY':
      return say`Cut ${greens} of ${cut.day} early, ${cut.age}`;
    case 'SWAP': {
      const toVarietyId = first?.kind === 'SWAP' ? first.toVarietyId : '';
      const variety = outlook.farm.varieties.find(({ id }) => id === toVarietyId);
      const instead = say`Give ${greens} ${variety?.name ?? toVarietyId} instead`;
      return cut.day === '' ? instead : say`${instead}, ${word} ${cut.day}, ${cut.age}`;
    }
    case 'MOVE': {
      const day = first?.kind === 'MOVE' ? onDay(first.toISO) : '';
      return say`Move the whole delivery to ${day}${linesText(outlook, shortage)}`;
    }
    case 'SPLIT': {
      const { deliveries, part } = sharedHarvest(outlook, shortage);
      return say`Split fairly: ${deliveries.length} deliveries get ${Math.round(part * 100)}%`;
    }
    case 'LESS':
      return say`Deliver ${greens} less`;
  }
}

/** The day of the first cut that is taken from, and how old it is on delivery, with how many others there are. */
function cutOf(
  changes: readonly NewDeliveryChange[],
  { ledger }: Outlook,
  { varietyId, dateISO }: ShortDelivery,
): { readonly day: Told; readonly age: Told } {
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
  const age = say`${count(days, 'day')} old`;
  const told = others.length === 0 ? age : say`${age} and ${others.length} more`;
  return { day: onDay(cutISO), age: told };
}

/** How many lines go along where a whole delivery is moved: " (5 lines)"; '' for one. */
function linesText({ ledger }: Outlook, { varietyId, orderId, eventISO }: ShortDelivery): Told {
  const claim = ledger
    .get(varietyId)
    ?.claims.find(({ order, eventISO: day }) => order.id === orderId && day === eventISO);
  const lines = claim?.order.items.length ?? 1;
  return lines === 1 ? '' : say` (${lines} lines)`;
}
