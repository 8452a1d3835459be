import type { Packaging } from '#domain/catalog/catalog.ts';

/** The default estimate of labels per package, for packaging without a label rule. */
const DEFAULT_LABELS_PER_PACKAGE = 1;

/** Note for the inventory report, whose label sheets may use the estimate. */
export const LABEL_ESTIMATE_NOTE = `Packaging without a label rule uses a default estimate of ${DEFAULT_LABELS_PER_PACKAGE} label per package.`;

export function labelsPerPackage(labelRule: Packaging['labelRule']): number {
  return labelRule?.labelsPerUnit ?? DEFAULT_LABELS_PER_PACKAGE;
}
