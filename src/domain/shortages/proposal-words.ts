import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { ouncesText } from '#domain/supply/ounces-text.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { SHORT_OZ } from '#domain/supply/supply-window.ts';
import { sharedHarvest } from './draft-proposals.ts';
import type { ShortDelivery, ShortageProposal } from './shortage.ts';

/** A proposal in words, with what it costs: "Deliver 8 oz less, costs 8 oz". */
export function proposalWords(
  proposal: ShortageProposal,
  outlook: Outlook,
  shortage: ShortDelivery,
): string {
  return `${proposalTitle(proposal, outlook, shortage)}, ${proposalCost(proposal)}`;
}

/** What a proposal costs, or what it leaves short: "costs nobody", "costs 8 oz", "leaves 4.7 oz short". */
export function proposalCost({ costOz, leavesShortOz }: ShortageProposal): string {
  if (leavesShortOz >= SHORT_OZ) return `leaves ${ouncesText(leavesShortOz)} oz short`;
  return costOz < SHORT_OZ ? 'costs nobody' : `costs ${ouncesText(costOz)} oz`;
}

/** What a proposal does, without its cost. */
export function proposalTitle(
  { kind, oz, changes: [first] }: ShortageProposal,
  outlook: Outlook,
  shortage: ShortDelivery,
): string {
  const ounces = `${ouncesText(oz)} oz`;
  const day =
    first !== undefined && 'harvestISO' in first ? shortDayLabel(first.harvestISO ?? '') : '';
  switch (kind) {
    case 'TAKE':
      return `Take ${ounces} of ${day}'s cut`;
    case 'LATER':
      return `Cut ${ounces} later, ${day}`;
    case 'BUFFER':
      return `Use ${ounces} of the buffer`;
    case 'EARLY':
      return `Cut ${ounces} of ${day}'s trays early`;
    case 'SWAP': {
      const toVarietyId = first?.kind === 'SWAP' ? first.toVarietyId : '';
      const variety = outlook.farm.varieties.find(({ id }) => id === toVarietyId);
      return `Give ${ounces} ${variety?.name ?? toVarietyId} instead`;
    }
    case 'MOVE':
      return `Move to ${first?.kind === 'MOVE' ? shortDayLabel(first.toISO) : ''}`;
    case 'SPLIT': {
      const { deliveries, part } = sharedHarvest(outlook, shortage);
      return `Split fairly: ${deliveries.length} deliveries get ${Math.round(part * 100)}%`;
    }
    case 'LESS':
      return `Deliver ${ounces} less`;
  }
}
