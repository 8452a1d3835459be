import { sumOf } from '#domain/records/lists.ts';
import { formatSize, formatLoose } from '#ui/format-weights.ts';
import type { PlannerLine, PlannerOrder } from '#domain/orders/planner-orders.ts';
import { formatCount, formatOzAndTrays, formatTrays, formatNumber } from '#ui/format.ts';

/** What an order is called; one without a name by who ordered it. */
export function orderTitle(order: PlannerOrder): string {
  return order.name || order.customer || 'Unnamed order';
}

/** How much of a line is wanted: "26 × 2 oz", or "1.5 lb". */
export function lineAmount(line: PlannerLine): string {
  if (line.unit === 'tray') return formatTrays(line.count);
  return line.mode === 'BULK'
    ? formatLoose(line.weight, line.unit, 'hundredth')
    : `${formatNumber(line.count, 'hundredth')} × ${formatSize(line.packageOz, 'hundredth')}`;
}

/** What an order asks for in all: "34 packages, 105.0 oz". */
export function orderTotal({ lines }: PlannerOrder): string {
  const [live, weighed] = [lines.filter(isLive), lines.filter((line) => !isLive(line))];
  const packages = sumOf(weighed.map((line) => (line.mode === 'PACKAGE' ? line.count : 0)));
  const ouncesOf = (some: typeof lines) => sumOf(some.map(({ ounces }) => ounces));
  return [
    packages > 0 ? formatCount(packages, 'package') : '',
    formatOzAndTrays(ouncesOf(weighed), ouncesOf(live)),
  ]
    .filter(Boolean)
    .join(', ');
}

function isLive({ unit }: PlannerLine): boolean {
  return unit === 'tray';
}

/** Ounces of a line; null of what is sold alive. */
export function weighedOunces(line: PlannerLine): number | null {
  return isLive(line) ? null : line.ounces;
}
