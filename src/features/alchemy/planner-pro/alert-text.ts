import type { DryerPlanRisk } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { formatDay } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';

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
export const ALERT_REASONS: Readonly<Record<DryerPlanRisk['cause'], string>> = {
  'dryers full': 'The dryers are full until then.',
  'lead time': 'Even planted today it would be late.',
  'no dryer': 'Your farm has no freeze dryer.',
  'too heavy': 'The trays are too heavy for the shelves.',
  'blocked variety': 'Every shelf of the germination or grow racks blocks it.',
  'no due date': 'Add a due date to plan this order.',
};

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

const ADD_DRYER = { label: 'Add a dryer', path: routePaths.freezeDryer };

/** What would mend a cause: something about each of its orders, and a place where it is mended. */
const FIXES: Readonly<
  Record<DryerPlanRisk['cause'], { readonly ofOrders?: string; readonly place?: AlertFix }>
> = {
  'dryers full': { ofOrders: 'Move the due date', place: ADD_DRYER },
  'lead time': { ofOrders: 'Move the due date' },
  'no dryer': { place: ADD_DRYER },
  'too heavy': { place: { label: 'Check the shelf limits', path: routePaths.freezeDryer } },
  'blocked variety': { place: { label: 'Open Trays & Racks', path: routePaths.trays } },
  'no due date': { ofOrders: 'Set the due date' },
};

export function alertFixes({
  cause,
  orderIds,
  readyOn,
}: Pick<DryerPlanRisk, 'cause' | 'orderIds' | 'readyOn'>): AlertFix[] {
  const { ofOrders, place } = FIXES[cause];
  const to = readyOn === undefined ? '' : ` to ${formatDay(readyOn)}`;
  const orders = ofOrders === undefined ? [] : orderIds;
  return [
    ...orders.map((id) => ({ label: `${ofOrders} of ${id}${to}`, path: proOrderPath(id) })),
    ...(place === undefined ? [] : [place]),
  ];
}

export function proOrderPath(id: string): string {
  return `${routePaths.proOrders}?order=${encodeURIComponent(id)}`;
}
