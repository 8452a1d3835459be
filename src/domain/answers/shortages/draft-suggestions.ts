import { sumOf, byNameThenId, groupBy } from '#domain/records/lists.ts';
import { ceilWithEpsilon, EPSILON, floorWithEpsilon } from '#domain/units/rounding.ts';
import { type IsoDate, addDays, daysBetween } from '#domain/calendar/iso-date.ts';
import { amountSaid, type Variety } from '#domain/catalog/varieties/variety.ts';
import { assortmentOf, varietiesOfItems } from '#domain/demand/demand-lines.ts';
import {
  type TakenLot,
  bufferOunces,
  freeOf,
  leftOf,
  takeFrom,
  isWithinShelfLife,
  isPromisable,
  lastCutDay,
} from '#domain/answers/availability/availability-split.ts';
import { byCut } from '#domain/supply/gather-lots.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import {
  type ClaimAllocation,
  deliveryKey,
  type SupplyLot,
  SHORT_OZ,
} from '#domain/supply/variety-supply.ts';
import { count, onDay, say, type Sentence, type Told } from '#domain/tell/say.ts';
import type { SuggestionKind, ShortDelivery, ShortageSuggestion } from './shortage.ts';
import { naturalClaims } from './surplus-use.ts';

/** A way out with its title: "Take 4 oz cut Tue 3/11, 3 days old". */
interface SuggestionDraft extends Pick<
  ShortageSuggestion,
  'title' | 'oz' | 'bufferOz' | 'changes'
> {
  readonly kind: Exclude<SuggestionKind, 'MOVE'>;
}

const EARLY_DAYS = 2;

export function draftSuggestions(outlook: Outlook, shortage: ShortDelivery): SuggestionDraft[] {
  const variety = outlook.farm.varieties.find(({ id }) => id === shortage.varietyId);
  if (variety === undefined) return [];
  return [
    ...takeDrafts(outlook, shortage, variety),
    ...swapDraft(outlook, shortage, variety),
    ...splitDraft(outlook, shortage),
    lessDraft(shortage),
  ];
}

/** Ounces of other harvests: fresh ones, later ones, the buffer of both, and trays cut early. */
function takeDrafts(
  outlook: Outlook,
  shortage: ShortDelivery,
  variety: Variety,
): SuggestionDraft[] {
  const { dateISO, harvestISO, shortOz } = shortage;
  const lots = promisableLots(outlook, variety.id).filter(({ dayISO }) => dayISO !== harvestISO);
  const fresh = lots.filter((lot) => isInTime(lot, variety, shortage, outlook.today));
  const later = lots.filter((lot) => isLater(lot, shortage, outlook.today));
  const early = lots.filter(
    ({ cutISO, state }) =>
      state === 'growing' && cutISO > dateISO && cutISO <= addDays(dateISO, EARLY_DAYS),
  );
  const draft = (kind: TakeKind, from: readonly SupplyLot[], ouncesOf = freeOf) =>
    takeDraft(kind, takeFrom(from, shortOz, ouncesOf), shortage);
  const both = [...fresh, ...later];
  const isCovered = [fresh, later].some((some) => sumOf(some.map(freeOf)) >= shortOz);
  const hasBuffer = sumOf(both.map(leftOf)) - sumOf(both.map(freeOf)) >= SHORT_OZ;
  return [
    ...draft('TAKE', fresh),
    ...draft('LATER', later),
    ...(!isCovered && hasBuffer ? draft('BUFFER', both, leftOf) : []),
    // What is sold alive is ready when it is ready.
    ...(variety.live === true ? [] : draft('EARLY', early)),
  ];
}

type TakeKind = 'TAKE' | 'LATER' | 'BUFFER' | 'EARLY' | 'SWAP';

/** Nothing where nothing can be taken. */
function takeDraft(
  kind: TakeKind,
  taken: readonly TakenLot[],
  shortage: ShortDelivery,
  instead?: Variety,
): SuggestionDraft[] {
  const [first, ...others] = taken;
  if (first === undefined) return [];
  const oz = sumOf(taken.map((one) => one.oz));
  // What is cut before its time is cut on the day of the delivery.
  const age = say`${count(Math.max(0, daysBetween(first.lot.cutISO, shortage.dateISO)), 'day')} old`;
  const title = takeTitle(kind, amountSaid(oz, shortage), {
    word: shortage.unit === 'tray' ? 'ready' : 'cut',
    day: onDay(first.lot.cutISO),
    age: others.length === 0 ? age : say`${age} and ${others.length} more`,
    name: instead?.name ?? '',
  });
  const changes = taken.map((one): SuggestionDraft['changes'][number] => {
    const given = { ...deliveryOf(shortage), oz: one.oz };
    const harvestISO = one.lot.dayISO;
    return instead === undefined
      ? { kind: 'TAKE', ...given, harvestISO }
      : { kind: 'SWAP', ...given, toVarietyId: instead.id, harvestISO };
  });
  return [{ kind, title, oz, bufferOz: bufferOunces(taken), changes }];
}

/** The first cut that is taken from, and how old it is on delivery, with how many others there are. */
interface CutSaid {
  readonly word: 'cut' | 'ready';
  readonly day: Told;
  readonly age: Told;
  /** Of the variety that is given instead. */
  readonly name: string;
}

function takeTitle(kind: TakeKind, greens: Told, { word, day, age, name }: CutSaid): Sentence {
  switch (kind) {
    case 'TAKE':
      return say`Take ${greens} ${word} ${day}, ${age}`;
    case 'LATER':
      return word === 'ready'
        ? say`Take ${greens} ready later, ${day}, ${age}`
        : say`Cut ${greens} later, ${day}, ${age}`;
    case 'BUFFER':
      return say`Use ${greens} of the buffer`;
    case 'EARLY':
      return say`Cut ${greens} of ${day} early, ${age}`;
    case 'SWAP':
      return say`Give ${greens} ${name} instead, ${word} ${day}, ${age}`;
  }
}

/** A delivery is moved with all of its lines. */
export function moveTitle(toISO: IsoDate, lines: number): Sentence {
  const all = lines === 1 ? '' : say` (${lines} lines)`;
  return say`Move the whole delivery to ${onDay(toISO)}${all}`;
}

/** Ounces of the variety, not in the order, of which the most is free. Trays for trays of the same size only. */
function swapDraft(outlook: Outlook, shortage: ShortDelivery, short: Variety): SuggestionDraft[] {
  const { farm, today, ledger } = outlook;
  const claims = ledger.get(shortage.varietyId)?.claims ?? [];
  const order = claims.find((claim) => claim.order.id === shortage.orderId)?.order;
  if (order === undefined) return [];
  const own = varietiesOfItems(order.items, assortmentOf(farm));
  const [best] = farm.varieties
    .filter((variety) => !own.includes(variety.id) && isAlike(variety, short))
    .toSorted(byNameThenId)
    .map((variety) => {
      const lots = promisableLots(outlook, variety.id).filter(
        (lot) => isInTime(lot, variety, shortage, today) || isLater(lot, shortage, today),
      );
      return { variety, lots, freeOz: sumOf(lots.map(freeOf)) };
    })
    // Names stay in order where as much is free.
    .toSorted((a, b) => b.freeOz - a.freeOz);
  if (best === undefined) return [];
  return takeDraft('SWAP', takeFrom(best.lots, shortage.shortOz, freeOf), shortage, best.variety);
}

function isAlike(one: Variety, short: Variety): boolean {
  if (one.id === short.id || one.live !== short.live) return false;
  return short.live !== true || one.traySizeId === short.traySizeId;
}

/** The deliveries that live off one harvest, and the part of it that each can have. */
interface SharedHarvest {
  readonly deliveries: readonly { readonly claim: ClaimAllocation; readonly oz: number }[];
  readonly part: number;
}

/** Deliveries that would share a short harvest, and the share each would get. */
export function sharedHarvest(outlook: Outlook, shortage: ShortDelivery): SharedHarvest {
  const { varietyId, harvestISO } = shortage;
  const natural = naturalClaims(outlook, varietyId);
  const claims = natural.filter(({ dayISO }) => dayISO === harvestISO);
  const deliveries = [...groupBy(claims, deliveryKey).values()].flatMap((ofDelivery) => {
    const [claim] = ofDelivery;
    return claim === undefined ? [] : [{ claim, oz: sumOf(ofDelivery.map(({ oz }) => oz)) }];
  });
  const part = sumOf(claims.map(({ gotOz }) => gotOz)) / sumOf(claims.map(({ oz }) => oz));
  return { deliveries, part };
}

function splitDraft(outlook: Outlook, shortage: ShortDelivery): SuggestionDraft[] {
  const { varietyId, orderId, eventISO, shortOz } = shortage;
  const steps = stepsOf(shortage);
  const { deliveries, part } = sharedHarvest(outlook, shortage);
  const isAmong = deliveries.some(
    ({ claim }) => claim.order.id === orderId && claim.eventISO === eventISO,
  );
  if (deliveries.length < 2 || !isAmong) return [];
  const changes = deliveries.flatMap(({ claim, oz }) => {
    const less = oz - floorWithEpsilon(oz * part * steps) / steps;
    if (less <= EPSILON) return [];
    const delivery = { orderId: claim.order.id, dateISO: claim.eventISO, varietyId };
    return [{ kind: 'LESS' as const, ...delivery, oz: less }];
  });
  const title = say`Split fairly: ${deliveries.length} deliveries get ${Math.round(part * 100)}%`;
  return [{ kind: 'SPLIT', title, oz: shortOz, bufferOz: 0, changes }];
}

/** Ounces are shared out in tenths, trays whole. */
function stepsOf({ unit }: ShortDelivery): number {
  return unit === 'tray' ? 1 : 10;
}

function lessDraft(shortage: ShortDelivery): SuggestionDraft {
  const steps = stepsOf(shortage);
  const oz = ceilWithEpsilon(shortage.shortOz * steps) / steps;
  const change = { kind: 'LESS' as const, ...deliveryOf(shortage), oz };
  const title = say`Deliver ${amountSaid(oz, shortage)} less`;
  return { kind: 'LESS', title, oz, bufferOz: 0, changes: [change] };
}

function promisableLots({ ledger }: Outlook, varietyId: string): SupplyLot[] {
  return (ledger.get(varietyId)?.lots ?? []).filter(isPromisable).toSorted(byCut);
}

/** Cut no later than the harvest of the delivery itself, and still fresh when it is delivered. */
function isInTime(
  lot: SupplyLot,
  variety: Variety,
  shortage: ShortDelivery,
  today: string,
): boolean {
  return (
    lot.cutISO <= lastCutDay({ ...shortage, today }) &&
    isWithinShelfLife(lot, variety, shortage.dateISO)
  );
}

/** Cut nearer to the delivery than its own harvest. */
function isLater({ cutISO }: SupplyLot, shortage: ShortDelivery, today: string): boolean {
  return cutISO > lastCutDay({ ...shortage, today }) && cutISO <= shortage.dateISO;
}

function deliveryOf({ orderId, eventISO, varietyId }: ShortDelivery) {
  return { orderId, dateISO: eventISO, varietyId };
}
