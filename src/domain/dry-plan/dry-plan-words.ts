import type { ProItem } from '#domain/alchemy/alchemy.ts';
import type { LateCause, NotPlanned } from './dry-plan.ts';

/** Why an order is late, in growers' words. */
export function lateCauseWords(cause: LateCause): string {
  switch (cause) {
    case 'weight':
      return 'No dryer takes such a tray.';
    case 'ripe':
      return 'Even planted today it would be late.';
    case 'room':
      return 'The racks or trays have no room in time.';
    case 'load':
      return 'It waits for a load that is ready too late.';
    case 'dryers':
      return 'The dryers are full on the days before.';
  }
}

/** Why a line cannot be planned and what mends that, in growers' words; an amount in the unit of its item. */
export function notPlannedWords({ reason, lacks }: NotPlanned, unit?: ProItem['unit']): string {
  switch (reason) {
    case 'noDay':
      return 'No due date: set one.';
    case 'over':
      return 'It was due before today: move the due date or complete it.';
    case 'noQty':
      return 'A line has quantity 0: change or remove it.';
    case 'product':
      return 'A product of this order is gone. Remove the line.';
    case 'item':
      return 'An item of the recipe is gone: mend the recipe.';
    case 'variety':
      return 'The item has no variety: choose one.';
    case 'unit':
      return 'The unit of the recipe does not fit the item: change one of them.';
    case 'short':
      return lacks === undefined
        ? 'The stock does not suffice.'
        : `${lacks}${unit === undefined || unit === 'unit' ? '' : ` ${unit}`} missing: buy more.`;
  }
}
