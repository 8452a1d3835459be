import { dryerLabel } from '#domain/alchemy/dry-loads/load-label.ts';
import { dayLabel } from '#domain/calendar/day-label.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { DryLoadAction } from './dry-load-action.ts';

/** What an action on a load does, in growers' words. */
export function dryLoadLabel(action: DryLoadAction, farm: FarmDocument): string {
  switch (action.type) {
    case 'ACCEPT_DRY_PLAN':
      return 'Put the dryer plan to work';
    case 'MOVE_DRY_LOAD':
      return `Move ${loadName(farm, action.payload.id)}`;
    case 'CANCEL_DRY_LOAD':
      return `Cancel ${loadName(farm, action.payload.id)}`;
    case 'START_DRY_LOAD':
      return `Start ${loadName(farm, action.payload.id)}`;
    case 'WEIGH_DRY_LOAD':
      return `Weigh ${loadName(farm, action.payload.id)}`;
    case 'WEIGH_DRY_LINE':
      return `Weigh ${loadName(farm, action.payload.loadId)}`;
  }
}

function loadName({ dryLoads = [], capacity }: FarmDocument, id: string): string {
  const load = dryLoads.find((one) => one.id === id);
  if (load === undefined) return 'load';
  const dryer = load.dryerId === '' ? 'fresh items' : dryerLabel(load, capacity.freezeDryers);
  return `${dryer} of ${dayLabel(load.startISO)}`;
}
