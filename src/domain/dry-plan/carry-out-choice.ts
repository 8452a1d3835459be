import type { DayState, LatePlace } from './day-state.ts';
import type { WaitingTrays } from './waiting-trays.ts';

/** Carries out the choice that led to a state. */
export function carryOutChoice(state: DayState, trays: WaitingTrays): void {
  const { choice } = state;
  if (choice === null) return;
  state.choice = null;
  if ('load' in choice) {
    fillLoad(state, choice.load, choice.filling, trays);
    return;
  }
  const { at, waits, late, places } = choice;
  if (waits.length > 0) {
    const waiting = state.waiting.slice();
    waiting[at] = [...(waiting[at] ?? []), ...waits];
    state.waiting = waiting;
  }
  if (late.length === 0) return;
  const size = trays.sizeOf[at] ?? 0;
  const left = (state.places[size] ?? []).slice();
  for (const place of places) left.splice(left.indexOf(place), 1);
  state.places = state.places.map((own, index) => (index === size ? left : own));
  const loaded = places.map(({ machine, start }, index) => ({
    machine,
    start,
    trays: [late[index] ?? 0],
  }));
  state.steps = { before: state.steps, loaded };
}

/** Those of a size that ripen last go first. */
function fillLoad(
  state: DayState,
  load: LatePlace,
  filling: Uint16Array,
  { classes, sizes }: WaitingTrays,
): void {
  const { machine, start } = load;
  const waiting = state.waiting.slice();
  const taken: number[] = [];
  sizes.forEach((size, index) => {
    let rest = filling[index] ?? 0;
    for (const at of size.classes) {
      const own = waiting[at] ?? [];
      if (rest === 0 || own.length === 0 || classes[at]?.canPlant[start] !== 1) continue;
      taken.push(...own.slice(0, rest));
      waiting[at] = own.slice(rest);
      rest = Math.max(0, rest - own.length);
    }
    const kept = filling[sizes.length + index] ?? 0;
    if (kept === 0) return;
    const places = state.places.slice();
    places[index] = [...(places[index] ?? []), ...Array<LatePlace>(kept).fill(load)];
    state.places = places;
  });
  state.waiting = waiting;
  state.freeBy = state.freeBy.slice();
  state.freeBy[machine] = start;
  state.steps = { before: state.steps, loaded: [{ machine, start, trays: taken }] };
}
