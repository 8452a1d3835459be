import { STANDARD_SIZE_ID, sizeInUseText } from '#domain/catalog/tray-size.ts';
import { slug } from '#domain/records/change-records.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { TRAY_SIZES } from '../../schema/catalog.ts';
import { described, recordActions, type RecordName } from '../action-rules.ts';
import { PayloadError, textOf } from '../described-payload.ts';
import type { JsonRecord } from '../../document/json-record.ts';

/** Tray sizes. One in use isn't deleted, see `sizeInUseText`; packaging forgets a deleted one. */
export const TRAY_SIZE_ACTIONS = recordActions('TRAY_SIZE', {
  list: 'catalog/traySizes',
  called: 'tray size',
  ...described(TRAY_SIZES),
  payloads: { drop: readUnused },
  newId: ({ name }) => {
    const id = `siz_${slug(name)}`;
    return id === STANDARD_SIZE_ID ? `${id}-2` : id;
  },
});

function readUnused(source: JsonRecord, { varieties }: FarmDocument): RecordName {
  const id = textOf(source, 'id');
  const inUse = sizeInUseText(varieties, id);
  if (inUse !== '') throw new PayloadError(inUse);
  return { id };
}
