import { stockName } from '#domain/buying/purchase.ts';
import { storedRecords } from '#domain/orders/stored-order.ts';
import { dryerLabel } from '#domain/alchemy/dry-loads/load-label.ts';
import { formatDay } from '#ui/format.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { fieldPath, type SyncNotice } from '#state/document/notices/sync-notice.ts';
import { valueAtWay } from '#state/schema/change-at-way.ts';
import { selectVarietiesById } from '#state/selectors/varieties.ts';
import { asRecord, textOrBlank } from '#state/document/json-record.ts';

/** Lists whose records are known by what they are about, not by a name. */
const ABOUT_VARIETIES = ['traysPlantedLog', 'harvestLosses', 'harvestLog', 'seedsInventory'];

type Met = Pick<SyncNotice, 'slice' | 'entityId' | 'field'>;

/** What the record of a notice is about: the variety of a count, or whom a delivery went to; null for all else. */
export function noticeSubject(farm: FarmDocument, notice: Met): string | null {
  const { slice, entityId, field } = notice;
  if (slice === 'dryLoads') return loadSubject(farm, entityId, field);
  if (slice !== 'deliveries' && !ABOUT_VARIETIES.includes(slice)) return null;
  const { orderId, varietyId } = asRecord(recordOfNotice(farm, notice));
  if (slice !== 'deliveries') return varietyName(farm, varietyId) || null;
  const name = orderName(farm, orderId);
  return name === '' ? null : `the delivery to ${name}`;
}

/** What a notice is about, as a grower calls it: a record without a name is told by whose it is, and its day. */
export function noticeLabel(
  farm: FarmDocument,
  notice: Met & Pick<SyncNotice, 'label' | 'lost'>,
): string {
  const { slice, entityId, field, label, lost } = notice;
  if (slice === 'dryLoads') return loadSubject(farm, entityId, field) ?? label;
  // The number of a Pro order is its name.
  if (slice === 'alchemy/orders' || !label.includes(entityId)) return label;
  const record = asRecord(recordOfNotice(farm, notice) ?? (field === '' ? lost : undefined));
  const { orderId, varietyId, stockId, customer } = record;
  const past = asRecord(record['order']);
  const whose = [
    orderName(farm, orderId),
    varietyName(farm, varietyId),
    typeof stockId === 'string' ? stockName(farm, stockId) : '',
    textOrBlank(customer) || textOrBlank(asRecord(customer)['name']),
    textOrBlank(past['customer']) || textOrBlank(past['name']),
  ].find((name) => name !== '');
  const day = textOrBlank(record['dateISO']);
  const told = [whose, day && formatDay(day)].filter(Boolean).join(', ');
  return told === '' ? label : label.replace(entityId, () => told);
}

function recordOfNotice(farm: FarmDocument, { slice, entityId }: Met): unknown {
  return valueAtWay(farm, [...slice.split('/'), entityId]);
}

function varietyName(farm: FarmDocument, id: unknown): string {
  return selectVarietiesById(farm).get(textOrBlank(id))?.name ?? '';
}

/** Whom an order is for, also one that was deleted; '' for none. */
function orderName(farm: FarmDocument, orderId: unknown): string {
  const { pastOrders = [] } = farm;
  const orders = [...storedRecords(farm), ...pastOrders.map(({ order }) => order)];
  const order = orders.find(({ id }) => id === orderId);
  return order === undefined ? '' : order.customer || order.name;
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
