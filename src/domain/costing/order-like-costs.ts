import { costBook, type CostingInputs } from './cost-book.ts';
import type { EventCost } from './event-cost.ts';
import { type PackageChoice, packageCostIn } from './package-cost.ts';

/** Dollars of a package of a variety; null when the order does not sell the variety. */
type OrderLikeCost = (varietyId: string, choice: PackageChoice) => number | null;

export function orderLikeCosts(inputs: CostingInputs, event: EventCost): OrderLikeCost {
  const book = costBook(inputs);
  return (varietyId, choice) => packageCostIn(book, event, varietyId, choice);
}
