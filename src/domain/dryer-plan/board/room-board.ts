import { dayNumber } from '#domain/calendar/iso-date.ts';
import { slotsTaken } from '#domain/capacity/rack-stays.ts';
import { STANDARD_SIZE } from '#domain/catalog/tray-size.ts';
import { germinationStack } from '#domain/settings/germination-stack.ts';
import { SPACE_KINDS, type SpaceKind, bySpaceKind } from '#domain/capacity/space-use.ts';
import { EPSILON } from '#domain/units/rounding.ts';
import { trayUsage } from '#domain/planning/tray-status.ts';
import type { DryPlanInput, DryVariety } from '../question/dry-plan-input.ts';

/** A planting of one kind of room: so much of it, from a day up to another. */
interface Stay {
  readonly kind: SpaceKind;
  readonly from: number;
  readonly until: number;
  readonly amount: number;
}

/**
 * Rack and tray space of a plan's plantings, on top of the farm's own.
 *
 * Trays join the farm's plantings for the same harvest, since together they fill stacks.
 */
export class RoomBoard {
  /** Space the plan adds, by kind and day from today. */
  readonly added: Readonly<Record<SpaceKind, Float64Array>>;
  readonly #question: DryPlanInput;
  readonly #planted = new Map<string, number>();
  readonly #core: readonly ReadonlyMap<number, number>[];

  constructor(question: DryPlanInput, end: number) {
    const today = dayNumber(question.today);
    this.#question = question;
    this.added = bySpaceKind(() => new Float64Array(end + 1));
    this.#core = question.varieties.map(
      ({ core }) => new Map(core.map(({ cutISO, trays }) => [dayNumber(cutISO) - today, trays])),
    );
  }

  /** Trays of a variety that the plan plants for a cut. */
  planted(variety: number, cut: number): number {
    return this.#planted.get(`${variety}|${cut}`) ?? 0;
  }

  /** Plants more trays, or fewer. */
  plant(variety: number, cut: number, trays: number): void {
    const before = this.planted(variety, cut);
    for (const stay of this.#stays(variety, cut, before)) this.#add(stay, -1);
    for (const stay of this.#stays(variety, cut, before + trays)) this.#add(stay, 1);
    this.#planted.set(`${variety}|${cut}`, before + trays);
  }

  /** Whether one more tray makes no day worse that has no room left. */
  fits(variety: number, cut: number): boolean {
    const planted = this.planted(variety, cut);
    const before = this.#stays(variety, cut, planted);
    return this.#stays(variety, cut, planted + 1).every(({ kind, from, until, amount }, at) => {
      const more = amount - (before[at]?.amount ?? 0);
      if (more <= 0 || !this.isKnown(kind)) return true;
      const last = Math.min(until, this.added[kind].length);
      for (let day = Math.max(0, from); day < last; day += 1) {
        if (this.need(kind, day) + more - this.have(kind, day) > EPSILON) return false;
      }
      return true;
    });
  }

  /** Whether a day needs more space than there is. Unknown space is never full. */
  isOver(kind: SpaceKind, day: number): boolean {
    const have = this.have(kind, day);
    return this.isKnown(kind) && this.need(kind, day) - have > EPSILON;
  }

  have(kind: SpaceKind, day: number): number {
    return this.#question.room.have[kind][day] ?? this.#question.room.have[kind].at(-1) ?? 0;
  }

  need(kind: SpaceKind, day: number): number {
    return (this.#question.room.used[kind][day] ?? 0) + (this.added[kind][day] ?? 0);
  }

  /** Whether the farm has entered this kind of space. */
  isKnown(kind: SpaceKind): boolean {
    return (this.#question.room.have[kind].at(-1) ?? 0) > 0;
  }

  #add({ kind, from, until, amount }: Stay, sign: 1 | -1): void {
    const added = this.added[kind];
    for (let day = Math.max(0, from); day < Math.min(until, added.length); day += 1) {
      added[day] = (added[day] ?? 0) + sign * amount;
    }
  }

  /** What so many trays take more than those that the farm plants for the same cut take alone. */
  #stays(index: number, cut: number, trays: number): Stay[] {
    const variety = this.#question.varieties[index];
    if (variety === undefined || trays === 0) return [];
    const core = this.#core[index]?.get(cut) ?? 0;
    const { stackLimit } = this.#question.room;
    const [with_, without] = [core + trays, core].map((all) => needOf(variety, all, stackLimit));
    if (with_ === undefined || without === undefined) return [];
    const planted = cut - variety.growDays;
    const lights = Math.min(cut, planted + variety.germDays);
    return SPACE_KINDS.map((kind) => ({
      kind,
      from: kind === 'grow' ? lights : planted,
      until: kind === 'germination' ? lights : cut,
      amount: with_[kind] - without[kind],
    }));
  }
}

function needOf(
  { name, germMode, size = STANDARD_SIZE }: DryVariety,
  trays: number,
  stackLimit: number,
): Record<SpaceKind, number> {
  const { withHoles, withoutHoles } = trayUsage(trays, germMode, stackLimit, size);
  const stack = germinationStack([name], germMode, stackLimit);
  const { germSlots, growSlots } = slotsTaken(trays, stack, size);
  return {
    germination: germSlots,
    grow: growSlots,
    withHoles,
    withoutHoles,
  };
}
