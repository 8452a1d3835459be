import { labelLink } from '#domain/trace/labels/label-link.ts';
import type { LabelLine } from '#domain/trace/labels/label-text.ts';

interface LabelOfLot {
  readonly lines: readonly LabelLine[];
  readonly lot: string;
}

/**
 * Labels with the code that opens their lot, and why some have none; '' when all have one.
 *
 * @param origin - The address that phones use; null while the server has not told, as without a network.
 */
export function codedLabels(labels: readonly LabelOfLot[], origin: string | null) {
  const linked = labels.map(({ lines, lot }) => ({
    lines,
    link: labelLink(origin ?? window.location.origin, lot),
  }));
  const reasons = linked.flatMap(({ link }) => ('reason' in link ? [link.reason] : []));
  return {
    labels: linked.map(({ lines, link }) => ({ lines, link: link.link })),
    noCode: [...new Set(reasons)].join(' '),
  };
}
