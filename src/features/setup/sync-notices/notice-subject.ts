import { dryerLabel } from '#domain/alchemy/dry-loads/load-label.ts';
import { formatDay } from '#ui/format.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { fieldPath, type SyncNotice } from '#state/document/notices/sync-notice.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';

/** Lists whose records are known by what they are about, not by a name. */
const ABOUT_VARIETIES = [
  'traysPlantedLog',
  'harvestLosses',
  'harvestLog',
  'seedsInventory',
] as const satisfies readonly (keyof FarmDocument)[];

/** What the record of a notice is about: the variety of a count, or whom a delivery went to; null for all else. */
export function noticeSubject(
  farm: FarmDocument,
  { slice, entityId, field }: Pick<SyncNotice, 'slice' | 'entityId' | 'field'>,
): string | null {
  if (slice === 'deliveries') {
    const found = farm.deliveries?.find(
      ({ id, orderId, dateISO }) => id === entityId || `${orderId}|${dateISO}` === entityId,
    );
    const order = farm.orders.find(({ id }) => id === found?.orderId);
    return order === undefined ? null : `the delivery to ${order.customer || order.name}`;
  }
  if (slice === 'dryLoads') return loadSubject(farm, entityId, field);
  const name = ABOUT_VARIETIES.find((own) => own === slice);
  if (name === undefined) return null;
  const records: readonly About[] = farm[name] ?? [];
  const found = records.find(
    ({ id, dateISO, varietyId }) => id === entityId || `${dateISO}|${varietyId}` === entityId,
  );
  return selectVarietiesById(farm).get(found?.varietyId ?? '')?.name ?? null;
}

/** "Pea powder in Freeze Dryer 1 on Thu 11/19"; a load that is gone keeps its id. */
function loadSubject(
  { dryLoads = [], alchemy, capacity }: FarmDocument,
  loadId: string,
  field: string,
): string | null {
  const load = dryLoads.find(({ id }) => id === loadId);
  if (load === undefined) return null;
  const [list, itemId] = fieldPath(field);
  const item = list === 'lines' && alchemy.items.find(({ id }) => id === itemId);
  const goods = item ? item.name : 'Load';
  const dryer = load.dryerId === '' ? '' : ` in ${dryerLabel(load, capacity.freezeDryers)}`;
  return `${goods}${dryer} on ${formatDay(load.startISO)}`;
}

interface About {
  readonly id: string;
  readonly varietyId: string;
  readonly dateISO?: string;
}
