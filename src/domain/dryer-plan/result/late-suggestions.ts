import { type FreezeDryer, NEW_DRYER } from '#domain/capacity/capacity.ts';
import { compareTexts } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { inDigits, listed, onDay, say, type Sentence } from '#domain/tell/say.ts';
import { latestOf } from '#domain/calendar/iso-date.ts';
import type { DrySuggestion, DryNeed } from './dry-plan.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';
import type { LateNeeds } from './late-orders.ts';

/** Something that might make an order ready in time, with the question as it would be then. */
interface TrialSuggestion extends DrySuggestion {
  readonly question: DryPlanInput;
}

/** Possible suggestions for a late order besides another day, by kind. Each must still be tried. */
export function trialSuggestions(question: DryPlanInput, order: LateNeeds): TrialSuggestion[][] {
  return [
    fewer(question, order),
    oneMoreShelf(question),
    oneMoreDryer(question),
    fromStock(question, order),
  ];
}

/** Day on which the plan finishes the last tray of a late order; none if a tray has no place. Needs no trial. */
export function daySuggestion({ items }: LateNeeds): DrySuggestion[] {
  const days = items.flatMap(({ readyISO }) => readyISO ?? []);
  const dateISO = latestOf(days);
  if (dateISO === null || days.length < items.length) return [];
  return [{ kind: 'day', text: say`Move the due date to ${onDay(dateISO)}`, dateISO }];
}

function fewer(question: DryPlanInput, { orderId, items }: LateNeeds): TrialSuggestion[] {
  const parts: (Sentence | null)[] = [];
  const needs = question.needs.map((need) => {
    const late = items.find(({ itemId }) => itemId === need.itemId);
    const item = question.items.find(({ id }) => id === need.itemId);
    if (need.orderId !== orderId || late === undefined || item === undefined) return need;
    const oz = late.isFromLoad ? 0 : late.inTimeOz;
    // Full grams that are surely there.
    const grams = Math.floor(
      need.stockG + (late.isFromLoad ? 0 : need.comingG) + oz * item.gramsPerOz,
    );
    parts.push(
      grams > 0 ? say`${gramsOf(grams)} of ${item.name} instead of ${gramsOf(need.grams)}` : null,
    );
    const left = Math.max(0, grams - need.stockG - need.comingG);
    return { ...need, grams, oz: left / item.gramsPerOz };
  });
  const named = parts.flatMap((part) => part ?? []);
  if (named.length < parts.length) return [];
  const text = say`Deliver ${listed(named, ' and ')}`;
  return [{ kind: 'fewer', text, dateISO: null, question: withNeeds(question, needs, orderId) }];
}

function oneMoreShelf(question: DryPlanInput): TrialSuggestion[] {
  return question.dryers.map((dryer, at) => {
    const dryers = question.dryers.with(at, { ...dryer, shelves: dryer.shelves + 1 });
    const text = say`One more shelf in ${dryer.label}`;
    return { kind: 'shelf', text, dateISO: null, question: { ...question, dryers } };
  });
}

/** Another one of the dryer that takes most a day; of a farm without any, a usual one. */
function oneMoreDryer(question: DryPlanInput): TrialSuggestion[] {
  const perDay = ({ shelves, cycleDays }: FreezeDryer) => shelves / cycleDays;
  const best = question.dryers.toSorted((a, b) => perDay(b) - perDay(a))[0];
  const added: FreezeDryer = { label: '', ...NEW_DRYER, ...best, id: 'one-more' };
  const text =
    best === undefined
      ? say`A freeze dryer of ${NEW_DRYER.shelves} shelves`
      : say`One more freeze dryer like ${best.label}`;
  const dryers = [...question.dryers, added];
  return [{ kind: 'dryer', text, dateISO: null, question: { ...question, dryers } }];
}

/** A later order gives back what it holds, and is planned itself instead. */
function fromStock(
  question: DryPlanInput,
  { orderId, dueISO, items }: LateNeeds,
): TrialSuggestion[] {
  const wanted = items.map(({ itemId }) => {
    const need = question.needs.find((row) => row.orderId === orderId && row.itemId === itemId);
    return { itemId, grams: (need?.grams ?? 0) - (need?.stockG ?? 0) };
  });
  return question.holders
    .filter(
      (holder) =>
        holder.dueISO > dueISO &&
        wanted.every(({ itemId, grams }) =>
          holder.items.some((held) => held.itemId === itemId && held.grams >= grams - 1e-6),
        ),
    )
    .toSorted((a, b) => compareTexts(b.dueISO, a.dueISO) || compareTexts(a.orderId, b.orderId))
    .map((holder) => {
      const served = question.needs.map((need) => {
        const isServed =
          need.orderId === orderId && wanted.some(({ itemId }) => itemId === need.itemId);
        return isServed ? { ...need, stockG: need.grams, comingG: 0, oz: 0 } : need;
      });
      const released = wanted.map(({ itemId, grams }): DryNeed => {
        const held = holder.items.find((row) => row.itemId === itemId)?.grams ?? 0;
        const { gramsPerOz = 1 } = question.items.find(({ id }) => id === itemId) ?? {};
        return {
          orderId: holder.orderId,
          itemId,
          dueISO: holder.dueISO,
          grams: held,
          stockG: held - grams,
          comingG: 0,
          oz: grams / gramsPerOz,
        };
      });
      const amounts = wanted.map(({ itemId, grams }) => {
        const name = question.items.find(({ id }) => id === itemId)?.name ?? itemId;
        return say`${gramsOf(grams)} of ${name}`;
      });
      return {
        kind: 'stock',
        text: say`Release ${holder.orderId} and take ${listed(amounts, ' and ')} from stock`,
        dateISO: null,
        question: withNeeds(question, [...served, ...released], orderId),
      };
    });
}

/** A question with other needs, in which an order waits for no load that is late. */
function withNeeds(
  question: DryPlanInput,
  needs: readonly DryNeed[],
  orderId: string,
): DryPlanInput {
  return {
    ...question,
    // A sort keeps the order of what is due on one day.
    needs: needs.toSorted((a, b) => compareTexts(a.dueISO, b.dueISO)),
    lateComing: question.lateComing.filter((row) => row.orderId !== orderId),
  };
}

function gramsOf(grams: number): Sentence {
  return say`${inDigits(roundTo(grams, 1), 'size')} g`;
}
