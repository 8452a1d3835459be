import { acceptLoads } from '#domain/alchemy/dry-loads/accept-loads.ts';
import type { DryLoad } from '#domain/alchemy/dry-loads/dry-load.ts';
import {
  cancelLoad,
  moveLoad,
  startLoad,
  touchedCycles,
  weighLine,
  type LineWeights,
} from '#domain/alchemy/dry-loads/run-load.ts';
import { weighIntoStock } from '#domain/alchemy/dry-loads/weigh-into-stock.ts';
import { isIsoDate } from '#domain/calendar/day-number.ts';
import type { Moment } from '#domain/calendar/moment.ts';
import { changeById, recordById } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { sameValue } from '../document/same-value.ts';
import { readDryLoads } from '../normalise/read-dry-loads.ts';
import type { DryLoadAction } from './dry-load-action.ts';
import { withList } from './with-list.ts';

/** Loads of the freeze dryers. Their tasks and the stock of what was dried follow from them. */
export function reduceDryLoads(
  document: FarmDocument,
  action: DryLoadAction,
  moment: Moment,
): FarmDocument {
  const { dryLoads = [], tasks } = document;
  switch (action.type) {
    case 'ACCEPT_DRY_PLAN': {
      const { loads, drop } = action.payload;
      const dryers = document.capacity.freezeDryers;
      const atISO = new Date(moment.now).toISOString();
      const accepted = readDryLoads(acceptLoads(dryLoads, loads, drop, { dryers, atISO }));
      return sameValue(accepted, dryLoads) ? document : withList(document, 'dryLoads', accepted);
    }
    case 'MOVE_DRY_LOAD': {
      const { id, startISO } = action.payload;
      if (!isIsoDate(startISO) || startISO < moment.today) return document;
      return changeLoad(document, id, (load) => moveLoad(load, startISO, touchedCycles(tasks)));
    }
    case 'CANCEL_DRY_LOAD':
      return changeLoad(document, action.payload.id, cancelLoad);
    case 'START_DRY_LOAD': {
      const { id, wet } = action.payload;
      return changeLoad(document, id, (load) => startLoad(load, moment.today, tasks, wet));
    }
    case 'WEIGH_DRY_LOAD': {
      const { id, lines } = action.payload;
      return lines.reduce((farm, line) => weigh(farm, { ...line, loadId: id }), document);
    }
    case 'WEIGH_DRY_LINE':
      return weigh(document, action.payload);
  }
}

function weigh(
  document: FarmDocument,
  { loadId, ...weights }: LineWeights & { readonly loadId: string },
): FarmDocument {
  const before = recordById(document.dryLoads ?? [], loadId);
  const after = before && weighLine(before, weights);
  if (before === undefined || after === undefined || sameValue(before, after)) return document;
  const items = weighIntoStock(document, before, after, weights.itemId);
  const weighed = changeLoad(document, loadId, () => after);
  return items === document.alchemy.items
    ? weighed
    : { ...weighed, alchemy: { ...document.alchemy, items } };
}

function changeLoad(
  document: FarmDocument,
  id: string,
  change: (load: DryLoad) => DryLoad,
): FarmDocument {
  const { dryLoads = [] } = document;
  return withList(document, 'dryLoads', changeById(dryLoads, id, change));
}
