import type { Packaging } from '#domain/catalog/catalog.ts';

/** The default estimate of labels per package, for packaging without a label rule. */
const DEFAULT_LABELS_PER_PACKAGE = 1;

/** Said beside the inventory report, whose label sheets may rest on the estimate. */
export const LABEL_ESTIMATE_NOTE = `Packaging without a label rule uses a default estimate of ${DEFAULT_LABELS_PER_PACKAGE} label per package.`;

/** Labels on one package: as its rule says, or the estimate. */
export function labelsPerPackage(labelRule: Packaging['labelRule']): number {
  return labelRule?.labelsPerUnit ?? DEFAULT_LABELS_PER_PACKAGE;
}
