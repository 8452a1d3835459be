import type { PlannerLine, PlannerOrder } from '#domain/orders/planner-orders.ts';
import { formatCount, formatOz } from '#ui/format.ts';

/** How much of a line is wanted: "26 × 2 oz", or "1.5 lb". */
export function lineAmount(line: PlannerLine): string {
  return line.mode === 'BULK'
    ? `${hundredths(line.weight)} ${line.unit}`
    : `${hundredths(line.count)} × ${hundredths(line.packageOz)} oz`;
}

/** What an order asks for in all: "34 packages, 105.0 oz". */
export function orderTotal({ lines }: PlannerOrder): string {
  const packages = lines.reduce((sum, line) => sum + (line.mode === 'PACKAGE' ? line.count : 0), 0);
  const ounces = lines.reduce((sum, line) => sum + line.ounces, 0);
  return [packages > 0 ? formatCount(packages, 'package') : '', formatOz(ounces)]
    .filter(Boolean)
    .join(', ');
}

function hundredths(value: number): string {
  return String(Math.round(value * 100) / 100);
}
