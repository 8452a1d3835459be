import type { DryerPlanRisk } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { formatDay } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';

/** Where an alert can be mended. */
interface AlertFix {
  readonly label: string;
  readonly path: string;
}

const KINDS: Readonly<Record<DryerPlanRisk['kind'], string>> = {
  freeze_dryer_capacity: 'The dryers are full',
  freeze_dryer_weight: 'Too heavy for the dryers',
  late: 'Late',
  unscheduled: 'Not planned',
  blocked_variety: 'Blocked variety',
  no_due_date: 'No due date',
};

/** The kind of an alert in growers' words; that dryers are full is said only when they are. */
export function alertKind({ kind, cause }: Pick<DryerPlanRisk, 'kind' | 'cause'>): string {
  if (kind === 'freeze_dryer_capacity' && cause === 'lead time') return 'Not ready in time';
  if (kind === 'freeze_dryer_capacity' && cause === 'no dryer') return 'No freeze dryer';
  return KINDS[kind];
}

/** Why an alert arises, in growers' words. */
export function alertReason({ cause }: Pick<DryerPlanRisk, 'cause'>): string {
  switch (cause) {
    case 'dryers full':
      return 'The dryers are full until then.';
    case 'lead time':
      return 'Even planted today it would be late.';
    case 'no dryer':
      return 'Your farm has no freeze dryer.';
    case 'too heavy':
      return 'The trays are too heavy for the shelves.';
    case 'blocked variety':
      return 'Every shelf of the germination or grow racks blocks it.';
    case 'no due date':
      return 'Add a due date to plan this order.';
  }
}

/** Orders that are named before the others are counted. */
const MAX_NAMED = 3;

/** What an alert is about: its varieties, and the orders that no way to mend it names. */
export function alertAbout(
  risk: Pick<DryerPlanRisk, 'cause' | 'varietyIds' | 'orderIds'>,
  nameOf: (varietyId: string) => string,
): string {
  const paths = new Set(alertFixes(risk).map(({ path }) => path));
  const orderIds = risk.orderIds.filter((id) => !paths.has(proOrderPath(id)));
  const more = orderIds.length - MAX_NAMED;
  return [
    ...risk.varietyIds.map(nameOf),
    ...orderIds.slice(0, MAX_NAMED),
    ...(more > 0 ? [`${more} more`] : []),
  ].join(', ');
}

/** What would mend an alert. */
export function alertFixes({
  cause,
  orderIds,
  readyOn,
}: Pick<DryerPlanRisk, 'cause' | 'orderIds' | 'readyOn'>): AlertFix[] {
  const to = readyOn === undefined ? '' : ` to ${formatDay(readyOn)}`;
  const orders = (verb: string) =>
    orderIds.map((id) => ({ label: `${verb} of ${id}${to}`, path: proOrderPath(id) }));
  switch (cause) {
    case 'dryers full':
      return [
        ...orders('Move the due date'),
        { label: 'Add a dryer', path: routePaths.freezeDryer },
      ];
    case 'lead time':
      return orders('Move the due date');
    case 'no dryer':
      return [{ label: 'Add a dryer', path: routePaths.freezeDryer }];
    case 'too heavy':
      return [{ label: 'Check the shelf limits', path: routePaths.freezeDryer }];
    case 'blocked variety':
      return [{ label: 'Open Trays & Racks', path: routePaths.trays }];
    case 'no due date':
      return orders('Set the due date');
  }
}

function proOrderPath(id: string): string {
  return `${routePaths.proOrders}?order=${encodeURIComponent(id)}`;
}
