import { sizeInFile } from '#ui/csv/csv.ts';
import { formatHead, formatInColumn, formatSize } from '#ui/format-weights.ts';
import type { Market } from '#domain/orders/order.ts';
import type { DemandScope, TrayDemandRow } from '#domain/reports/tray-demand.ts';
import { formatCount, formatNumber } from '#ui/format.ts';
import { isPicked } from './demand-view.ts';

/** Ounces with at most two decimals; a dash when they are not known. */
export function ouncesLabel(ounces: number): string {
  return ounces > 0 ? formatInColumn('size', ounces, 'hundredth') : '—';
}

/** A packaging without a name is told by its size. */
export function packagingLabel({ packagingName, sizeOz }: TrayDemandRow): string {
  return sizeOz === undefined ? packagingName : formatSize(sizeOz, 'exact');
}

export function packagingInFile({ packagingName, sizeOz }: TrayDemandRow): string {
  return sizeOz === undefined ? packagingName : sizeInFile(sizeOz);
}

/** How many units of a row are packages of a mix: "all in mixes", "20 in mixes", or nothing. */
export function mixLabel({ units, mixUnits }: Pick<TrayDemandRow, 'units' | 'mixUnits'>): string {
  if (mixUnits === 0) return '';
  return mixUnits === units ? 'all in mixes' : `${formatNumber(mixUnits)} in mixes`;
}

/** How the figures add up, where that is not plain to see; nothing where it is. */
export function demandNotes(rows: readonly TrayDemandRow[]): string {
  const packagings = new Set<string | null>();
  const isShared = rows.some(({ varietyId }) => {
    const again = varietyId !== null && packagings.has(varietyId);
    packagings.add(varietyId);
    return again;
  });
  return [
    rows.some(({ mixUnits }) => mixUnits > 0) &&
      'A mix package appears in each of its varieties’ rows but counts once in the total.',
    rows.some(({ isAverage }) => isAverage) &&
      `If packages hold different amounts of a variety, ${formatHead('Pkg Oz')} is the average.`,
    isShared && 'Trays are rounded up once per variety, so each row shows only the trays it adds.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Which sales are looked at, in a few words. */
export function scopeLabel(scope: DemandScope, markets: readonly Market[]): string {
  return [
    countLabel(scope, markets, 'MARKET', 'market'),
    countLabel(scope, markets, 'EVENT', 'event'),
  ].join(', ');
}

function countLabel(
  scope: DemandScope,
  markets: readonly Market[],
  kind: Market['kind'],
  word: string,
): string {
  const listed = markets.filter((market) => market.kind === kind);
  const picked = scope.kinds.includes(kind)
    ? listed.filter((market) => isPicked(scope, market)).length
    : 0;
  if (picked === listed.length && scope.kinds.includes(kind)) return formatCount(picked, word);
  if (picked === 0) return `no ${word}s`;
  return `${picked} of ${formatCount(listed.length, word)}`;
}
